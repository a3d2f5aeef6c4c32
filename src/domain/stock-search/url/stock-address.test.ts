import fc from 'fast-check'
import { propertyRuns } from '../../testing/property-runs'
import { ACQUISITION_TYPES } from '../../price/acquisition'
import { FUELS } from '../../vehicle/types'
import { nearOf } from '../../location/near'
import { TOWNS } from '../../location/towns'
import { eitherOf, EMPTY_QUERY } from '../engine/query'
import type { Sort, StockQuery } from '../engine/query'
import { byOption, RANGE_IDS } from '../fields'
import { OPTION_NAMES } from './option-names'
import { formatStockAddress, parseStockAddress } from './stock-address'
import { unknownOptions } from './unknown-options'

const query = (change: Partial<StockQuery>): StockQuery => ({ ...EMPTY_QUERY, ...change })
const format = (change: Partial<StockQuery>, page = 1) => formatStockAddress({ query: query(change), page })

/** One in the north, one in the south. */
const SITES = [
  { id: 'nord', latitude: 50.05, longitude: 6.06 },
  { id: 'sud', latitude: 49.5, longitude: 5.95 },
]
const PLACES = { sites: SITES, towns: TOWNS }

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom('Jantes 17", noires', '100 %', 'a%2Cb', '%25', 'é,è', 'Euro 6e', '&=?#+'),
)
const label = words.map((word) => word.trim()).filter((word) => word !== '')
const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4})?$/)
const list = (options: fc.Arbitrary<string>) => fc.uniqueArray(options, { minLength: 1, maxLength: 4 })
const optionsOf = (id: keyof typeof OPTION_NAMES) => list(fc.constantFrom(...Object.keys(OPTION_NAMES[id] ?? {})))
const facets = fc.record(
  {
    brand: list(slug),
    model: list(slug),
    fuel: optionsOf('fuel'),
    bodyStyle: optionsOf('bodyStyle'),
    colour: optionsOf('colour'),
    interiorColour: optionsOf('interiorColour'),
    seatCount: list(fc.nat(9).map(String)),
    emissionsClass: list(label),
    vatReportable: optionsOf('vatReportable'),
    discounted: optionsOf('discounted'),
    availability: optionsOf('availability'),
    gearCount: list(label),
  },
  { requiredKeys: [] },
)
const range = (id: string) => {
  const limit =
    id === 'year'
      ? fc.integer({ min: 1900, max: 2100 })
      : fc.nat(1_000_000_000).map((value) => (id === 'price' || id === 'instalment' ? value : value % 1_000_000))
  return fc.oneof(
    limit.map((min) => ({ min })),
    limit.map((max) => ({ max })),
    fc.tuple(limit, limit).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  )
}
const ranges = fc.record(Object.fromEntries(RANGE_IDS.map((id) => [id, range(id)])), { requiredKeys: [] })
const keys: Sort['key'][] = [
  'listed',
  'mileage',
  'year',
  'power',
  ...ACQUISITION_TYPES.flatMap((type) => [`price:${type}`, `instalment:${type}`] as const),
]
const anyQuery: fc.Arbitrary<StockQuery> = fc.record({
  facets,
  ranges,
  equipment: fc.uniqueArray(fc.oneof(label, fc.uniqueArray(label, { minLength: 2, maxLength: 3 }).map(eitherOf)), {
    maxLength: 3,
  }),
  priceType: fc.constantFrom(...ACQUISITION_TYPES),
  instalmentType: fc.constantFrom(...ACQUISITION_TYPES.filter((type) => type !== 'purchase')),
  text: words.map((text) => text.trim()),
  near: fc.constantFrom(
    null,
    nearOf('ettelbruck', 20, PLACES),
    nearOf('nord', 40, PLACES),
    nearOf('49.61,6.13', 33, PLACES),
  ),
  sort: fc.record({ key: fc.constantFrom(...keys), direction: fc.constantFrom('asc' as const, 'desc' as const) }),
})

describe('address of the overview', () => {
  it('is empty for the whole stock', () => {
    expect(format({})).toBe('')
    expect(parseStockAddress('')).toEqual({ query: EMPTY_QUERY, page: 1, problems: [] })
  })

  it('reads like French, always in the same order', () => {
    const change = {
      text: 'golf gtd',
      facets: {
        fuel: ['diesel', 'petrol'],
        brand: ['volkswagen', 'peugeot'],
        transmission: ['automatic'],
        bodyStyle: ['estate'],
      },
      ranges: { mileage: { max: 80_000 }, price: { min: 1_000_000, max: 3_000_000 } },
      equipment: ['Attelage'],
      sort: { key: 'price:purchase', direction: 'asc' },
    } as const
    expect(format(change, 2)).toBe(
      'q=golf+gtd&marque=peugeot,volkswagen&carrosserie=break&carburant=diesel,essence&boite=automatique&equipement=Attelage&prix=10000-30000&km=-80000&tri=prix-asc&page=2',
    )
    expect(
      format({
        sort: { key: 'instalment:private_lease', direction: 'asc' },
        ranges: { instalment: { max: 35_050 } },
        instalmentType: 'private_lease',
      }),
    ).toBe('mensualite=-350.50&mensualite-pour=leasing-prive&tri=mensualite-leasing-prive-asc')
  })

  it('says all of a query and nothing else, whatever was asked', () => {
    fc.assert(
      fc.property(anyQuery, fc.integer({ min: 1, max: 900 }), (asked, page) => {
        const address = formatStockAddress({ query: asked, page })
        const sorted = {
          ...asked,
          equipment: [...asked.equipment].sort(byOption),
          facets: Object.fromEntries(
            Object.entries(asked.facets).map(([id, options]) => [id, [...options].sort(byOption)]),
          ),
        }
        expect(parseStockAddress(`?${address}`, ['gearCount'], PLACES)).toEqual({ query: sorted, page, problems: [] })
        expect(formatStockAddress(parseStockAddress(address, ['gearCount'], PLACES))).toBe(address)
        expect(new URL(`https://x.test/stock?${address}`).search.slice(1)).toBe(address.replace(/'/g, '%27'))
      }),
      { numRuns: propertyRuns(500) },
    )
  })

  it('is the same however the filters were chosen', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...FUELS], { minLength: 2 }), (fuels) => {
        expect(format({ facets: { fuel: fuels } })).toBe(format({ facets: { fuel: [...fuels].reverse() } }))
      }),
    )
  })

  it('measures from a town, a dealership or a position, and tells what is none', () => {
    const read = (search: string) => {
      const {
        query: { near },
        problems,
      } = parseStockAddress(search, [], PLACES)
      return [near, ...problems.map(({ parameter, value }) => `${parameter}=${value}`)]
    }
    expect(format({ near: nearOf('ettelbruck', 40, PLACES) })).toBe('autour-de=ettelbruck&rayon=40')
    expect(read('autour-de=ettelbruck&rayon=60')).toEqual([
      { place: 'ettelbruck', radius: 60, locations: ['nord', 'sud'] },
    ])
    expect(read('autour-de=ettelbruck&rayon=30')).toEqual([{ place: 'ettelbruck', radius: 30, locations: ['nord'] }])
    expect(read('autour-de=P%C3%A9tange&rayon=10')).toEqual([{ place: 'petange', radius: 10, locations: ['sud'] }])
    expect(read('autour-de=nord')).toEqual([{ place: 'nord', radius: 40, locations: ['nord'] }])
    expect(read('autour-de=49.61,6.13&rayon=20')).toEqual([{ place: '49.61,6.13', radius: 20, locations: ['sud'] }])
    expect(read('autour-de=Paris&rayon=40')).toEqual([null, 'autour-de=Paris'])
    expect(read('autour-de=nord&rayon=loin')).toEqual([
      { place: 'nord', radius: 40, locations: ['nord'] },
      'rayon=loin',
    ])
    expect(read('rayon=40')).toEqual([null, 'rayon=40'])
  })

  it('passes over parameters that mean nothing here', () => {
    expect(parseStockAddress('utm_source=mail&gclid=1&fbclid=x&gearCount=6&marque=').problems).toEqual([])
    expect(parseStockAddress('utm_source=mail&fuel&%E0%A4%A=1').query).toEqual(EMPTY_QUERY)
  })

  it('understands options as people write them', () => {
    const read = (search: string) => formatStockAddress(parseStockAddress(search))
    expect(
      read('marque=PEUGEOT,Citro%C3%ABn,Alfa+Romeo&carburant=DIESEL,%C3%89lectrique&concession=Esch-sur-Alzette'),
    ).toBe('marque=alfa-romeo,citroen,peugeot&carburant=diesel,electrique&concession=esch-sur-alzette')
    expect(read('marque=Peugeot,peugeot&energie=A&norme=Euro+6e')).toBe('marque=peugeot&norme=Euro+6e&energie=A')
    expect(read('brand=Renault&fuel=Hybride+rechargeable')).toBe('marque=renault&carburant=hybride-rechargeable')
  })

  it('leaves out and tells what cannot be', () => {
    const {
      query: read,
      page,
      problems,
    } = parseStockAddress(
      'carburant=charbon,diesel&prix=30000-10000&km=beaucoup&annee=99-&page=0&tri=beaute-asc&mensualite-pour=achat&places=5',
    )
    expect(read).toEqual(query({ facets: { fuel: ['diesel'], seatCount: ['5'] } }))
    expect(page).toBe(1)
    expect(problems.map(({ parameter, value }) => `${parameter}=${value}`).sort()).toEqual([
      'annee=99-',
      'carburant=charbon',
      'km=beaucoup',
      'mensualite-pour=achat',
      'page=0',
      'prix=30000-10000',
      'tri=beaute-asc',
    ])
  })

  it('tells what is wrong with it', () => {
    const { problems } = parseStockAddress(
      'carburant=charbon&prix=30000-10000&km=beaucoup&annee=99-&page=0&tri=beaute-asc&autour-de=Paris&rayon=loin',
    )
    expect(Object.fromEntries(problems.map(({ parameter, why }) => [parameter, why]))).toEqual({
      carburant: undefined,
      prix: 'swapped',
      km: 'range',
      annee: 'range',
      page: 'page',
      tri: 'sort',
      'autour-de': 'place',
      rayon: 'radius',
    })
  })

  it('tells options that the stock does not have, by the names of the address', () => {
    const { query: read } = parseStockAddress('marque=peugeot,tesla&carburant=hydrogene')
    const stock: Record<string, string[]> = { brand: ['peugeot'], fuel: ['diesel'] }
    expect(unknownOptions(read, (id) => stock[id])).toEqual([
      { parameter: 'marque', value: 'tesla' },
      { parameter: 'carburant', value: 'hydrogene' },
    ])
    const { query: equipped } = parseStockAddress('equipement=Attelage,Hublot')
    expect(unknownOptions(equipped, () => undefined)).toEqual([])
    expect(unknownOptions(equipped, () => undefined, [{ label: 'Attelage' }])).toEqual([
      { parameter: 'equipement', value: 'Hublot' },
    ])
  })

  it('finds alternatives of equipment unknown only where the stock has none of them', () => {
    const { query } = parseStockAddress('equipement=Attelage~Hublot,Hublot~Treuil')
    expect(query.equipment).toEqual([eitherOf(['Attelage', 'Hublot']), eitherOf(['Hublot', 'Treuil'])])
    expect(unknownOptions(query, () => undefined, [{ label: 'Attelage' }])).toEqual([
      { parameter: 'equipement', value: 'Hublot' },
      { parameter: 'equipement', value: 'Treuil' },
    ])
  })

  it('tells once what is asked for twice', () => {
    expect(parseStockAddress('brand=99&brand=99&carburant=charbon&carburant=charbon').problems).toEqual([
      { parameter: 'brand', value: '99' },
      { parameter: 'carburant', value: 'charbon' },
    ])
  })

  it('never fails, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (search) => {
        const read = parseStockAddress(search)
        expect(parseStockAddress(formatStockAddress(read)).query).toEqual(read.query)
      }),
    )
  })
})

describe('addresses of before', () => {
  const today = (search: string) => formatStockAddress(parseStockAddress(search))

  it.each([
    ['brand=2&fuel=4', 'marque=citroen&carburant=electrique'],
    ['brand=7&transmission=2&page=3', 'marque=fiat&boite=automatique&page=3'],
    ['brand=2&price=0-10000&sort=kilometres-asc', 'marque=citroen&prix=-10000&tri=km-asc'],
    ['kilometres=0-50000&power=75-100', 'km=-50000&puissance=75-100'],
    ['brand=citroen&priceMin=10000&priceMax=15000&sort=year-desc', 'marque=citroen&prix=10000-15000&tri=annee-desc'],
    [
      'condition=used&brand=peugeot&model=peugeot-3008&fuel=plug_in_hybrid',
      'etat=occasion&marque=peugeot&modele=peugeot-3008&carburant=hybride-rechargeable',
    ],
    ['type=private_lease&monthlyMax=300', 'mensualite=-300&mensualite-pour=leasing-prive'],
    ['type=private_finance', 'mensualite=0-'],
    ['fuel=diesel&carburant=essence', 'carburant=essence'],
    ['price=0-&kilometres=-&power=', ''],
    ['price=0-20000&kilometres=0-', 'prix=-20000'],
  ])('%s keeps its filters', (before, after) => {
    expect(parseStockAddress(before).problems).toEqual([])
    expect(today(before)).toBe(after)
  })

  it('count by the last of what stands there twice, as those of today do', () => {
    expect(today('price=5000-15000&price=10000-20000&sort=price-asc&sort=year-desc')).toBe(
      'prix=10000-20000&tri=annee-desc',
    )
    expect(today('q=golf&q=clio&prix=-5000&prix=-9000')).toBe('q=clio&prix=-9000')
  })

  it('tells what it cannot translate', () => {
    expect(parseStockAddress('brand=99&fuel=8&sort=beauty-asc').problems).toEqual([
      { parameter: 'brand', value: '99' },
      { parameter: 'fuel', value: '8' },
      { parameter: 'sort', value: 'beauty-asc', why: 'sort' },
    ])
    expect(parseStockAddress('type=loan&monthlyMax=300').problems).toEqual([{ parameter: 'type', value: 'loan' }])
  })
})
