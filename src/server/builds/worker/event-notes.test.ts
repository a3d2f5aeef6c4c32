import type { HeldRedirect } from '../../../domain/routes/held-redirect'
import { notesOn } from './event-notes'
import { explainOmission } from './explain-omission'

const event = (slug: string, more: object = {}) => ({
  id: slug,
  source: 'storyblok' as const,
  payload: { action: 'published', story_id: 7, full_slug: slug, ...more },
})
const omission = (path: string, slug: string | null = null) => ({
  path,
  slug,
  reason: 'story left out: another page has its address',
})

const told = (omissions: ReturnType<typeof omission>[], heldRedirects: HeldRedirect[] = []) => ({
  omissions,
  heldRedirects,
})
const held = (id: number): HeldRedirect => ({
  id,
  from: `/a${id}`,
  to: '/rien',
  code: 'missing-target',
  other: null,
})
const redirects = {
  id: 'r',
  source: 'storyblok' as const,
  payload: { action: 'entries_updated', datasource_slug: 'redirects' },
}

describe('notes on events', () => {
  it('find the story by its slug, and by its address where only that is told', () => {
    expect(notesOn([event('faq/')], told([omission('/faq', 'faq')]))).toMatchObject([{ id: 'faq/', status: 'omitted' }])
    expect(notesOn([event('home')], told([omission('/')]))).toMatchObject([{ id: 'home' }])
    // Two stories come to one address: one is there.
    expect(notesOn([event('home')], told([omission('/', '/')]))).toEqual([])
  })

  it('say nothing of what is no publication of a story', () => {
    const omissions = told([omission('/faq', 'faq')])
    expect(notesOn([event('faq', { action: 'unpublished' })], omissions)).toEqual([])
    expect(notesOn([{ ...event('faq'), source: 'manual' }], omissions)).toEqual([])
    expect(
      notesOn(
        [{ id: 'x', source: 'storyblok', payload: { action: 'entries_updated', datasource_slug: 'redirects' } }],
        omissions,
      ),
    ).toEqual([])
  })
})

describe('a change of the list of redirects', () => {
  it('is told which entries were left out, why, and what to do', () => {
    const [note] = notesOn([redirects, event('faq')], told([], [held(1)]))
    expect(note).toMatchObject({ id: 'r', status: 'published' })
    expect(note?.reason).toContain('«\u202f/a1\u202f»\u202f: aucune page ne répond à «\u202f/rien\u202f»')
    expect(note?.reason).toContain('publiez cette page.')
  })

  it('names a few of many, and says nothing where all are right or another list changed', () => {
    const [note] = notesOn([redirects], told([], [1, 2, 3, 4, 5].map(held)))
    expect(note?.reason).toMatch(/\/a3.*Et 2 autres redirections\.$/)
    expect(note?.reason).not.toContain('/a4')
    expect(notesOn([redirects], told([]))).toEqual([])
    const labels = { ...redirects, payload: { action: 'entries_updated', datasource_slug: 'labels' } }
    expect(notesOn([labels], told([], [held(1)]))).toEqual([])
  })
})

describe('what editors are told', () => {
  it.each([
    [
      'story left out: its slug "robots.txt" has "robots.txt" in it, which is the name of a file',
      'son adresse contient «\u202Frobots.txt\u202F», qui est le nom d’un fichier.',
    ],
    [
      'story left out: its slug "api/x" begins with "api", which the site keeps for itself',
      'commence par «\u202Fapi\u202F»',
    ],
    ['story left out: "FAQ" has the address of "Questions"', '«\u202FQuestions\u202F» a déjà cette adresse.'],
    ['story left out: another page has its address', 'une autre page du site a déjà cette adresse.'],
    ['story left out: its root "landing" is no kind of page', 'son type «\u202Flanding\u202F»'],
    ['story left out: "seo" is missing (a block expected)', 'le champ «\u202Fréférencement\u202F» est vide.'],
    ['story left out: its content is not JSON', 'le CMS livre un contenu illisible.'],
    ['story left out: listed, but not delivered', 'Publiez-le à nouveau.'],
    ['story left out: for a reason of tomorrow', 'Détail\u202F: for a reason of tomorrow'],
  ])('of a whole story: %s', (reason, text) => {
    const told = explainOmission(['page.body.0: left out: unknown block "x"', reason])
    expect(told.isWhole).toBe(true)
    expect(told.text).toMatch(/^Ce contenu n’est pas en ligne\u202F: /)
    expect(told.text).toContain(text)
  })

  it.each([
    [
      'page.body.2 (faq): threw while the HTML of the page was made',
      'Bloc 3 (faq)\u202F: ce bloc n’a pas pu être affiché, la page est en ligne sans lui.',
    ],
    [
      'page.body.0: left out: unknown block "carrousel-3d"',
      'Bloc 1 (carrousel-3d)\u202F: ce bloc n’existe pas sur le site, il n’est pas affiché.',
    ],
    [
      'page.body (model-list).brand: brand "simca" is unknown',
      'model-list\u202F: aucune marque ne porte l’identifiant «\u202Fsimca\u202F»',
    ],
    [
      'page.body (employee-list).location: location "metz" is unknown',
      'employee-list\u202F: aucune concession ne porte l’identifiant «\u202Fmetz\u202F»',
    ],
    [
      'page.body.3 (price-ways): "model" is not usable (a text expected)',
      'n’est pas utilisable, le bloc est affiché sans ce champ.',
    ],
    [
      'page.body.1 (text-image): left out: "image" is not usable (a picture expected)',
      'Bloc 2 (text-image)\u202F: il manque une image (image).',
    ],
    [
      'page.body.1 (hero): left out: "title" is missing (a text expected)',
      'Bloc 2 (hero)\u202F: le champ «\u202Ftitre\u202F» est vide',
    ],
    [
      'its title for search engines is the one of /faq: "FAQ: x"',
      'Son titre pour les moteurs de recherche est aussi celui de /faq.',
    ],
    [
      'error: shown in place of the list of news at its address',
      'Son adresse est aussi celle d’une liste d’actualités, qui n’est plus affichée.',
    ],
    [
      'its description for search engines is the one of /faq: "x"',
      'Sa description pour les moteurs de recherche est aussi celle de /faq.',
    ],
  ])('of a part of it: %s', (reason, text) => {
    const told = explainOmission([reason])
    expect(told.isWhole).toBe(false)
    expect(told.text).toContain(text)
    expect(told.text).toMatch(/^À corriger\u202F: .*puis publiez à nouveau\.$/)
  })

  it('names a few parts of many', () => {
    const { text } = explainOmission(
      Array.from({ length: 5 }, (_, index) => `page.body.${index}: left out: unknown block "x"`),
    )
    expect(text).toContain('Bloc 3 (x)')
    expect(text).not.toContain('Bloc 4')
    expect(text).toContain('Et 2 autres points.')
  })
})
