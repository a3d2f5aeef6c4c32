import { act, renderHook, waitFor } from '@testing-library/react'
import { useMemo } from 'react'
import { paths } from '../../../config/segments'
import { stockOf } from '../../../domain/stock-search/testing/stock-of'
import { WHOLE_STOCK } from '../../../domain/stock-search/url/scope'
import { formatStockAddress } from '../../../domain/stock-search/url/stock-address'
import { usualTypesOf } from '../../../domain/stock-search/url/usual-types'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import { saveSearch, savedSearches } from '../../searches/search-store'
import { countNewIn } from './count-new'
import { placesOf } from './places'
import { needTowns, useKnownTowns, useTowns } from './towns-store'
import { useOverviewAddress } from './use-overview-address'

/** Whether the file of towns can be loaded. A static import anywhere in the overview fails with it. */
let mockIsDown = false
jest.mock('../../../domain/location/towns', (): unknown => {
  if (mockIsDown) throw new Error('Loading chunk towns failed.')
  return jest.requireActual('../../../domain/location/towns')
})

const marnach = { id: 'marnach', name: 'Alzette Marnach', latitude: 50.0531, longitude: 6.0603 }
const SITES = [{ ...marnach, address: { town: 'Marnach' } }]
const usual = usualTypesOf(['purchase'])
const ADDED: never[] = []
const SEEN = '2026-11-01T08:00:00.000Z'
const SINCE = '2026-10-01T08:00:00.000Z'
const stock = stockOf([
  { ...exampleVehicle, id: 1, listedAt: SEEN, locationId: 'marnach' },
  { ...exampleVehicle, id: 2, listedAt: SEEN },
])
const engine = { ...stock, address: '', labels: {} }

const openAt = (search: string) =>
  renderHook(() => {
    const towns = useKnownTowns()
    const places = useMemo(() => placesOf(SITES, towns), [towns])
    const address = useOverviewAddress({ pathname: '/stock', search, scope: WHOLE_STOCK, places, added: ADDED, usual })
    return { ...address, places, countNew: countNewIn(engine, paths, places, ADDED) }
  }).result

const towns = () => useTowns.getState().towns

beforeEach(() => {
  // A load that fails empties the table; the one that follows begins anew.
  mockIsDown = false
  act(() => {
    savedSearches.clear()
    useTowns.setState({ towns: null })
  })
  jest.resetModules()
})

describe('towns of the overview', () => {
  it.each(['', '?marque=kia', '?autour-de=marnach&rayon=20', '?autour-de=49.61,6.13'])(
    'are not loaded by the address “%s”',
    async (search) => {
      const result = openAt(search)
      expect(result.current).toMatchObject({ isRead: true, problems: [] })
      await act(async () => undefined)
      expect(towns()).toBeNull()
    },
  )

  it('are loaded by an address with a town, which counts as read once they are there', async () => {
    const result = openAt('?marque=kia&autour-de=Clervaux&rayon=20')
    expect(result.current).toMatchObject({ isRead: false, problems: [] })
    expect(formatStockAddress(result.current)).toBe('marque=kia&autour-de=clervaux&rayon=20')
    await waitFor(() => expect(result.current.isRead).toBe(true))
    expect(result.current.query.near).toEqual({ place: 'clervaux', radius: 20, locations: ['marnach'] })
    expect(formatStockAddress(result.current)).toBe('marque=kia&autour-de=clervaux&rayon=20')
  })

  it('leave the place of an address unknown when they cannot be loaded, until another try succeeds', async () => {
    mockIsDown = true
    const result = openAt('?marque=kia&autour-de=clervaux')
    await waitFor(() => expect(result.current.isRead).toBe(true))
    expect(result.current.problems).toEqual([{ parameter: 'autour-de', value: 'clervaux', why: 'place' }])
    expect(result.current.query).toMatchObject({ near: null, facets: { brand: ['kia'] } })
    expect(result.current.places.choices.dealerships).toEqual([{ id: 'marnach', label: 'Marnach' }])
    expect(result.current.countNew('autour-de=clervaux&rayon=20', SINCE)).toBeNull()
    mockIsDown = false
    act(needTowns)
    await waitFor(() => expect(result.current.problems).toEqual([]))
    expect(result.current.query.near?.locations).toEqual(['marnach'])
  })

  it('are loaded to count what is new in a saved search around one', async () => {
    saveSearch('autour-de=clervaux&rayon=20', 'Clervaux et 20 km', SINCE)
    const result = openAt('')
    expect(result.current.countNew('autour-de=clervaux&rayon=20', SINCE)).toBeNull()
    expect(result.current.countNew('autour-de=marnach&rayon=20', SINCE)).toBe(1)
    await waitFor(() => expect(result.current.countNew('autour-de=clervaux&rayon=20', SINCE)).toBe(1))
    expect(result.current.countNew('autour-de=paris&rayon=20', SINCE)).toBeNull()
  })
})
