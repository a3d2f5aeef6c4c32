import fc from 'fast-check'
import { createEnquiryKeys } from './enquiry-keys'

const create = () => {
  let count = 0
  return createEnquiryKeys(() => `key-${++count}`)
}

describe('idempotency keys of enquiries', () => {
  it('gives equal contents the same key and different contents different keys, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 }), { minLength: 1 }), (contents) => {
        const keys = create()
        const given = contents.map((content) => keys.keyFor(content))
        expect(new Set(given).size).toBe(new Set(contents).size)
        contents.forEach((content, index) => expect(keys.keyFor(content)).toBe(given[index]))
      }),
    )
  })

  it('gives a content a new key after its key was dropped', () => {
    const keys = create()
    const [a, b] = [keys.keyFor('a'), keys.keyFor('b')]
    keys.forget('a')
    expect(keys.keyFor('a')).not.toBe(a)
    expect(keys.keyFor('b')).toBe(b)
    keys.clear()
    expect(keys.keyFor('b')).not.toBe(b)
  })

  it('makes keys of visible characters that differ', () => {
    const keys = createEnquiryKeys()
    expect(keys.keyFor('a')).toMatch(/^[\x21-\x7e]{8,200}$/)
    expect(keys.keyFor('b')).not.toBe(keys.keyFor('a'))
  })
})
