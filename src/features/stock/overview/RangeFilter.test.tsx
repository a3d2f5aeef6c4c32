import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import type { Range } from '../../../domain/stock-search/engine/query'
import { renderFrench } from '../../testing/render'
import type { Words } from './describe-filters'
import { RangeFilter } from './RangeFilter'

const words: Words = {
  text: (id, values) => (id === 'handleMin' || id === 'handleMax' ? `${String(values?.['title'])} ${id}` : id),
  labels: {},
  titles: {},
}
const edges = [0, 10_000, 20_000, 30_000]
const counts = { edges, least: 500, greatest: 39_000, counts: Uint32Array.of(1, 2, 3, 4) }

const show = (start: Range) => {
  const asked: Range[] = []
  const Filter = () => {
    const [range, setRange] = useState(start)
    return (
      <RangeFilter
        id="mileage"
        words={words}
        counts={counts}
        range={range}
        isTitleHidden
        onChange={(next) => {
          asked.push(next)
          setRange(next)
        }}
      />
    )
  }
  renderFrench(<Filter />)
  const [low, high] = screen.getAllByRole('slider')
  if (!low || !high) throw new Error('No handles')
  const places = () => [low, high].map((handle) => Number((handle as HTMLInputElement).value))
  /** What a key does: the browser moves the handle, then the key comes up. */
  const press = (handle: HTMLElement, to: number) => {
    fireEvent.change(handle, { target: { value: String(to) } })
    fireEvent.keyUp(handle)
  }
  return { low, high, asked, places, press }
}

describe('range filter', () => {
  it('lets both handles go from the beginning, where a limit below everything has put them', () => {
    const { high, low, asked, places, press } = show({ max: 0 })
    expect(places()).toEqual([0, 0])
    press(high, 1)
    expect(asked).toEqual([{ max: 10_000 }])
    press(low, 1)
    expect(asked.at(-1)).toEqual({ min: 10_000, max: 20_000 })
  })

  it('lets both handles go from the end, with the one on top that has somewhere to go', () => {
    const { low, high, asked, places, press } = show({ min: 90_000 })
    expect(places()).toEqual([4, 4])
    expect(low.style.zIndex).toBe('1')
    press(high, 3)
    expect(asked).toEqual([{ min: 20_000, max: 30_000 }])
    press(low, 0)
    expect(asked.at(-1)).toEqual({ max: 30_000 })
    expect(low.style.zIndex).toBe('')
  })

  it('takes the other handle along, and asks once for where both are let go', () => {
    const { low, asked, press } = show({ min: 10_000, max: 20_000 })
    fireEvent.change(low, { target: { value: '2' } })
    press(low, 3)
    expect(asked).toEqual([{ min: 30_000 }])
  })

  it('keeps a typed limit while the other handle is moved, and reads it out', () => {
    const { low, high, asked, press } = show({ min: 12_345 })
    expect(low.getAttribute('aria-valuetext')?.replace(/[\u00a0\u202f]/g, ' ')).toBe('12.345 km')
    press(high, 3)
    expect(asked).toEqual([{ min: 12_345, max: 30_000 }])
  })
})
