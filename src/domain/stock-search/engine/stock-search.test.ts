import fc from 'fast-check'
import { propertyRuns } from '../../testing/property-runs'
import { ACQUISITION_TYPES } from '../../price/acquisition'
import { nearOf, RADII } from '../../location/near'
import { TOWNS } from '../../location/towns'
import type { LiveFacts } from '../../vehicle/live'
import { exampleVehicle } from '../../testing/example-vehicle'
import type { Vehicle } from '../../vehicle/types'
import { parseCards } from '../card'
import { FACET_IDS, RANGE_IDS } from '../fields'
import type { RangeId } from '../fields'
import { cardsPath } from '../paths'
import { optionOfVehicle, passes, PLACES, SITES, sorted, valueOf } from '../testing/brute-force'
import { filesOf, stockOf } from '../testing/stock-of'
import { anyStock, anyVehicle, FEATURE_LABELS } from '../testing/vehicles'
import { eitherOf, EMPTY_QUERY } from './query'
import type { Range, Sort, SortKey, StockQuery } from './query'
import { createStockSearch } from './stock-search'
import type { StockSearch } from './search-result'

const SORT_KEYS: SortKey[] = [
  'listed',
  'mileage',
  'year',
  'power',
  ...ACQUISITION_TYPES.flatMap((type): SortKey[] => [`price:${type}`, `instalment:${type}`]),
]
const sort: fc.Arbitrary<Sort> = fc.record({
  key: fc.constantFrom(...SORT_KEYS),
  direction: fc.constantFrom('asc', 'desc'),
})

const limit: Record<RangeId, fc.Arbitrary<number>> = {
  price: fc.integer({ min: 0, max: 9_000_000 }),
  instalment: fc.integer({ min: 0, max: 9_000_000 }),
  mileage: fc.integer({ min: 0, max: 200_000 }),
  year: fc.integer({ min: 2018, max: 2027 }),
  power: fc.integer({ min: 50, max: 400 }),
  electricRange: fc.integer({ min: 0, max: 600 }),
  towingWeight: fc.integer({ min: 0, max: 3_500 }),
  maxWeight: fc.integer({ min: 2_049, max: 2_051 }),
}
const range = (id: RangeId): fc.Arbitrary<Range> => fc.record({ min: limit[id], max: limit[id] }, { requiredKeys: [] })

/** Options that some vehicle of the stock has, and sometimes one that none has. */
const options = (stock: readonly Vehicle[], facet: string): fc.Arbitrary<string[]> =>
  fc.subarray([...new Set(stock.flatMap((vehicle) => optionOfVehicle(vehicle, facet) ?? [])), 'nothing is called so'])

const near = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...SITES, ...TOWNS).map(({ id }) => id),
      fc.constant('49.61,6.13'),
    ),
    fc.oneof(fc.constantFrom(...RADII), fc.integer({ min: 1, max: 90 })),
  )
  .map(([place, radius]) => nearOf(place, radius, PLACES))

const queryOf = (stock: readonly Vehicle[]): fc.Arbitrary<StockQuery> =>
  fc.record({
    facets: fc
      .subarray([...FACET_IDS], { maxLength: 3 })
      .chain((ids) => fc.record(Object.fromEntries(ids.map((id) => [id, options(stock, id)])))),
    ranges: fc
      .subarray([...RANGE_IDS], { maxLength: 2 })
      .chain((ids) => fc.record(Object.fromEntries(ids.map((id) => [id, range(id)])))),
    equipment: fc.oneof(
      fc.constant<string[]>([]),
      fc.subarray([...FEATURE_LABELS, 'Machine à café'], { maxLength: 2 }),
      fc.array(fc.subarray([...FEATURE_LABELS, 'Machine à café'], { minLength: 1, maxLength: 3 }).map(eitherOf), {
        maxLength: 2,
      }),
    ),
    priceType: fc.constantFrom(...ACQUISITION_TYPES),
    instalmentType: fc.constantFrom(...ACQUISITION_TYPES),
    near: fc.option(near, { nil: null, freq: 2 }),
    text: fc.constant(''),
    sort,
  })

const idsOf = (search: StockSearch, ids: ArrayLike<number>, query: StockQuery): number[] =>
  search
    .search(query)
    .rows(0, Infinity)
    .map((row) => ids[row] ?? 0)

/**
 * Holds every answer of the engine against counting one vehicle after the other.
 *
 * @param built the stock of the index: it says which models a brand has
 */
const expectAnswers = (
  search: StockSearch,
  ids: ArrayLike<number>,
  stock: readonly Vehicle[],
  query: StockQuery,
  built = stock,
): void => {
  const found = search.search(query)
  const wanted = stock.filter((vehicle) => passes(vehicle, built, query))
  expect(found.count).toBe(wanted.length)
  expect(search.count(query)).toBe(wanted.length)
  expect(search.first(query, 3)).toEqual({ count: wanted.length, rows: found.rows(0, 3) })
  expect(found.rows(0, Infinity).map((row) => ids[row])).toEqual(sorted(wanted, query))
  for (const [id, { options: all, counts }] of found.facets) {
    const others = stock.filter((vehicle) => passes(vehicle, built, query, id))
    expect({ id, counts: [...counts] }).toEqual({
      id,
      counts: all.map((option) => others.filter((vehicle) => optionOfVehicle(vehicle, id) === option).length),
    })
  }
  const anywhere = stock.filter((vehicle) => passes(vehicle, built, query, 'near'))
  expect([...found.nearby.counts]).toEqual(
    found.nearby.options.map((id) => anywhere.filter(({ locationId }) => locationId === id).length),
  )
  for (const id of RANGE_IDS) {
    const { edges, counts } = found.ranges[id]
    const values = stock
      .filter((vehicle) => passes(vehicle, built, query, id))
      .flatMap((vehicle) => valueOf(vehicle, id, query) ?? [])
    const bars = edges.map(
      (edge, bar) =>
        values.filter((value) => (bar === 0 || value >= edge) && value < (edges[bar + 1] ?? Infinity)).length,
    )
    expect({ id, counts: [...counts] }).toEqual({ id, counts: bars })
  }
  const features = search.equipment()?.features ?? []
  expect([...(found.equipment ?? [])]).toEqual(
    features.map(
      ({ label }) => wanted.filter((vehicle) => vehicle.equipment.some((feature) => feature.label === label)).length,
    ),
  )
}

describe('a search in the stock', () => {
  it('finds and counts, facet by facet, what going through all vehicles does', () => {
    const asked = anyStock(45).chain((stock) => fc.tuple(fc.constant(stock), queryOf(stock)))
    fc.assert(
      fc.property(asked, ([stock, query]) => {
        const { search, columns } = stockOf(stock)
        expectAnswers(search, columns.ids, stock, query)
      }),
      { numRuns: propertyRuns(1_000) },
    )
  }, 300_000)

  it('goes by live prices and availability, and by those of the build when they are taken back', () => {
    const facts = anyVehicle.map(({ prices, discount, availability }): LiveFacts => ({
      prices,
      discount,
      availability,
    }))
    const difference = fc.dictionary(
      fc.nat({ max: 30 }).map(String),
      fc.oneof(facts, fc.constant('removed' as const)),
      { maxKeys: 12 },
    )
    const asked = anyStock(30).chain((stock) =>
      fc.tuple(fc.constant(stock), fc.array(fc.tuple(difference, queryOf(stock)), { minLength: 1, maxLength: 4 })),
    )
    fc.assert(
      fc.property(asked, ([stock, steps]) => {
        const { search, columns } = stockOf(stock)
        for (const [places, query] of steps) {
          const live = new Map(Object.entries(places).map(([place, one]) => [stock[Number(place)]?.id ?? -1, one]))
          search.search(query)
          search.applyLive(live)
          const now = stock.flatMap((vehicle) => {
            const one = live.get(vehicle.id)
            return one === 'removed' ? [] : [one === undefined ? vehicle : { ...vehicle, ...one }]
          })
          expectAnswers(search, columns.ids, now, query, stock)
        }
      }),
      { numRuns: propertyRuns(200) },
    )
  }, 300_000)

  it('shows a page of the list', () => {
    const stock = Array.from({ length: 50 }, (_, index) => ({ ...exampleVehicle, id: index + 1, mileage: index }))
    const { search, columns } = stockOf(stock)
    const found = search.search({ ...EMPTY_QUERY, sort: { key: 'mileage', direction: 'asc' } })
    expect(found.rows(48, 24).map((row) => columns.ids[row])).toEqual([49, 50])
    expect(found.rows(60, 24)).toEqual([])
  })

  it('puts what has no such price last both ways, and equals in the order of the site', () => {
    const stock = [
      { ...exampleVehicle, id: 1, prices: [], listedAt: '2026-10-03T08:00:00Z' },
      { ...exampleVehicle, id: 2, listedAt: '2026-10-01T08:00:00Z' },
      { ...exampleVehicle, id: 3, listedAt: '2026-10-02T08:00:00Z' },
      { ...exampleVehicle, id: 4, listedAt: '2026-10-02T08:00:00Z' },
    ]
    const { search, columns } = stockOf(stock)
    for (const direction of ['asc', 'desc'] as const)
      expect(
        idsOf(search, columns.ids, { ...EMPTY_QUERY, sort: { key: 'instalment:private_lease', direction } }),
      ).toEqual([4, 3, 2, 1])
  })

  it('takes a brand whose models are chosen for these models, and another brand for all of its own', () => {
    const car = (id: number, brandId: string, modelId: string): Vehicle => ({ ...exampleVehicle, id, brandId, modelId })
    const { search, columns } = stockOf([
      car(1, 'opel', 'astra'),
      car(2, 'opel', 'corsa'),
      car(3, 'kia', 'ev3'),
      car(4, 'kia', 'niro'),
      car(5, 'fiat', 'panda'),
    ])
    const found = search.search({ ...EMPTY_QUERY, facets: { brand: ['opel', 'kia'], model: ['corsa'] } })
    expect(
      found
        .rows(0, 9)
        .map((row) => columns.ids[row])
        .sort(),
    ).toEqual([2, 3, 4])
    expect([...(found.facets.get('brand')?.counts ?? [])]).toEqual([1, 2, 2])
  })

  it('finds by alternatives of equipment, and by a label that contains their sign', () => {
    const equipped = (id: number, label: string): Vehicle => ({
      ...exampleVehicle,
      id,
      equipment: [{ group: 'comfort', label, highlight: false }],
    })
    const { search } = stockOf([equipped(1, 'Attelage fixe'), equipped(2, 'Attelage amovible'), equipped(3, 'A~B')])
    const countOf = (...equipment: string[]): number => search.count({ ...EMPTY_QUERY, equipment })
    expect(countOf('Attelage fixe')).toBe(1)
    expect(countOf(eitherOf(['Attelage fixe', 'Attelage amovible', 'Attelage à boule']))).toBe(2)
    expect(countOf('Attelage fixe', eitherOf(['Attelage fixe', 'Attelage amovible']))).toBe(1)
    expect(countOf('A~B')).toBe(1)
  })

  it('finds nothing by equipment before that is there, and has no counts of it', () => {
    const { columns } = stockOf([exampleVehicle])
    const bare = createStockSearch(columns)
    const found = bare.search({ ...EMPTY_QUERY, equipment: ['Volant chauffant'] })
    expect([found.count, found.equipment]).toEqual([0, null])
  })

  it('names the wishes that stand in the way when nothing is found', () => {
    const { search } = stockOf([
      exampleVehicle,
      { ...exampleVehicle, id: 2, fuel: 'diesel', mileage: 90_000 },
      { ...exampleVehicle, id: 3, fuel: 'diesel', mileage: 95_000 },
    ])
    const query: StockQuery = {
      ...EMPTY_QUERY,
      facets: { fuel: ['diesel'] },
      ranges: { mileage: { max: 20_000 } },
      text: 'peugeot',
    }
    expect(search.search(query).count).toBe(0)
    expect(search.nearMatches(query).map(({ wish, count }) => [wish, count])).toEqual([
      [{ kind: 'range', id: 'mileage' }, 2],
      [{ kind: 'facet', id: 'fuel' }, 1],
    ])
  })

  it('says which files have the cards of a page: one for the newest, else those of the rows', () => {
    const stock = Array.from({ length: 90 }, (_, index) => ({
      ...exampleVehicle,
      id: index + 1,
      listedAt: new Date(Date.UTC(2026, 9, 1, index)).toISOString(),
    }))
    const files = filesOf(stock)
    const { search, columns } = stockOf(stock)
    const cardsIn = (address: string) =>
      parseCards(
        JSON.parse([files.newest, ...files.cards].find(({ name }) => cardsPath(name) === address)?.text ?? ''),
      ) ?? []
    const pageOf = (offset: number) => {
      const rows = search.search(EMPTY_QUERY).rows(offset, 24)
      const addresses = search.cardFiles(rows)
      const ids = new Set(addresses.flatMap(cardsIn).map(({ id }) => id))
      expect(rows.filter((row) => !ids.has(columns.ids[row] ?? 0))).toEqual([])
      return addresses
    }
    expect(pageOf(0)).toEqual([cardsPath(files.newest.name)])
    for (const offset of [1, 30, 66]) expect(pageOf(offset).length).toBeGreaterThan(1)
    expect(search.cardFiles([])).toEqual([])
  })

  it('answers the same whether or not it was prepared', () => {
    const stock = Array.from({ length: 40 }, (_, index) => ({
      ...exampleVehicle,
      id: index + 1,
      mileage: (index * 37) % 40,
    }))
    const { search, columns } = stockOf(stock)
    for (const prepare of search.preparations()) prepare()
    expectAnswers(search, columns.ids, stock, { ...EMPTY_QUERY, sort: { key: 'mileage', direction: 'asc' } })
    expect(search.count({ ...EMPTY_QUERY, text: 'peugeot' })).toBe(40)
  })

  it('is at home in an empty stock', () => {
    const { search } = stockOf([])
    const found = search.search(EMPTY_QUERY)
    expect([found.count, found.rows(0, 24), found.ranges.price.least]).toEqual([0, [], null])
  })
})
