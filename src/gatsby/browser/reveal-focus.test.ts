import { wayToShow } from './reveal-focus'

const frame = { left: 16, right: 374 }

describe('the way to what has the focus in a row', () => {
  it('is none where it is seen whole', () => {
    expect(wayToShow({ left: 20, right: 200 }, frame, false)).toBe(0)
    expect(wayToShow({ left: 20, right: 200 }, frame, true)).toBe(0)
  })

  it('is the shortest one on either side', () => {
    expect(wayToShow({ left: 300, right: 400 }, frame, false)).toBe(26)
    expect(wayToShow({ left: -50, right: 50 }, frame, false)).toBe(-66)
  })

  it('leads to its beginning where it is wider than the row', () => {
    expect(wayToShow({ left: 380, right: 900 }, frame, false)).toBe(364)
  })

  it('leads to its beginning where the row snaps, or it would go back', () => {
    expect(wayToShow({ left: 353, right: 682 }, frame, true)).toBe(337)
  })
})
