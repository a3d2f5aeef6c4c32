import fc from 'fast-check'
import { createReference, parseReference, REFERENCE } from './reference'

describe('reference number', () => {
  it('has one form, and is read back however it was typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
        const reference = createReference(bytes)
        expect(reference).toMatch(REFERENCE)
        expect(parseReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference)
      }),
    )
  })

  it.each(['', 'GA-7F3K', 'GA-7F3O-29', 'XX-7F3K-29', 'GA-7F3K-290'])('is not %p', (text) => {
    expect(parseReference(text)).toBeNull()
  })
})
