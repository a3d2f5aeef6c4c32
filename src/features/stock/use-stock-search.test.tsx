import { act, renderHook, waitFor } from '@testing-library/react'
import { EMPTY_QUERY } from '../../domain/stock-search/engine/query'
import type { StockQuery } from '../../domain/stock-search/engine/query'
import { cardsPath, equipmentPath, indexPath, STOCK_POINTER } from '../../domain/stock-search/paths'
import { filesOf } from '../../domain/stock-search/testing/stock-of'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import { NOTHING_LIVE, useLive } from '../live/live-store'
import { answerFetch } from '../testing/render'
import type { Call } from '../testing/render'
import { NO_STOCK, useStock } from './stock-engine-store'
import { useStockCards, useStockSearch } from './use-stock-search'
import type { BuiltCards } from './use-stock-search'

const car = (id: number, change: Partial<Vehicle> = {}): Vehicle => ({ ...exampleVehicle, id, ...change })
const towBar = { group: 'utility' as const, label: 'Attelage', highlight: false }
const release = (vehicles: readonly Vehicle[]) => {
  const files = filesOf(vehicles)
  const index = indexPath(files.index.name)
  const served = new Map<string, unknown>([
    [index, JSON.parse(files.index.text)],
    [equipmentPath(files.equipment.name), JSON.parse(files.equipment.text)],
    ...[...files.cards, files.newest].map(({ name, text }): [string, unknown] => [cardsPath(name), JSON.parse(text)]),
  ])
  return { index, pointer: { index, count: files.count }, served }
}
const OLD = release([
  car(1, { fuel: 'diesel', equipment: [towBar] }),
  car(2, { equipment: [] }),
  car(3, { equipment: [towBar] }),
])
const NEW = release([car(2), car(3), car(4), car(5)])
const LABELS = {}
const TOWNS = { [exampleVehicle.locationId]: 'Esch-sur-Alzette' }

let calls: Call[] = []
const serve = (answer: (url: string) => { status: number; body?: unknown } | Error | undefined) => {
  calls = answerFetch((url) => answer(url) ?? { status: 404 })
}
const given =
  ({ pointer, served }: typeof OLD) =>
  (url: string) =>
    url === STOCK_POINTER
      ? { status: 200, body: pointer }
      : served.has(url)
        ? { status: 200, body: served.get(url) }
        : undefined
const ask = (query: StockQuery = EMPTY_QUERY, built?: BuiltCards) =>
  renderHook(
    ({ query: asked }) => {
      const state = useStockSearch(asked, LABELS)
      return { ...state, cards: useStockCards(asked, state.result, 0, 24, LABELS, TOWNS, built) }
    },
    { initialProps: { query } },
  )
const asked = (url: string) => calls.filter((call) => call.url === url).length

beforeEach(() =>
  act(() => {
    useLive.setState(NOTHING_LIVE)
    useStock.setState(NO_STOCK, true)
  }),
)

describe('stock in the browser', () => {
  it('is there after the first render, and its cards with photo and town', async () => {
    serve(given(OLD))
    const { result } = ask()
    expect(result.current.result).toBeNull()
    await waitFor(() => expect(result.current.result?.count).toBe(3))
    await waitFor(() => expect(result.current.cards.map(({ photos }) => photos.length)).toEqual([2, 2, 2]))
    expect(result.current.cards[0]?.town).toBe('Esch-sur-Alzette')
    expect(calls.some(({ url }) => url.includes('equipment'))).toBe(false)
  })

  it('fetches no card that the page was built with, and gives it its exact mileage', async () => {
    serve(given(OLD))
    const built = [1, 2, 3].map((id) => ({
      ...car(id),
      mileage: 18_000,
      isMileageRounded: true,
      town: 'Esch-sur-Alzette',
    }))
    const { result } = ask(EMPTY_QUERY, new Map(built.map((card) => [card.id, card])))
    await waitFor(() => expect(result.current.cards).toHaveLength(3))
    expect(
      result.current.cards.map(({ mileage, isMileageRounded, photos }) => [mileage, isMileageRounded, photos.length]),
    ).toEqual(built.map(({ photos }) => [exampleVehicle.mileage, false, photos.length]))
    expect(calls.filter(({ url }) => url.includes('cards-'))).toEqual([])
  })

  it('answers another query without asking anyone', async () => {
    serve(given(OLD))
    const { result, rerender } = ask()
    await waitFor(() => expect(result.current.cards[0]?.photos).toHaveLength(2))
    const before = calls.filter(({ url }) => !url.includes('live')).length
    rerender({ query: { ...EMPTY_QUERY, facets: { fuel: ['diesel'] } } })
    expect(result.current.result?.count).toBe(1)
    expect(result.current.cards[0]?.photos).toHaveLength(2)
    expect(calls.filter(({ url }) => !url.includes('live'))).toHaveLength(before)
  })

  it('reads equipment as soon as it is asked for, and says nothing before', async () => {
    serve(given(OLD))
    const { result } = ask({ ...EMPTY_QUERY, equipment: ['Attelage'] })
    await waitFor(() => expect(result.current.engine).not.toBeNull())
    await waitFor(() => expect(result.current.result?.count).toBe(2))
    expect(result.current.result?.equipment).not.toBeNull()
  })

  it('counts what is sold meanwhile, at the price of now', async () => {
    serve(given(OLD))
    const { result, rerender } = ask({ ...EMPTY_QUERY, facets: { availability: ['available'] } })
    await waitFor(() => expect(result.current.result?.count).toBe(3))
    const prices = exampleVehicle.prices.map((row) => (row.type === 'purchase' ? { ...row, totalPrice: 500_000 } : row))
    act(() =>
      useLive.setState({
        facts: new Map([
          [2, { prices, discount: null, availability: 'available' }],
          [3, { prices, discount: null, availability: 'sold' }],
        ]),
      }),
    )
    expect(result.current.result?.count).toBe(2)
    rerender({
      query: { ...EMPTY_QUERY, ranges: { price: { max: 500_000 } }, facets: { availability: ['available'] } },
    })
    expect(result.current.cards.map(({ id }) => id)).toEqual([2])
  })

  it('reads the pointer again when its index is gone', async () => {
    let pointers = 0
    serve((url) => {
      if (url !== STOCK_POINTER) return given(NEW)(url)
      pointers += 1
      return { status: 200, body: pointers === 1 ? OLD.pointer : NEW.pointer }
    })
    const { result } = ask()
    await waitFor(() => expect(result.current.result?.count).toBe(4))
    expect([asked(STOCK_POINTER), result.current.problem]).toEqual([2, null])
  })

  it('follows a release that took the cards with it', async () => {
    let isNew = false
    serve((url) => {
      if (url.startsWith('/stock-index/cards-') && !isNew) {
        isNew = true
        return { status: 404 }
      }
      return given(isNew ? NEW : OLD)(url)
    })
    const { result } = ask()
    await waitFor(() => expect(result.current.cards.map(({ photos }) => photos.length)).toEqual([2, 2, 2, 2]))
  })

  it.each([
    ['absent', () => ({ status: 404 })],
    ['failed', () => ({ status: 503 })],
    [
      'failed',
      (url: string) => ({ status: 200, body: url === STOCK_POINTER ? OLD.pointer : { format: 'of tomorrow' } }),
    ],
    ['offline', () => new TypeError('Failed to fetch')],
  ])('says that it is %s, and is there when it is tried again', async (problem, answer) => {
    serve(answer)
    const { result } = ask()
    await waitFor(() => expect(result.current.problem).toBe(problem))
    serve(given(OLD))
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.result?.count).toBe(3))
    expect(result.current.problem).toBeNull()
  })

  it('uses a connection that comes back', async () => {
    serve(() => new TypeError('Failed to fetch'))
    const { result } = ask()
    await waitFor(() => expect(result.current.problem).toBe('offline'))
    serve(given(OLD))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.result?.count).toBe(3))
  })

  it('shows a card whose photos are missing, and asks for them again later', async () => {
    let isDown = true
    serve((url) => (isDown && url.includes('/cards-') ? { status: 503 } : given(OLD)(url)))
    const { result, rerender } = ask()
    await waitFor(() => expect(result.current.cards).toHaveLength(3))
    expect(result.current.cards[0]?.photos).toEqual([])
    await waitFor(() => expect(calls.some(({ url }) => url.includes('/cards-'))).toBe(true))
    await act(async () => undefined)
    isDown = false
    rerender({ query: { ...EMPTY_QUERY, facets: { fuel: ['diesel'] } } })
    await waitFor(() => expect(result.current.cards[0]?.photos).toHaveLength(2))
  })
})
