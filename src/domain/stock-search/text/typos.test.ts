import fc from 'fast-check'
import { isWithin } from './typos'

/** Optimal string alignment by its definition, one letter at a time. */
const distance = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length
  const [x, y] = [a.slice(1), b.slice(1)]
  const swapped = a[0] === b[1] && a[1] === b[0] && a.length > 1 && b.length > 1
  return Math.min(
    distance(x, y) + (a[0] === b[0] ? 0 : 1),
    distance(x, b) + 1,
    distance(a, y) + 1,
    swapped ? distance(a.slice(2), b.slice(2)) + 1 : Infinity,
  )
}

describe('words within some errors of each other', () => {
  it.each([
    ['golf', 'glof', 1],
    ['golf', 'gof', 1],
    ['golf', 'goolf', 1],
    ['golf', 'gulf', 1],
    ['volkswagen', 'wolksvagen', 2],
  ])('“%s” and “%s” differ by %d', (a, b, errors) => {
    expect(isWithin(a, b, errors)).toBe(true)
    expect(isWithin(a, b, errors - 1)).toBe(false)
  })

  it('are those whose distance is as small, for any words', () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/)
    fc.assert(
      fc.property(word, word, fc.nat({ max: 3 }), (a, b, errors) => {
        expect(isWithin(a, b, errors)).toBe(distance(a, b) <= errors)
      }),
    )
  })
})
