import { predictionText, publicationText } from './publication-text'

const pages = (count: number) => ({ created: 0, changed: count, deleted: 0, first: ['/news/a', '/news', '/', '/b'] })

describe('words about publications', () => {
  it.each([
    [{ stories: 1, pages: pages(0) }, 'La publication ne changera aucune page.'],
    [{ stories: 1, pages: { ...pages(1), first: ['/a'] } }, 'La publication mettra à jour 1 page\u202f: /a.'],
    [{ stories: 1, pages: pages(14) }, 'La publication mettra à jour 14 pages, dont /news/a, /news, /.'],
    [
      { stories: 3, pages: pages(14) },
      'La publication groupée de 3 contenus mettra à jour 14 pages, dont /news/a, /news, /.',
    ],
    [
      { stories: 1, pages: { created: 1, changed: 1, deleted: 2, first: ['/a', '/b'] } },
      'La publication mettra à jour 2 pages, dont /a, /b. 2 pages quitteront le site.',
    ],
    [
      { stories: 1, pages: { created: 0, changed: 0, deleted: 1, first: ['/a'] } },
      'La publication retirera 1 page du site\u202f: /a.',
    ],
    [{ stories: 1, pages: null }, null],
  ])('say what publishing would touch: %j', (prediction, text) => {
    expect(predictionText(prediction)).toBe(text)
  })

  it.each([
    [{ kind: 'none' } as const, null],
    [{ kind: 'waiting', place: 2, of: 3 } as const, 'En attente de construction\u202f: 2 sur 3.'],
    [{ kind: 'building', share: 0.456 } as const, 'Construction en cours (46\u202f%).'],
    [{ kind: 'live', since: null, seconds: null, note: null } as const, 'En ligne.'],
    [
      { kind: 'offline', since: '2026-11-21T10:00:00Z', seconds: 65, note: null } as const,
      'Hors ligne depuis le 21 novembre 2026 à 11:00, en 1 min 05 s.',
    ],
    [{ kind: 'left-out', reason: 'Adresse prise.' } as const, 'Laissé de côté. Adresse prise.'],
  ])('say what became of a publication: %j', (publication, text) => {
    expect(publicationText(publication)?.replaceAll('\u00a0', ' ') ?? null).toBe(text)
  })

  it('say what to do when the public address answers something else', () => {
    const address = 'https://example.test/a'
    expect(publicationText({ kind: 'unseen', address, status: 404 })).toMatch(/Rechargez.*technique \(404\)/)
    expect(publicationText({ kind: 'unseen', address, status: null })).toMatch(/\(pas de réponse\)/)
  })
})
