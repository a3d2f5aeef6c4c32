import { keepPlaces } from './keep-places'

const left =
  (...rows: number[]) =>
  (row: number) =>
    rows.includes(row)

describe('places of a list', () => {
  it('stay when vehicles leave the stock, and those behind do not move up', () => {
    expect(keepPlaces([1, 2, 3, 4], [1, 3, 4, 5], left(2))).toEqual([1, 2, 3, 4])
    expect(keepPlaces([1, 2, 3, 4], [3, 4, 5, 6], left(1, 2))).toEqual([1, 2, 3, 4])
  })

  it('follow whatever else changes', () => {
    expect(keepPlaces([1, 2, 3, 4], [4, 3, 1, 5], left(2))).toEqual([4, 3, 1, 5])
    expect(keepPlaces([1, 2, 3], [7, 8], left(2))).toEqual([7, 8])
    expect(keepPlaces([1, 2, 3], [1, 2, 3, 4], left())).toEqual([1, 2, 3, 4])
  })

  it('are given up when nothing is left of them', () => {
    expect(keepPlaces([1, 2], [], left(1, 2))).toEqual([])
    expect(keepPlaces([], [1], left())).toEqual([1])
  })
})
