import { act, renderHook } from '@testing-library/react'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { flushSettling } from '../../analytics/settling'
import { overviewEvents } from './overview-events'
import { useOverviewEvents } from './use-overview-events'

const query = (change: Partial<StockQuery>): StockQuery => ({ ...EMPTY_QUERY, ...change })
const between = (before: Partial<StockQuery>, after: Partial<StockQuery>, pages = [1, 1]) =>
  overviewEvents({ query: query(before), page: pages[0] ?? 1 }, { query: query(after), page: pages[1] ?? 1 }, 34)
const told = () =>
  (window.dataLayer ?? [])
    .filter(({ event }) => typeof event === 'string' && !event.startsWith('vm_'))
    .map(({ event, facet, value, result_count, sort, page }) => [event, facet ?? sort ?? page, value, result_count])

beforeEach(() => {
  flushSettling()
  delete window.dataLayer
})

describe('events of the overview', () => {
  it('name each facet that changed, what it asks for now, and how many vehicles that gives', () => {
    expect(
      between(
        { facets: { fuel: ['diesel'] } },
        { facets: { brand: ['kia', 'peugeot'] }, ranges: { price: { max: 30_000_00 } }, equipment: ['Attelage'] },
      ),
    ).toEqual([
      { event: 'adjust_vehicle_overview_filter', facet: 'fuel', value: '', result_count: 34 },
      { event: 'adjust_vehicle_overview_filter', facet: 'equipment', value: 'Attelage', result_count: 34 },
      { event: 'adjust_vehicle_overview_filter', facet: 'brand', value: 'kia,peugeot', result_count: 34 },
      { event: 'adjust_vehicle_overview_filter', facet: 'price', value: '-30000', result_count: 34 },
    ])
  })

  it('tell of a text and of a place nothing but their size', () => {
    const events = between({}, {
      text: 'Jean Dupont',
      near: { place: '49.61,6.13', radius: 40 },
    } as Partial<StockQuery>)
    expect(events.map((event) => 'facet' in event && [event.event, event.facet, event.value])).toEqual([
      ['adjust_vehicle_overview_filter', 'near', '40 km'],
      ['adjust_location_filter', 'near', '40 km'],
      ['adjust_vehicle_overview_filter', 'text', '2'],
    ])
    expect(JSON.stringify(events)).not.toMatch(/Dupont|49/)
  })

  it('tell of a dealership that is chosen, and let go, as a filter of dealerships too', () => {
    const change = (value: string) =>
      ['adjust_vehicle_overview_filter', 'adjust_location_filter'].map((event) => ({
        event,
        facet: 'location',
        value,
        result_count: 34,
      }))
    expect(between({}, { facets: { location: ['bertrange', 'mersch'] } })).toEqual(change('bertrange,mersch'))
    expect(between({ facets: { location: ['bertrange'] } }, {})).toEqual(change(''))
  })

  it('tell of order and page, but not of a page that a filter brought back', () => {
    const sort = { key: 'price:purchase', direction: 'asc' } as const
    expect(between({}, { sort })).toEqual([{ event: 'adjust_vehicle_overview_sort', sort: 'prix-asc' }])
    expect(between({ sort }, {})).toEqual([{ event: 'adjust_vehicle_overview_sort', sort: 'listed-desc' }])
    expect(between({}, {}, [1, 3])).toEqual([{ event: 'adjust_vehicle_overview_page', page: 3 }])
    expect(between({}, { sort }, [3, 1])).toHaveLength(1)
  })

  it('are none for what the page begins with, nor for prices that arrive', () => {
    const diesel = query({ facets: { fuel: ['diesel'] } })
    const { rerender } = renderHook(({ count }: { count: number | null }) => useOverviewEvents(diesel, 1, count), {
      initialProps: { count: null as number | null },
    })
    rerender({ count: 12 })
    rerender({ count: 11 })
    expect(told()).toEqual([])
  })

  it('wait for the end of what is typed or pulled, and come before what is clicked next', () => {
    const { rerender } = renderHook(
      ({ now, count }: { now: StockQuery; count: number }) => useOverviewEvents(now, 1, count),
      { initialProps: { now: EMPTY_QUERY, count: 99 } },
    )
    for (const [index, text] of ['g', 'go', 'golf'].entries()) rerender({ now: query({ text }), count: 9 - index })
    expect(told()).toEqual([])
    rerender({ now: query({ text: 'golf', facets: { fuel: ['diesel'] } }), count: 3 })
    expect(told()).toEqual([
      ['adjust_vehicle_overview_filter', 'text', '1', 3],
      ['adjust_vehicle_overview_filter', 'fuel', 'diesel', 3],
    ])
    act(flushSettling)
    expect(told()).toHaveLength(2)
    rerender({
      now: query({ text: 'golf', facets: { fuel: ['diesel'] }, ranges: { mileage: { max: 90_000 } } }),
      count: 2,
    })
    expect(told()).toHaveLength(2)
    act(flushSettling)
    expect(told()[2]).toEqual(['adjust_vehicle_overview_filter', 'mileage', '-90000', 2])
  })
})
