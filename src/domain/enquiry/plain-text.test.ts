import fc from 'fast-check'
import { anyCharacter } from '../testing/any-character'
import { plainText } from './plain-text'

describe('plain text', () => {
  it('keeps what people write and nothing that is not seen', () => {
    expect(plainText('Zo\u0000é\r\nBcc: x@y.lu\u202e 👋\ud83d', false)).toBe('Zoé Bcc: x@y.lu 👋\ufffd')
    expect(plainText('zoe\u200b@exam\u00adple.lu\u2060', false)).toBe('zoe@example.lu')
    expect(plainText('\u2800\u3164\uffa0\u115f\u1160', false)).toBe('')
    expect(plainText('👩\u200d👧', false)).toBe('👩\u200d👧')
    expect(plainText('Bonjour,\r\n\tmerci\r', true)).toBe('Bonjour,\n merci\n')
  })

  it('has nothing left to remove, and one line where one is asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.boolean(), (text, isMultiline) => {
        const plain = plainText(text, isMultiline)
        expect(plainText(plain, isMultiline)).toBe(plain)
        expect(plain).not.toMatch(isMultiline ? /[\u0000\r\t]/ : /[\u0000\r\n\t]/)
      }),
    )
  })
})
