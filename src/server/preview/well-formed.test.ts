import fc from 'fast-check'
import { wellFormedJson } from './well-formed'

const text = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) })

describe('a JSON value with well-formed texts', () => {
  it('has the same texts, with U+FFFD for each half of a surrogate pair', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, 'a\ud800': fc.constant(1) })), (list) => {
        const expected = list.map(({ name }) => ({ name: Buffer.from(name).toString(), 'a\ufffd': 1 }))
        expect(wellFormedJson(list)).toEqual(expected)
      }),
    )
  })

  it('is the same value where there was nothing to mend', () => {
    const value = { text: 'C:\\ud800 \\\\ud800 🚗 \u0000' }
    expect(wellFormedJson(value)).toBe(value)
  })
})
