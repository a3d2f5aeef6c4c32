import type { AcquisitionType } from './acquisition'
import { shownPrice, shownRows } from './shown-rows'

const rows: { type: AcquisitionType; total: number }[] = [
  { type: 'purchase', total: 1 },
  { type: 'private_lease', total: 2 },
]

describe('prices that are shown', () => {
  it('are those of the wanted ways, in their order', () => {
    expect(shownRows(rows, ['private_lease', 'purchase']).map(({ total }) => total)).toEqual([2, 1])
    expect(shownRows(rows, ['private_lease'])).toEqual([rows[1]])
  })

  it('are the first one where a vehicle has none of the wanted', () => {
    expect(shownRows(rows, ['business_lease'])).toEqual([rows[0]])
    expect(shownPrice(rows, ['business_lease'])).toBe(rows[0])
    expect(shownPrice(rows, [])).toBe(rows[0])
  })

  it('are none where there are none', () => {
    const none = rows.slice(0, 0)
    expect(shownRows(none, ['purchase'])).toEqual([])
    expect(shownPrice(none, ['purchase'])).toBeUndefined()
  })
})
