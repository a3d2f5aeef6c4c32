import { act, renderHook } from '@testing-library/react'
import type { CountNew } from '../../domain/vehicle/saved-search'
import { saveSearch, savedSearches } from './search-store'
import { useSeenSearch } from './use-seen-search'

const OLD = '2026-11-01T08:00:00.000Z'
const NEW = '2026-11-20T08:00:00.000Z'
const seenUntil = () => savedSearches.useIds.getState().items.map(({ id, seenUntil: until }) => [id, until])

/** Twelve came after `OLD`. */
const count: CountNew = (_, since) => (since === OLD ? 12 : 0)
interface Shown {
  query: string
  newest: string | null
  counts?: CountNew
}
const visit = (shown: Shown) =>
  renderHook(({ query, newest, counts = count }: Shown) => useSeenSearch(query, newest, counts), {
    initialProps: shown,
  })

beforeEach(() =>
  act(() => {
    savedSearches.clear()
    saveSearch('marque=kia', 'Kia', OLD)
    saveSearch('marque=fiat', 'Fiat', OLD)
  }),
)

describe('a kept search whose list is shown', () => {
  it('tells what was new, and is seen from then on', () => {
    const { result, rerender, unmount } = visit({ query: 'marque=kia', newest: NEW })
    expect(result.current).toBe(12)
    expect(seenUntil()).toEqual([
      ['marque=fiat', OLD],
      ['marque=kia', NEW],
    ])
    rerender({ query: 'marque=kia', newest: NEW })
    expect(result.current).toBe(12)
    unmount()
    expect(visit({ query: 'marque=kia', newest: NEW }).result.current).toBe(0)
  })

  it('stays new until the list is there, and until somebody can count', () => {
    const { result, rerender } = visit({ query: 'marque=kia', newest: null })
    expect([result.current, seenUntil()[1]]).toEqual([0, ['marque=kia', OLD]])
    rerender({ query: 'marque=kia', newest: NEW, counts: () => null })
    expect([result.current, seenUntil()[1]]).toEqual([0, ['marque=kia', OLD]])
    rerender({ query: 'marque=kia', newest: NEW })
    expect([result.current, seenUntil()[1]]).toEqual([12, ['marque=kia', NEW]])
  })

  it('is told of alone', () => {
    const { result, rerender } = visit({ query: 'marque=kia', newest: NEW })
    rerender({ query: 'marque=peugeot', newest: NEW })
    expect(result.current).toBe(0)
    expect(seenUntil()[0]).toEqual(['marque=fiat', OLD])
  })

  it('is not new when it was just kept', () => {
    const { result } = visit({ query: 'marque=seat', newest: NEW })
    act(() => void saveSearch('marque=seat', 'Seat', NEW))
    expect(result.current).toBe(0)
  })
})
