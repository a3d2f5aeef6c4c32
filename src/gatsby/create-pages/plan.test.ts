import { DEFAULT_SEGMENTS } from '../../domain/routes/segments'
import type { StockPreviewBlock } from '../../domain/content/types'
import type { Segments } from '../../domain/routes/segments'
import { BODIES } from '../../domain/stock-search/url/option-names'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { SiteData, VehicleFacts } from '../site-data'
import { articleStory, pageStory, siteData, vehicleFacts } from '../testing/site-data'
import { planDifference } from './difference'
import { createPlanner } from './plan'

const planAll = (data: SiteData, segments: Segments = DEFAULT_SEGMENTS) =>
  createPlanner(segments).dealer(data).withStories(data.stories)
const planOf = (...args: Parameters<typeof siteData>) => planAll(siteData(...args))
const pageAt = (path: string, ...args: Parameters<typeof siteData>) =>
  planOf(...args).pages.find((page) => page.path === path)

describe('plan of the pages', () => {
  it('offers every dealership in the forms of a model whose brand no dealership has, as a test drive needs one', () => {
    const [peugeot, fiat] = siteData().brands
    const brands = peugeot && fiat ? [peugeot, { ...fiat, locationIds: ['nowhere'] }] : []
    const keysAt = (path: string) => pageAt(path, { brands })?.context['locationKeys']
    expect(keysAt('/fiat/models/500/testdrive')).toEqual(['mersch', 'marnach'])
    expect(keysAt('/fiat/models/500/contact')).toEqual(['mersch', 'marnach'])
    expect(keysAt('/fiat/models/500')).toEqual([])
    expect(keysAt('/peugeot/models/3008/testdrive')).toEqual(['mersch'])
  })

  it.each([
    ['/stock', 'stock'],
    ['/stock/comparer', 'compare'],
    ['/stock/favoris', 'favourites'],
    ['/stock/4-1-peugeot-3008-1-2-hybrid-136-e-dcs6-gt', 'vehicle'],
    ['/peugeot', 'brand'],
    ['/peugeot/stock', 'stock-list'],
    ['/stock/tous-les-modeles', 'stock-list'],
    ['/centre-de-vehicules-d-occasion', 'stock-list'],
    ['/stock/direction', 'stock-list'],
    ['/stock/utilitaires', 'stock-list'],
    ['/stock/suv', 'stock-list'],
    ['/peugeot/models', 'brand-models'],
    ['/peugeot/tous-les-modeles', 'brand-models'],
    ['/peugeot/models/3008', 'model'],
    ['/peugeot/models/3008/contact', 'model-form'],
    ['/peugeot/models/3008/testdrive', 'model-form'],
    ['/peugeot/3008', 'model-landing'],
    ['/vehicules-utilitaires/peugeot-utilitaires/boxer', 'model-landing'],
    ['/concessions', 'locations'],
    ['/concessions/marnach', 'location'],
    ['/peugeot/locations/mersch', 'location'],
    ['/private-lease/fiat-500-pop', 'lease-offer'],
    ['/business-lease/peugeot-boxer-pro', 'lease-offer'],
    ['/erreurs/vehicle-not-found', 'error'],
    ['/news', 'article-list'],
    ['/news/archives', 'article-archive'],
  ])('has %s', (path, template) => {
    expect(pageAt(path)?.template).toBe(template)
  })

  it('has no page for what is not there', () => {
    for (const path of [
      '/vehicules-utilitaires/peugeot-utilitaires/3008',
      '/simca/locations/mersch',
      '/fiat/models/3008',
    ])
      expect(pageAt(path)).toBeUndefined()
  })

  it('gives every address to one page, whose story gives way to the application', () => {
    const { pages, clashes } = planOf({ stories: [pageStory('/'), pageStory('/stock'), pageStory('/peugeot')] })
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
    expect(clashes.map(({ path }) => path)).toEqual(['/stock'])
    expect(pages.find(({ path }) => path === '/peugeot')?.template).toBe('brand')
    expect(pages.find(({ path }) => path === '/')?.template).toBe('story')
  })

  it('follows the segments in force', () => {
    const { pages } = planAll(siteData(), {
      ...DEFAULT_SEGMENTS,
      stock: 'vehicules',
      models: 'modeles',
      concessions: 'garages',
    })
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/vehicules/comparer', '/peugeot/modeles/3008', '/garages/mersch']))
    expect(paths.filter((path) => /\/(stock|models|concessions)(\/|$)/.test(path))).toEqual([])
  })

  it('gives each list of the stock its own vehicles, the story of its address and nothing that other lists count', () => {
    const vehicles = [
      vehicleFacts(5, { condition: 'new' }),
      vehicleFacts(4),
      vehicleFacts(3, { brandId: 'fiat', condition: 'used' }),
    ]
    const preview = (condition: 'new' | 'used') => ({
      _uid: condition,
      component: 'stock-preview' as const,
      title: '',
      count: 8,
      condition,
      linkLabel: '',
      to: '/stock',
    })
    const story = pageStory('/centre-de-vehicules-d-occasion', {
      content: {
        _uid: 'root',
        component: 'page',
        seo: { title: 'T', description: '' },
        body: [preview('used'), preview('new')],
      },
    })
    const { pages, clashes } = planOf({ vehicles, stories: [story] })
    const listAt = (path: string) => pages.find((page) => page.path === path)?.context ?? {}
    expect(clashes).toEqual([])
    expect(listAt('/stock/tous-les-modeles')).toMatchObject({ cardKeys: [5], total: 1, scope: { condition: ['new'] } })
    expect(listAt('/centre-de-vehicules-d-occasion')).toMatchObject({
      cardKeys: [4, 3],
      total: 2,
      counts: { brandId: { peugeot: 1, fiat: 1 } },
    })
    // What the list shows anyhow is not shown again.
    expect(listAt('/centre-de-vehicules-d-occasion')['byBlock']).toEqual({ new: { vehicleKeys: [5], vehicleTotal: 1 } })
    expect(listAt('/fiat/stock')).toMatchObject({
      cardKeys: [3],
      total: 1,
      scope: { brand: ['fiat'] },
      counts: { brandId: { fiat: 1 }, modelId: { [exampleVehicle.modelId]: 1 } },
      listModels: { [exampleVehicle.modelId]: exampleVehicle.modelName },
      listBrandKeys: ['fiat'],
    })
    const before = planOf({ vehicles, stories: [story] }).pages
    const after = planOf({
      vehicles: [vehicleFacts(6, { brandId: 'fiat', condition: 'used' }), ...vehicles],
      stories: [story],
    }).pages
    const changed = after.filter(
      (page) =>
        page.template === 'stock-list' &&
        JSON.stringify(page) !== JSON.stringify(before.find(({ path }) => path === page.path)),
    )
    expect(changed.map(({ path }) => path).sort()).toEqual([
      '/centre-de-vehicules-d-occasion',
      '/fiat/stock',
      `/stock/${BODIES[exampleVehicle.bodyStyle]}`,
    ])
  })

  it('makes a page with a rule about prices again for the prices and discounts that fit it, and no other page', () => {
    const block = { component: 'stock-preview' as const, title: '', count: 8, linkLabel: '', to: '/stock' }
    const storyOf = (path: string, rules: Partial<StockPreviewBlock>) =>
      pageStory(path, {
        content: {
          _uid: 'root',
          component: 'page',
          seo: { title: 'T', description: '' },
          body: [{ ...block, _uid: 'p', ...rules }],
        },
      })
    const stories = [
      storyOf('/petits-prix', { priceTo: 15_000_00 }),
      storyOf('/remises', { discounted: true }),
      storyOf('/stock-recent', {}),
    ]
    const planWith = (change: Partial<VehicleFacts>) =>
      planOf({
        vehicles: [vehicleFacts(2, change), vehicleFacts(1, { cashPrice: 9_000_00, isDiscounted: false })],
        stories,
      }).pages
    const base = { cashPrice: 20_000_00, isDiscounted: false }
    const before = planWith(base)
    const madeAgain = (change: Partial<VehicleFacts>) => {
      const { create, remove } = planDifference(before, planWith({ ...base, ...change }))
      return [...create, ...remove].map(({ path }) => path)
    }
    expect(madeAgain({ cashPrice: 19_000_00 })).toEqual([])
    expect(madeAgain({ cashPrice: 15_000_00 })).toEqual(['/petits-prix'])
    expect(madeAgain({ isDiscounted: true })).toEqual(['/remises'])
  })

  it('has a list of every body style and kind, newest first, which only its own vehicles change', () => {
    const van = (key: number, category: 'van' | 'truck') =>
      vehicleFacts(key, { category, bodyStyle: 'panel_van', condition: 'demo' })
    const lists = (vehicles: readonly VehicleFacts[]) =>
      new Map(
        planOf({ vehicles }).pages.flatMap(({ path, template, context, sitemap }) =>
          template === 'stock-list' ? [[path, JSON.stringify({ context, sitemap })]] : [],
        ),
      )
    const vehicles = [van(9, 'van'), van(8, 'truck'), van(7, 'van'), vehicleFacts(6, { bodyStyle: 'estate' })]
    const { pages } = planOf({ vehicles })
    const listAt = (path: string) => pages.find((page) => page.path === path)
    expect(listAt('/stock/utilitaires')?.context).toMatchObject({
      cardKeys: [9, 8, 7],
      total: 3,
      scope: { category: ['truck', 'van'] },
    })
    expect(listAt('/stock/direction')?.context).toMatchObject({ cardKeys: [9, 8, 7], scope: { condition: ['demo'] } })
    expect(listAt('/stock/break')).toMatchObject({
      context: { cardKeys: [6], total: 1, scope: { bodyStyle: ['estate'] } },
      sitemap: { lastmod: '2026-11-20T13:32:00Z' },
    })
    expect(listAt('/stock/cabriolet')).toMatchObject({ context: { cardKeys: [], total: 0 }, sitemap: null })
    const [before, after] = [lists(vehicles), lists(vehicles.slice(1))]
    expect(
      [...after]
        .filter(([path, page]) => before.get(path) !== page)
        .map(([path]) => path)
        .sort(),
    ).toEqual(['/peugeot/stock', '/stock/direction', '/stock/fourgon', '/stock/utilitaires'])
  })

  it('shows the story of a body style’s address in the list', () => {
    const { pages, clashes } = planOf({ stories: [pageStory('/stock/break')] })
    expect(clashes).toEqual([])
    expect(
      pages.filter(({ path }) => path === '/stock/break').map(({ template, sitemap }) => [template, sitemap?.lastmod]),
    ).toEqual([['stock-list', '2026-11-01T00:00:00.000Z']])
  })

  it('keeps an empty list out of what search engines are told', () => {
    expect(pageAt('/stock/tous-les-modeles', { vehicles: [] })?.sitemap).toBeNull()
    expect(pageAt('/peugeot/stock')?.sitemap).not.toBeNull()
  })

  it('lets a vehicle’s page depend on that vehicle and a few like it, whatever the size of the stock', () => {
    const vehicles = Array.from({ length: 300 }, (_, index) => vehicleFacts(1000 - index))
    const pages = planOf({ vehicles }).pages.filter(({ template }) => template === 'vehicle')
    expect(pages).toHaveLength(300)
    for (const { context } of pages) expect(JSON.stringify(context).length).toBeLessThan(80)
  })

  it('leaves dealerships that are not there out of a model’s page', () => {
    expect(pageAt('/peugeot/models/3008')?.context.locationKeys).toEqual(['mersch'])
  })

  it('lists the dealerships with the makes that one of them represents', () => {
    const locations = [
      ['mersch', 'simca', 'fiat'],
      ['marnach', 'fiat'],
    ].map(([key = '', ...brandIds]) => ({ key, name: key, brandIds, showroomHours: null }))
    expect(pageAt('/concessions', { locations })?.context).toEqual({
      locationKeys: ['mersch', 'marnach'],
      brandKeys: ['fiat'],
    })
  })

  it('lists for search engines what is a page of its own, with its last change', () => {
    const { pages } = planOf({
      stories: [pageStory('/a'), pageStory('/b', { noindex: true }), articleStory('/news/x', '2026-03-01')],
    })
    const listed = new Map(pages.flatMap(({ path, sitemap }) => (sitemap ? [[path, sitemap.lastmod]] : [])))
    for (const path of [
      '/b',
      '/stock/comparer',
      '/stock/favoris',
      '/peugeot/models/3008/contact',
      '/erreurs/broken-link',
      '/stock/vue/interest',
    ])
      expect(listed.has(path)).toBe(false)
    for (const path of [
      '/a',
      '/news/x',
      '/concessions/mersch',
      '/peugeot/locations/mersch',
      '/peugeot/models/3008',
      '/private-lease/fiat-500-pop',
    ])
      expect(listed.has(path)).toBe(true)
    expect(listed.get('/stock/4-1-peugeot-3008-1-2-hybrid-136-e-dcs6-gt')).toBe('2026-11-20T13:32:00Z')
  })
})
