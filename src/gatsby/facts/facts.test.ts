import fc from 'fast-check'
import { DEFAULT_SEGMENTS } from '../../domain/routes/segments'
import { propertyRuns } from '../../domain/testing/property-runs'
import { planDifference } from '../create-pages/difference'
import { createPlanner } from '../create-pages/plan'
import type { PagePlan } from '../create-pages/page-plan'
import { articleStory, pageStory, siteData, vehicleFacts } from '../testing/site-data'
import { readFacts } from './facts'

interface GraphNode extends Record<string, unknown> {
  id: string
  type: string
}

const node = (type: string, key: string | number, fields: object): GraphNode => ({
  ...fields,
  key,
  type,
  id: `${type}-${key}`,
})

const { brands, models, offers, locations, employees } = siteData()
const START = [
  ...brands.map((fact) => node('DealerBrand', fact.key, fact)),
  ...models.map((fact) => node('DealerModel', fact.key, fact)),
  ...offers.map((fact) => node('DealerLeaseOffer', fact.key, fact)),
  ...locations.map((fact) => node('DealerLocation', fact.key, fact)),
  ...employees.map((fact) => node('DealerEmployee', fact.key, fact)),
]

const vehicleNode = fc
  .record({
    key: fc.integer({ min: 1, max: 120 }),
    brandId: fc.constantFrom('peugeot', 'fiat', 'simca'),
    modelId: fc.constantFrom('peugeot-3008', 'fiat-500', 'peugeot-boxer'),
    locationId: fc.constantFrom('mersch', 'marnach', 'nowhere'),
    bodyStyle: fc.constantFrom('suv' as const, 'estate' as const),
    powerHp: fc.integer({ min: 60, max: 90 }),
    variant: fc.constantFrom('GT', 'Allure'),
    listedAt: fc.constantFrom('2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'),
    photos: fc.constantFrom([], [{}]),
    prices: fc.constantFrom<object[]>(
      [],
      [{}],
      ...[8_000_00, 12_000_00].map((totalPrice) => [{ type: 'purchase', totalPrice }]),
    ),
    discount: fc.constantFrom(null, { amount: 1 }),
  })
  .map((fields) => node('DealerVehicle', fields.key, { ...vehicleFacts(1), ...fields }))
const placeNode = fc.constantFrom(
  node('DealerLocation', 'esch', { name: 'Esch', brandIds: ['fiat'], showroomHours: null }),
  node('DealerLocation', 'mersch', { name: 'Mersch', brandIds: ['peugeot'], showroomHours: [] }),
  node('DealerBrand', 'fiat', { name: 'Fiat', sellsNew: false, locationIds: ['esch'], order: -1 }),
  node('DealerIssue', 'vehicles-1', { kind: 'vehicles', reason: 'fuel: unknown' }),
  node('DealerSync', 'vehicles', { cursor: '1' }),
)
const change = fc.oneof(
  { weight: 4, arbitrary: vehicleNode.map((put) => ({ put })) },
  { weight: 1, arbitrary: placeNode.map((put) => ({ put })) },
  { weight: 2, arbitrary: fc.nat().map((remove) => ({ remove })) },
)
const builds = fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 8 })

const stories = [
  pageStory('/'),
  pageStory('/offres', {
    content: {
      _uid: 'r',
      component: 'page',
      seo: { title: 'T', description: '' },
      body: [
        { _uid: 'p', component: 'stock-preview', title: 'T', count: 3, linkLabel: 'L', to: '/stock', brand: 'fiat' },
        {
          _uid: 'c',
          component: 'stock-preview',
          title: 'T',
          count: 3,
          linkLabel: 'L',
          to: '/stock',
          priceTo: 10_000_00,
        },
        { _uid: 'd', component: 'stock-preview', title: 'T', count: 3, linkLabel: 'L', to: '/stock', discounted: true },
        { _uid: 'w', component: 'price-ways', title: 'T', intro: 'I' },
      ],
    },
  }),
  articleStory('/news/a', '2026-01-01'),
]

/** A graph that is changed step by step. */
const createGraph = () => {
  const nodes = new Map(START.map((one) => [one.id, one]))
  return {
    nodes,
    getNode: (id: string) => nodes.get(id),
    byType: (type: string) => [...nodes.values()].filter((one) => one.type === type),
    apply: (changes: ({ put: GraphNode } | { remove: number })[]) => {
      const changed = new Map<string, GraphNode>()
      const deleted = new Map<string, GraphNode>()
      for (const one of changes) {
        if ('put' in one) {
          nodes.set(one.put.id, one.put)
          changed.set(one.put.id, one.put)
          deleted.delete(one.put.id)
          continue
        }
        const gone = [...nodes.values()].at(one.remove % nodes.size)
        if (!gone) continue
        nodes.delete(gone.id)
        changed.delete(gone.id)
        deleted.set(gone.id, gone)
      }
      return { changed: [...changed.values()], deleted: [...deleted.values()] }
    },
  }
}

/** The pages of Gatsby's store after it was told of the difference. */
const tell = (pages: Map<string, PagePlan>, before: readonly PagePlan[], after: readonly PagePlan[]): void => {
  const { create, remove } = planDifference(before, after)
  for (const { path } of remove) pages.delete(path)
  for (const page of create) pages.set(page.path, page)
}

const toldOf = (pages: Iterable<PagePlan>) =>
  [...pages].map(({ sitemap: _, ...page }) => page).sort((a, b) => (a.path < b.path ? -1 : 1))

describe('facts and pages that follow the graph', () => {
  it('are those that reading and planning everything anew gives', () => {
    fc.assert(
      fc.property(builds, (steps) => {
        const graph = createGraph()
        const facts = readFacts(graph.byType)
        const planner = createPlanner(DEFAULT_SEGMENTS)
        let plan = planner.dealer(facts.data()).withStories(stories)
        const pages = new Map(plan.pages.map((page) => [page.path, page]))
        for (const step of steps) {
          facts.follow(graph.apply(step), graph.getNode)
          const anew = readFacts(graph.byType)
          expect(facts.data()).toEqual(anew.data())
          expect(facts.issues()).toEqual(anew.issues())
          const next = planner.dealer(facts.data()).withStories(stories)
          const planned = createPlanner(DEFAULT_SEGMENTS).dealer(anew.data()).withStories(stories)
          expect(next).toEqual(planned)
          expect(planner.dealer(facts.data()).paths).toEqual(createPlanner(DEFAULT_SEGMENTS).dealer(anew.data()).paths)
          tell(pages, plan.pages, next.pages)
          expect(toldOf(pages.values())).toEqual(toldOf(planned.pages))
          plan = next
        }
      }),
      { numRuns: propertyRuns(60) },
    )
  })

  it('keep what did not change as the same objects, so that only few pages are made again', () => {
    const graph = createGraph()
    graph.apply(
      [1, 2, 3, 4].map((key) => ({
        put: node('DealerVehicle', key, { ...vehicleFacts(key), photos: [], prices: [] }),
      })),
    )
    const facts = readFacts(graph.byType)
    const planner = createPlanner(DEFAULT_SEGMENTS)
    const before = planner.dealer(facts.data()).withStories([]).pages
    facts.follow(
      graph.apply([{ put: node('DealerVehicle', 2, { ...vehicleFacts(2), photos: [], prices: [{}] }) }]),
      graph.getNode,
    )
    const after = planner.dealer(facts.data()).withStories([]).pages
    expect(planDifference(before, after)).toEqual({ create: [], remove: [] })
    const vehicles = (pages: PagePlan[]) => pages.filter(({ template }) => template === 'vehicle')
    expect(vehicles(after).filter((page) => vehicles(before).includes(page))).toHaveLength(3)
  })

  it('cannot be read from a node that is none', () => {
    expect(() => readFacts((type) => (type === 'DealerVehicle' ? [{ id: 'x' }] : []))).toThrow()
  })
})
