import { act, fireEvent, screen } from '@testing-library/react'
import { Profiler } from 'react'
import type { VehicleSummary } from '../../domain/content/story-data'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import { VehicleCard } from '../stock/VehicleCard'
import { VehicleGrid } from '../stock/VehicleGrid'
import { CompareTable } from '../compare/CompareTable'
import { answerFetch, renderFrench } from '../testing/render'
import { VehicleDetail } from '../vehicle/VehicleDetail'
import { VehicleCalculator } from '../vehicle/VehicleCalculator'
import { VehicleForm } from '../vehicle/VehicleForm'
import { NOTHING_LIVE, useLive } from './live-store'

const NOW = '2026-11-21T13:32:00.000Z'
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const body = () => plain(document.body.textContent)
const summary = (id: number): VehicleSummary => ({ ...exampleVehicle, id, photos: [], town: null })
const factsOf = (id: number, change: Partial<Vehicle> = {}) => {
  const { prices, discount, availability } = { ...exampleVehicle, ...change }
  return { id, prices, discount, availability }
}
const costing = (cents: number) =>
  exampleVehicle.prices.map((row) => (row.type === 'purchase' ? { ...row, totalPrice: cents } : row))

let vehicles: object[] = []
let removed: number[] = []
let isDown = false
let calls: { url: string }[] = []

const serve = () => {
  calls = answerFetch((url) => {
    if (isDown) return new TypeError('Failed to fetch')
    if (url === '/builds/live.json') return { status: 200, body: { since: 'abc', at: '2026-11-20T13:32:00.000Z' } }
    return { status: 200, body: { since: 'abc', cursor: 'abd', vehicles, removed } }
  })
  const answering = globalThis.fetch
  const withHeaders = async (...asked: Parameters<typeof fetch>) =>
    Object.assign(await answering(...asked), { headers: new Headers({ age: '0' }) })
  Object.defineProperty(globalThis, 'fetch', { value: withHeaders, configurable: true, writable: true })
}
/** Waits until the page is idle and its request is answered. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(100))
const next = () => act(() => jest.advanceTimersByTimeAsync(60_000))

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) })
  ;[vehicles, removed, isDown] = [[], [], false]
  act(() => useLive.setState(NOTHING_LIVE))
  serve()
})
afterEach(() => jest.useRealTimers())

describe('live prices', () => {
  it('replace the price of a card, its discount and its state, with one question for a whole list', async () => {
    vehicles = [
      factsOf(1, { prices: costing(1_999_000), discount: { label: null, amount: 50_000, listPrice: 2_049_000 } }),
      factsOf(2, { availability: 'reserved' }),
    ]
    renderFrench(<VehicleGrid vehicles={[summary(1), summary(2), summary(3)]} />)
    expect(body()).not.toContain('19.990 €')
    await settle()
    const [first, second, third] = screen.getAllByRole('article').map((card) => plain(card.textContent))
    expect(first).toContain('19.990 €')
    expect(first).toContain('− 500 €')
    expect(second).toContain('Réservé')
    expect(third).toContain('31.490 €')
    expect(calls.map(({ url }) => url)).toEqual(['/builds/live.json', '/api/stock/live?since=abc'])
  })

  it('say once a list when they were checked, in Luxembourg', async () => {
    renderFrench(<VehicleGrid vehicles={[summary(1), summary(2)]} />)
    await settle()
    expect(screen.getAllByText('Prix vérifié à 14:32')).toHaveLength(1)
  })

  it('mark a vehicle that left as sold', async () => {
    removed = [1]
    renderFrench(<VehicleGrid vehicles={[summary(1)]} />)
    await settle()
    expect(screen.getByText('Vendu')).toBeVisible()
  })

  it('render only the cards that they change', async () => {
    const renders = new Map<string, number>()
    const count = (id: string) => renders.set(id, (renders.get(id) ?? 0) + 1)
    vehicles = [factsOf(1, { availability: 'reserved' })]
    renderFrench(
      <>
        {[1, 2].map((id) => (
          <Profiler key={id} id={String(id)} onRender={count}>
            <VehicleCard vehicle={summary(id)} />
          </Profiler>
        ))}
      </>,
    )
    await settle()
    expect([renders.get('1'), renders.get('2')]).toEqual([2, 1])
    await next()
    // The same answer again: nothing to do for anyone.
    expect([renders.get('1'), renders.get('2')]).toEqual([2, 1])
    vehicles = [factsOf(1, { availability: 'reserved' }), factsOf(2, { availability: 'sold' })]
    await next()
    expect([renders.get('1'), renders.get('2')]).toEqual([2, 2])
  })

  it('stay those of the release without an answer, with its date', async () => {
    isDown = true
    renderFrench(<VehicleDetail vehicle={exampleVehicle} location={null} similar={[]} />)
    await settle()
    expect(body()).toContain('31.490 €')
    expect(body()).toContain('Prix du 20 novembre 2026, 14:32')
  })

  it('stay the last known ones when the connection goes, with their date', async () => {
    vehicles = [factsOf(exampleVehicle.id, { prices: costing(1_999_000) })]
    renderFrench(<VehicleDetail vehicle={exampleVehicle} location={null} similar={[]} />)
    await settle()
    expect(body()).toContain('Prix vérifié à 14:32')
    isDown = true
    await next()
    expect(body()).toContain('19.990 €')
    expect(body()).toContain('Prix du 21 novembre 2026, 14:32')
  })

  it('change the price, the tabs and the bar of a detail page that is open', async () => {
    renderFrench(<VehicleDetail vehicle={exampleVehicle} location={null} similar={[]} />)
    await settle()
    vehicles = [factsOf(exampleVehicle.id, { prices: costing(1_999_000) })]
    await next()
    expect(screen.getAllByText('19.990 €')).toHaveLength(3)
    expect(body()).not.toContain('31.490 €')
  })

  it('keep the place of a way to buy that has gone', async () => {
    vehicles = [factsOf(exampleVehicle.id, { prices: costing(1_999_000).filter(({ type }) => type === 'purchase') })]
    renderFrench(<VehicleDetail vehicle={exampleVehicle} location={null} similar={[]} />)
    await settle()
    expect(screen.getAllByRole('radio')).toHaveLength(exampleVehicle.prices.length)
    expect(screen.getByRole('radio', { name: /^Leasing privé/ })).toBeDisabled()
    expect(screen.getByRole('radio', { name: /^Achat/ })).toBeChecked()
  })

  it('offer a vehicle that was sold meanwhile to nobody', async () => {
    removed = [exampleVehicle.id]
    renderFrench(<VehicleDetail vehicle={exampleVehicle} location={null} similar={[]} />)
    await settle()
    expect(body()).toContain('il vient de trouver son propriétaire')
    expect(screen.queryByRole('link', { name: /essai|intéresse/i })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Voir les véhicules en stock' })).toHaveLength(2)
  })

  it('close the calculator of a sold vehicle', async () => {
    renderFrench(<VehicleCalculator vehicle={exampleVehicle} similar={[]} view="leaseCalculator" />)
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    vehicles = [factsOf(exampleVehicle.id, { availability: 'sold' })]
    await next()
    expect(screen.getByRole('heading', { level: 2, name: 'Ce véhicule vient d’être vendu' })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Voir les véhicules en stock' })).toHaveAttribute('href', '/stock')
  })

  it.each(['interest', 'testDrive'] as const)(
    'say above the form that a vehicle was sold, beside similar ones: %s',
    async (view) => {
      renderFrench(<VehicleForm vehicle={exampleVehicle} location={null} similar={[summary(7)]} view={view} />)
      await settle()
      await settle()
      fireEvent.change(screen.getByRole('textbox', { name: 'Nom et prénom' }), { target: { value: 'Josée' } })
      expect(screen.queryByRole('switch', { name: /^Je reste intéressé/ })).toBeNull()
      vehicles = [factsOf(exampleVehicle.id, { availability: 'sold' })]
      await next()
      expect(screen.getByRole('heading', { level: 2, name: 'Ce véhicule vient d’être vendu' })).toBeVisible()
      expect(screen.getByRole('switch', { name: /^Je reste intéressé/ })).not.toBeChecked()
      expect(screen.getByRole('textbox', { name: 'Nom et prénom' })).toHaveValue('Josée')
      expect(screen.getByRole('region', { name: 'Véhicules similaires' })).toBeVisible()
      vehicles = [factsOf(exampleVehicle.id, { availability: 'available' })]
      await next()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByRole('textbox', { name: 'Nom et prénom' })).toHaveValue('Josée')
    },
  )

  it('change a comparison', async () => {
    vehicles = [factsOf(1, { prices: costing(1_999_000) }), factsOf(2, { availability: 'sold' })]
    const data = [1, 2].map((id) => ({ vehicle: { ...exampleVehicle, id }, location: null, similar: [] }))
    renderFrench(<CompareTable vehicles={data} onRemove={null} />)
    await settle()
    const [first, second] = screen.getAllByRole('columnheader')
    expect(screen.getByText('19.990 €')).toBeVisible()
    expect([first?.textContent.includes('Vendu'), second?.textContent.includes('Vendu')]).toEqual([false, true])
    expect(body()).toContain('Prix vérifié à 14:32')
  })
})
