import fc from 'fast-check'
import { distanceKm } from './distance'
import { formatLocationAddress, parseLocationAddress } from './location-address'
import { localitiesOf } from './localities'
import { positionText } from './near'
import { countOptions, EVERY_LOCATION, searchLocations, visitorAt, withoutOneWish } from './search-locations'
import type { LocationQuery, SearchedLocation } from './search-locations'
import { TOWNS } from './towns'
import { LOCATION_SERVICES } from './types'

const BRANDS = ['fiat', 'kia', 'renault-trucks']
const location = fc.record({
  id: fc.constantFrom('nord', 'sud', 'est', 'ouest', 'mersch'),
  latitude: fc.double({ min: 49.4, max: 50.2, noNaN: true }),
  longitude: fc.double({ min: 5.7, max: 6.5, noNaN: true }),
  brandIds: fc.subarray(BRANDS),
  services: fc.subarray([...LOCATION_SERVICES]),
})
const locations = fc.uniqueArray(location, { selector: ({ id }) => id })
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const query: fc.Arbitrary<LocationQuery> = fc.record({
  place: fc.oneof(fc.constant(null), fc.constantFrom(...TOWNS.map(({ id }) => id)), position.map(positionText)),
  brand: fc.constantFrom(null, ...BRANDS),
  service: fc.constantFrom(null, ...LOCATION_SERVICES),
})

const SITES = [
  {
    id: 'luxembourg',
    latitude: 49.5793,
    longitude: 6.1136,
    brandIds: ['fiat', 'kia'],
    services: ['workshop', 'bodywork'],
    address: { town: 'Luxembourg' },
  },
  {
    id: 'mersch',
    latitude: 49.7637,
    longitude: 6.0925,
    brandIds: ['fiat'],
    services: ['workshop', 'vans'],
    address: { town: 'Mersch' },
  },
  {
    id: 'nord',
    latitude: 50.0531,
    longitude: 6.0603,
    brandIds: ['kia'],
    services: ['workshop'],
    address: { town: 'Marnach' },
  },
]
const found = (change: Partial<LocationQuery>) =>
  searchLocations(SITES, { ...EVERY_LOCATION, ...change }).map(({ location: { id }, km }) =>
    km === null ? id : `${id} ${Math.round(km)}`,
  )

describe('the search for a dealership', () => {
  it('puts the nearest first, and leaves out what does not have the make or the service', () => {
    expect(found({})).toEqual(['luxembourg', 'mersch', 'nord'])
    expect(found({ place: 'clervaux' })).toEqual(['nord 2', 'mersch 33', 'luxembourg 53'])
    expect(found({ place: 'clervaux', brand: 'fiat' })).toEqual(['mersch 33', 'luxembourg 53'])
    expect(found({ brand: 'kia', service: 'bodywork' })).toEqual(['luxembourg'])
    expect(found({ brand: 'kia', service: 'vans' })).toEqual([])
  })

  it('measures from the middle of a town, not from the dealership there, and from any dealership elsewhere', () => {
    expect(found({ place: 'luxembourg' })[0]).toBe('luxembourg 4')
    expect(visitorAt('nord', SITES)).toMatchObject({ latitude: 50.0531 })
    expect(visitorAt('49.61,6.13', SITES)).toEqual({ latitude: 49.61, longitude: 6.13 })
    expect(visitorAt('paris', SITES)).toBeNull()
  })

  it('finds each dealership that has what is asked for and no other, the nearer never after the farther', () => {
    fc.assert(
      fc.property(locations, query, (all: SearchedLocation[], asked) => {
        const result = searchLocations(all, asked)
        const isFound = (one: SearchedLocation) =>
          (asked.brand === null || one.brandIds.includes(asked.brand)) &&
          (asked.service === null || one.services.includes(asked.service))
        expect(new Set(result.map((one) => one.location))).toEqual(new Set(all.filter(isFound)))
        expect(result).toHaveLength(all.filter(isFound).length)
        const from = asked.place === null ? null : visitorAt(asked.place, all)
        result.forEach(({ location: one, km }, index) => {
          expect(km).toBe(from && distanceKm(from, one))
          if (km !== null) expect(km).toBeGreaterThanOrEqual(result[index - 1]?.km ?? 0)
        })
      }),
    )
  })

  it('counts for each option what it finds, and for each wish what is found without it', () => {
    fc.assert(
      fc.property(locations, query, (all: SearchedLocation[], asked) => {
        const count = (one: LocationQuery) => searchLocations(all, one).length
        expect(countOptions(all, asked, 'brand', BRANDS)).toEqual(BRANDS.map((brand) => count({ ...asked, brand })))
        expect(countOptions(all, asked, 'service', LOCATION_SERVICES)).toEqual(
          LOCATION_SERVICES.map((service) => count({ ...asked, service })),
        )
        for (const way of withoutOneWish(all, asked))
          expect([way.query[way.wish], way.count, way.count > 0]).toEqual([null, count(way.query), true])
      }),
    )
    const nothing = withoutOneWish(SITES, { place: 'mersch', brand: 'kia', service: 'vans' })
    expect(nothing.map(({ wish, count }) => [wish, count])).toEqual([
      ['service', 2],
      ['brand', 1],
    ])
  })
})

describe('the address of a list of dealerships', () => {
  const named = { localities: localitiesOf(SITES), sites: SITES, brandIds: BRANDS }
  const read = (search: string) => parseLocationAddress(search, named)

  it('gives back every query', () => {
    fc.assert(
      fc.property(query, (asked) => expect(read(formatLocationAddress(asked))).toEqual({ query: asked, problems: [] })),
    )
  })

  it('is in French, by the names that the stock has', () => {
    expect(formatLocationAddress(EVERY_LOCATION)).toBe('')
    expect(formatLocationAddress({ place: 'mersch', brand: 'kia', service: 'workshop' })).toBe(
      'autour-de=mersch&marque=kia&service=atelier',
    )
    expect(formatLocationAddress({ ...EVERY_LOCATION, place: '49.61,6.13' })).toBe('autour-de=49.61,6.13')
  })

  it.each([
    ['autour-de=Esch-sur-Alzette', 'esch-sur-alzette'],
    ['autour-de=P%C3%A9tange', 'petange'],
    ['autour-de=Diddeleng', 'dudelange'],
    ['autour-de=etelbruck', 'ettelbruck'],
    ['autour-de=nord', 'nord'],
    ['autour-de=mersch&autour-de=wiltz', 'wiltz'],
  ])('knows places as people write them: %s', (search, place) => {
    expect(read(search)).toEqual({ query: { ...EVERY_LOCATION, place }, problems: [] })
  })

  it('passes over what means nothing, and names what cannot be', () => {
    expect(read('?utm_source=x&rayon=40&autour-de=&marque=+')).toEqual({ query: EVERY_LOCATION, problems: [] })
    expect(read('autour-de=paris&marque=simca&service=lavage').problems).toEqual([
      { parameter: 'autour-de', value: 'paris', why: 'place' },
      { parameter: 'marque', value: 'simca' },
      { parameter: 'service', value: 'lavage' },
    ])
    expect(read('service=constructor&autour-de=91,6').problems).toHaveLength(2)
  })
})
