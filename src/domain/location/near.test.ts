import fc from 'fast-check'
import { distanceKm } from './distance'
import { distancesFrom, nearOf, placeAt, positionOf, positionText } from './near'
import { TOWNS } from './towns'

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const town = (id: string) => TOWNS.find((one) => one.id === id) ?? { latitude: NaN, longitude: NaN }

describe('distance', () => {
  it('is the same both ways, none to the place itself, never more than half the globe', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(distanceKm(a, b)).toBe(distanceKm(b, a))
        expect(distanceKm(a, a)).toBe(0)
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0)
        expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371.0088 + 1e-6)
      }),
    )
  })

  it('is never longer than by way of a third place', () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) =>
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3),
      ),
    )
  })

  it.each([
    ['Paris and London', { latitude: 48.8566, longitude: 2.3522 }, { latitude: 51.5074, longitude: -0.1278 }, 343.6],
    ['the poles', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20_015.1],
    ['a degree along the equator', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
    ['Luxembourg and Ettelbruck', town('luxembourg'), town('ettelbruck'), 26.3],
    ['Esch-sur-Alzette and Clervaux', town('esch-sur-alzette'), town('clervaux'), 62.3],
  ])('between %s is known', (_name, a, b, km) => {
    expect(distanceKm(a, b)).toBeCloseTo(km, 0)
  })
})

describe('places', () => {
  const sites = [
    { id: 'ettelbruck', latitude: 49.8511, longitude: 6.0912 },
    { id: 'sud', latitude: 49.5012, longitude: 5.9466 },
  ]
  const known = { sites, towns: TOWNS }

  it('have each a name of their own and lie in the country', () => {
    expect(new Set(TOWNS.map(({ id }) => id)).size).toBe(TOWNS.length)
    expect(TOWNS.length).toBeGreaterThan(10)
    for (const { latitude, longitude } of TOWNS) {
      expect(latitude > 49.44 && latitude < 50.19).toBe(true)
      expect(longitude > 5.73 && longitude < 6.54).toBe(true)
    }
  })

  it('are the dealership before the town of the same name, and positions', () => {
    expect(placeAt('ettelbruck', known)).toMatchObject({ latitude: 49.8511 })
    expect(placeAt('ettelbruck', { sites: [], towns: TOWNS })).toMatchObject({ latitude: 49.848 })
    expect(placeAt('49.61,6.13', known)).toEqual({ latitude: 49.61, longitude: 6.13 })
    for (const nowhere of ['', 'paris', '49.61', '91,6', '49,181', '49,6,1', 'NaN,NaN'])
      expect(placeAt(nowhere, known)).toBeNull()
  })

  it('reach the dealerships within the radius', () => {
    expect(nearOf('ettelbruck', 1, known)).toEqual({ place: 'ettelbruck', radius: 1, locations: ['ettelbruck'] })
    expect(nearOf('luxembourg', 20, known)?.locations).toEqual(['sud'])
    expect(nearOf('luxembourg', 40, known)?.locations).toEqual(['ettelbruck', 'sud'])
    expect(nearOf('nowhere', 40, known)).toBeNull()
    expect([...distancesFrom('sud', known)].map(([id, km]) => [id, Math.round(km)])).toEqual([
      ['ettelbruck', 40],
      ['sud', 0],
    ])
    expect(distancesFrom('nowhere', known).size).toBe(0)
  })

  it('are told to about a kilometre', () => {
    fc.assert(
      fc.property(position, (exact) => {
        const told = positionOf(positionText(exact))
        expect(told && distanceKm(exact, told)).toBeLessThan(0.9)
      }),
    )
  })
})
