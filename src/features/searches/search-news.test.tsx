import { act, screen, waitFor } from '@testing-library/react'
import { indexPath, STOCK_POINTER } from '../../domain/stock-search/paths'
import { filesOf } from '../../domain/stock-search/testing/stock-of'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import { NOTHING_LIVE, useLive } from '../live/live-store'
import { NO_STOCK, useStock } from '../stock/stock-engine-store'
import { answerFetch, renderFrench } from '../testing/render'
import type { Call } from '../testing/render'
import { saveSearch, savedSearches } from './search-store'
import { SearchNews } from './SearchNews'

const SEEN = '2026-11-01T08:00:00.000Z'
const car = (id: number, fuel: Vehicle['fuel'], listedAt: string): Vehicle => ({
  ...exampleVehicle,
  id,
  fuel,
  listedAt,
})
const files = filesOf([
  car(1, 'diesel', SEEN),
  car(2, 'diesel', '2026-11-02T08:00:00.000Z'),
  car(3, 'diesel', '2026-11-03T08:00:00.000Z'),
  car(4, 'petrol', '2026-11-04T08:00:00.000Z'),
  car(5, 'electric', '2026-10-04T08:00:00.000Z'),
])
const index = indexPath(files.index.name)
let calls: Call[] = []

beforeEach(() => {
  act(() => {
    savedSearches.clear()
    useLive.setState(NOTHING_LIVE)
    useStock.setState(NO_STOCK, true)
  })
  calls = answerFetch((url) =>
    url === STOCK_POINTER
      ? { status: 200, body: { index, count: files.count } }
      : url === index
        ? { status: 200, body: JSON.parse(files.index.text) }
        : { status: 404 },
  )
})

describe('kept searches away from the overview', () => {
  it('tell what is new in each, and stay new: only their list makes them seen', async () => {
    saveSearch('carburant=electrique', 'Électrique', SEEN)
    saveSearch('carburant=essence', 'Essence', SEEN)
    saveSearch('carburant=diesel', 'Diesel', SEEN)
    renderFrench(<SearchNews />)
    await screen.findByText('2 nouveaux depuis votre visite')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Diesel2 nouveaux depuis votre visite',
      'Essence1 nouveau depuis votre visite',
      'ÉlectriqueRien de nouveau depuis votre visite',
    ])
    expect(savedSearches.useIds.getState().items.every(({ seenUntil }) => seenUntil === SEEN)).toBe(true)
  })

  it('tell what is new around a place, from where dealerships were when it was kept', async () => {
    const sites = [
      { id: 'esch-sur-alzette', latitude: 49.5, longitude: 5.98 },
      { id: 'marnach', latitude: 50.05, longitude: 6.06 },
    ]
    saveSearch('autour-de=esch-sur-alzette&rayon=10', 'Esch', SEEN, sites)
    saveSearch('autour-de=marnach&rayon=10', 'Marnach', SEEN, sites)
    renderFrench(<SearchNews />)
    await screen.findByText('3 nouveaux depuis votre visite')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'MarnachRien de nouveau depuis votre visite',
      'Esch3 nouveaux depuis votre visite',
    ])
  })

  it('say nothing of what they cannot count', async () => {
    saveSearch('autour-de=bertrange&rayon=40', 'Bertrange', SEEN)
    renderFrench(<SearchNews />)
    const line = await screen.findByRole('link')
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain(index))
    expect(line).toHaveTextContent(/^Bertrange\s*$/)
  })

  it('ask for nothing where none are kept', () => {
    renderFrench(<SearchNews />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(calls).toEqual([])
  })
})
