import type { BuildReason, ReasonPages } from '../../../domain/status/build-reasons'
import { causeText, pagesText, reasonsPart } from './reasons'

const pages = (bond: ReasonPages['bond'], template: string, total: number): ReasonPages => ({
  bond,
  template,
  total,
  first: [],
})
const reason = (fields: Partial<BuildReason> = {}): BuildReason => ({
  subject: 'vehicle',
  deed: 'changed',
  total: 1,
  keys: ['412231'],
  pages: [],
  ...fields,
})
const line = (one: BuildReason): string =>
  `${causeText(one)} → ${one.pages.map((group) => pagesText(group, one)).join(', ')}`

describe('why a build touched its pages', () => {
  it('is told in one French line for each cause', () => {
    expect(
      line(
        reason({
          pages: [pages('own', '', 1), pages('similar', '', 4), pages('list', 'brand', 1), pages('list', 'stock', 1)],
        }),
      ),
    ).toBe(
      'véhicule 412231 modifié → sa page, 4 pages qui le montrent comme semblable, 1 page de marque, 1 page du stock',
    )
    expect(
      line(
        reason({
          total: 1200,
          deed: 'added',
          pages: [pages('own', '', 1200), pages('similar', '', 1), pages('list', 'location', 6)],
        }),
      ),
    ).toBe(
      '1.200 véhicules ajoutés → leurs 1.200 pages, 1 page qui les montre comme semblables, 6 pages de concessions',
    )
    expect(
      line(
        reason({
          subject: 'location',
          deed: 'removed',
          keys: ['mersch'],
          pages: [pages('own', '', 3), pages('shared', 'vehicle', 80)],
        }),
      ),
    ).toBe('concession mersch retirée → ses 3 pages, 80 pages de véhicules')
    expect(
      line(reason({ subject: 'story', keys: ['/global/header'], pages: [pages('shared', 'new-template', 5000)] })),
    ).toBe('contenu /global/header modifié → 5.000 autres pages')
  })

  it('puts what others wrote on the page as text, and says when nothing hung on it', async () => {
    const text = String(await reasonsPart([reason({ keys: ['<b>'], pages: [pages('own', '', 1)] })]))
    expect(text).toContain('<b>Véhicule &lt;b&gt; modifié</b> → sa page')
    expect(String(await reasonsPart([reason()]))).toContain('aucune page')
    expect(reasonsPart([])).toBe('')
  })
})
