import { SEARCH_INDEX } from '../../domain/site-search/search-entry'
import { listed } from '../create-pages/page-plan'
import type { PagePlan } from '../create-pages/page-plan'
import { createRecordFiles } from './record-files'

const brandPage: PagePlan = { path: '/kia', template: 'brand', context: { brandKey: 'kia' }, sitemap: listed() }
const vehiclePage = (key: number): PagePlan => ({
  path: `/stock/${key}`,
  template: 'vehicle',
  context: { vehicleKey: key },
  sitemap: listed(),
})

const setUp = () => {
  const asked: string[] = []
  let tagline = 'Un jour d’avance'
  const files = createRecordFiles()
  const build = (changed: readonly string[] | null, pages: readonly PagePlan[]) => {
    asked.length = 0
    const rebuild =
      changed === null ? null : { nodes: { changed: changed.map((type) => ({ id: type, type })), deleted: [] } }
    return files(rebuild, {
      nodesOf: (type) => {
        asked.push(type)
        return type === 'DealerBrand'
          ? [{ key: 'kia', name: 'Kia', tagline, order: 1, sellsNew: true, locationIds: [] }]
          : []
      },
      stories: [],
      pages,
    }).texts.get(SEARCH_INDEX)
  }
  return { asked, build, say: (text: string) => (tagline = text) }
}

describe('files of records', () => {
  it('read no record again when a vehicle came', () => {
    const { asked, build } = setUp()
    const before = build(null, [brandPage, vehiclePage(1)])
    expect(asked).toContain('DealerBrand')
    expect(build(['DealerVehicle'], [brandPage, vehiclePage(1), vehiclePage(2)])).toBe(before)
    expect(asked).toEqual([])
  })

  it('say what a record that changed says', () => {
    const { build, say } = setUp()
    build(null, [brandPage])
    say('Autrement')
    expect(build(['DealerBrand'], [brandPage])).toContain('Autrement')
  })

  it('leave out a page that search engines may not list any more', () => {
    const { build } = setUp()
    expect(build(null, [brandPage])).toContain('/kia')
    expect(build(['DealerVehicle'], [{ ...brandPage, sitemap: null }])).not.toContain('/kia')
  })
})
