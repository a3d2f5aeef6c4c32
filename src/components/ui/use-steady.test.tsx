import { renderHook } from '@testing-library/react'
import { useSteady } from './use-steady'

describe('useSteady', () => {
  it('is the same function for every render and does what the latest one says', () => {
    const told: string[] = []
    const { result, rerender } = renderHook(
      ({ name }) => useSteady((what: string) => void told.push(`${name} ${what}`)),
      { initialProps: { name: 'first' } },
    )
    const act = result.current
    act('a')
    rerender({ name: 'second' })
    expect(result.current).toBe(act)
    act('b')
    expect(told).toEqual(['first a', 'second b'])
  })
})
