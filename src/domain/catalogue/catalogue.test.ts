import fc from 'fast-check'
import { formatListAddress, parseListAddress } from './list-address'
import { LEASE_LIST } from './lease-list'
import type { ListQuery } from './list-query'
import { EMPTY_LIST_QUERY, listWishes } from './list-query'
import { MODEL_LIST, modelItems } from './model-list'
import type { ListedLease, ModelListing } from './model-list'
import { createListSearch } from './search-list'

type ListedTrim = ModelListing['trims'][number]

const trim = (id: string, change: Partial<ListedTrim>): ListedTrim => ({
  id,
  fuel: 'petrol',
  transmission: 'manual',
  driveType: 'front',
  powerHp: 100,
  electricRange: null,
  seatCount: 5,
  price: 20_000_00,
  fuelConsumption: 5,
  powerConsumption: null,
  co2: 115,
  ...change,
})
const model = (name: string, trims: ListedTrim[], change: Partial<ModelListing> = {}): ModelListing => ({
  id: `x-${name}`,
  brandId: 'x',
  brandName: 'X',
  slug: name,
  name,
  category: 'passenger',
  bodyStyle: 'hatchback',
  tagline: '',
  photos: [],
  trims,
  fromPrice: Math.min(...trims.map(({ price }) => price)),
  ...change,
})
const lease = (modelId: string, trimId: string, monthlyPrice: number): ListedLease => ({
  id: `${modelId}-${trimId}`,
  kind: 'private',
  modelId,
  trimId,
  monthlyPrice,
  taxIncluded: true,
  duration: 48,
  annualMileage: 10_000,
  deposit: 0,
  establishmentFee: 0,
  completePrice: 48 * monthlyPrice,
})

const electric = {
  fuel: 'electric',
  transmission: 'automatic',
  electricRange: 400,
  powerHp: 156,
  price: 35_000_00,
} as const
const MODELS = [
  model('208', [trim('p', {}), trim('e', electric)]),
  model(
    '3008',
    [
      trim('h', { fuel: 'hybrid', transmission: 'automatic', price: 39_000_00, powerHp: 145 }),
      trim('e', { ...electric, electricRange: 700, price: 48_000_00, driveType: 'all' }),
    ],
    { bodyStyle: 'suv' },
  ),
  model('Boxer', [trim('d', { fuel: 'diesel', seatCount: 3, price: 36_000_00 })], {
    category: 'van',
    bodyStyle: 'panel_van',
  }),
]
const ITEMS = modelItems(MODELS, [
  lease('x-3008', 'h', 420_00),
  lease('x-208', 'p', 250_00),
  lease('x-208', 'p', 240_00),
])
const list = createListSearch(ITEMS, MODEL_LIST)
const find = (query: Partial<ListQuery>) => list.search({ ...EMPTY_LIST_QUERY, ...query })
const names = (query: Partial<ListQuery>) => find(query).found.map(({ value }) => value.name)

describe('a list of models', () => {
  it('is whole and in its order without a wish', () => {
    expect(names({})).toEqual(['208', '3008', 'Boxer'])
  })

  it('asks all wishes of one version, and tells which versions fit', () => {
    expect(names({ facets: { fuel: ['electric'] } })).toEqual(['208', '3008'])
    expect(names({ facets: { fuel: ['electric'] }, ranges: { price: { max: 40_000_00 } } })).toEqual(['208'])
    // Both are true of the 3008, but of no version of it.
    expect(names({ facets: { fuel: ['hybrid'] }, ranges: { electricRange: { min: 1 } } })).toEqual([])
    expect(
      find({ facets: { fuel: ['electric'] } }).found.map(({ rows }) => rows.map(({ trim: found }) => found?.id)),
    ).toEqual([['e'], ['e']])
  })

  it('counts each option as what it would give beside the other wishes', () => {
    const { facets } = find({ facets: { fuel: ['electric'] }, ranges: { price: { max: 40_000_00 } } })
    expect(Object.fromEntries(facets.fuel ?? [])).toEqual({ diesel: 1, electric: 1, hybrid: 1, petrol: 1 })
    expect(Object.fromEntries(facets.bodyStyle ?? [])).toEqual({ hatchback: 1, panel_van: 0, suv: 0 })
  })

  it('counts like asking each option on its own, for any query', () => {
    const anyQuery = fc.record({
      facets: fc.record(
        {
          fuel: fc.subarray(['petrol', 'electric', 'diesel', 'hybrid']),
          bodyStyle: fc.subarray(['suv', 'hatchback']),
          seatCount: fc.subarray(['3', '5']),
        },
        { requiredKeys: [] },
      ),
      ranges: fc.record(
        {
          price: fc.record({ max: fc.integer({ min: 15_000_00, max: 60_000_00 }) }),
          power: fc.record({ min: fc.integer({ min: 50, max: 200 }) }),
        },
        { requiredKeys: [] },
      ),
      sort: fc.constant(null),
    })
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { facets } = list.search(query)
        for (const id of MODEL_LIST.facets)
          for (const [option, count] of facets[id] ?? [])
            expect([id, option, count]).toEqual([
              id,
              option,
              list.search({ ...query, facets: { ...query.facets, [id]: [option] } }).found.length,
            ])
      }),
      { numRuns: 200 },
    )
  })

  it('sorts by what the fitting versions cost or can, the unknown last both ways', () => {
    expect(names({ sort: { key: 'price', direction: 'desc' } })).toEqual(['3008', 'Boxer', '208'])
    expect(names({ facets: { fuel: ['electric', 'diesel'] }, sort: { key: 'price', direction: 'asc' } })).toEqual([
      '208',
      'Boxer',
      '3008',
    ])
    expect(names({ sort: { key: 'instalment', direction: 'asc' } })).toEqual(['208', '3008', 'Boxer'])
    expect(names({ sort: { key: 'electricRange', direction: 'desc' } })).toEqual(['3008', '208', 'Boxer'])
    expect(names({ sort: { key: 'name', direction: 'desc' } })).toEqual(['Boxer', '3008', '208'])
  })

  it('has the cheapest lease of each version', () => {
    expect(
      find({ ranges: { instalment: { max: 245_00 } } }).found.map(({ rows }) =>
        rows.map((row) => row.lease?.monthlyPrice),
      ),
    ).toEqual([[240_00]])
  })

  it('names the wishes that one could give up, the most fruitful first', () => {
    const query: ListQuery = {
      facets: { fuel: ['diesel'], category: ['passenger'] },
      ranges: { price: { max: 36_000_00 } },
      sort: null,
    }
    expect(list.nearMatches(query).map(({ wish, count }) => [wish.id, count])).toEqual([
      ['fuel', 1],
      ['category', 1],
    ])
    expect(listWishes(query)).toHaveLength(3)
  })

  it('tells options that nothing in it has', () => {
    expect(list.missing({ ...EMPTY_LIST_QUERY, facets: { fuel: ['electric', 'lpg'] } })).toEqual([
      { facet: 'fuel', option: 'lpg' },
    ])
  })

  it('counts ranges by what passes the other wishes', () => {
    const { ranges } = find({ facets: { fuel: ['electric'] }, ranges: { price: { max: 1 } } })
    expect(ranges.price?.counts.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect([ranges.price?.least, ranges.price?.greatest]).toEqual([20_000_00, 48_000_00])
  })
})

describe('the address of a list', () => {
  it('understands choices as people write them', () => {
    const { query, problems } = parseListAddress('?marque=Dacia,dacia,Alfa+Romeo&carburant=%C3%89LECTRIQUE', LEASE_LIST)
    expect(query.facets).toEqual({ brand: ['alfa-romeo', 'dacia'], fuel: ['electric'] })
    expect(problems).toEqual([])
  })

  it('is readable, and the same however one came to it', () => {
    const query: ListQuery = {
      facets: { fuel: ['plug_in_hybrid', 'electric'], bodyStyle: ['suv'] },
      ranges: { price: { max: 40_000_00 } },
      sort: { key: 'price', direction: 'asc' },
    }
    const address = 'carrosserie=suv&carburant=electrique,hybride-rechargeable&prix=-40000&tri=prix-asc'
    expect(formatListAddress(query, MODEL_LIST)).toBe(address)
    expect(parseListAddress(`?${address}`, MODEL_LIST)).toEqual({
      query: { ...query, facets: { bodyStyle: ['suv'], fuel: ['electric', 'plug_in_hybrid'] } },
      page: 1,
      problems: [],
    })
    expect(formatListAddress(EMPTY_LIST_QUERY, MODEL_LIST)).toBe('')
  })

  it('names what a lease alone has', () => {
    const { query } = parseListAddress('duree=48,60&km=15000&mensualite=300-500&marque=peugeot', LEASE_LIST)
    expect(query).toEqual({
      facets: { brand: ['peugeot'], duration: ['48', '60'], annualMileage: ['15000'] },
      ranges: { instalment: { min: 300_00, max: 500_00 } },
      sort: null,
    })
    expect(formatListAddress(query, LEASE_LIST)).toBe('marque=peugeot&duree=48,60&km=15000&mensualite=300-500')
  })

  it('names the page of a list that has several, after everything else', () => {
    const query: ListQuery = { facets: { brand: ['peugeot'] }, ranges: {}, sort: { key: 'name', direction: 'asc' } }
    expect(formatListAddress(query, LEASE_LIST, 3)).toBe('marque=peugeot&tri=nom-asc&page=3')
    expect(formatListAddress(query, LEASE_LIST, 1)).toBe('marque=peugeot&tri=nom-asc')
    expect(parseListAddress('?marque=peugeot&tri=nom-asc&page=3', LEASE_LIST)).toEqual({ query, page: 3, problems: [] })
    expect(['0', '-1', 'x', '1e9', '12345'].map((page) => parseListAddress(`?page=${page}`, LEASE_LIST))).toEqual(
      ['0', '-1', 'x', '1e9', '12345'].map((value) => ({
        query: EMPTY_LIST_QUERY,
        page: 1,
        problems: [{ parameter: 'page', value, why: 'page' }],
      })),
    )
    expect(parseListAddress('?page=x', MODEL_LIST)).toEqual({ query: EMPTY_LIST_QUERY, page: 1, problems: [] })
  })

  it('tells values that mean nothing, and passes over parameters of others', () => {
    expect(parseListAddress('carburant=vapeur&prix=abc&tri=hasard&utm_source=x', MODEL_LIST)).toEqual({
      query: EMPTY_LIST_QUERY,
      page: 1,
      problems: [
        { parameter: 'carburant', value: 'vapeur' },
        { parameter: 'prix', value: 'abc', why: 'range' },
        { parameter: 'tri', value: 'hasard', why: 'sort' },
      ],
    })
  })
})
