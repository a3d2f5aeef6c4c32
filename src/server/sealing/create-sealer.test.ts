import fc from 'fast-check'
import { anyCharacter } from '../../domain/testing/any-character'
import { createSealer, SealError } from './create-sealer'

const key = (id: string, byte: number) => ({ id, secret: new Uint8Array(32).fill(byte) })
const old = key('2025', 1)
const current = key('2026', 2)

describe('sealer', () => {
  it('opens what it sealed, whatever the text, and never shows it', () => {
    const { seal, open, encrypts } = createSealer([current, old])
    expect(encrypts).toBe(true)
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 8 }), (text) => {
        const sealed = seal(text)
        expect(sealed).toMatch(/^sealed:1:2026:/)
        expect(sealed).not.toContain(text)
        expect(open(sealed)).toBe(text)
      }),
    )
  })

  it('seals the same text differently each time', () => {
    const { seal } = createSealer([current])
    expect(seal('Claire Weber')).not.toBe(seal('Claire Weber'))
  })

  it('opens with every key of the ring, so that keys can be changed', () => {
    const sealed = createSealer([old]).seal('Claire Weber')
    expect(createSealer([current, old]).open(sealed)).toBe('Claire Weber')
    expect(() => createSealer([current]).open(sealed)).toThrow(
      new SealError('Sealed with the key 2025, which is not set.'),
    )
  })

  it('notices a changed text, a changed key name and another secret', () => {
    const ring = createSealer([current, old])
    const sealed = ring.seal('Claire Weber')
    const other = sealed.endsWith('A') ? 'B' : 'A'
    expect(() => ring.open(sealed.slice(0, -1) + other)).toThrow(SealError)
    expect(() => ring.open(sealed.replace(':2026:', ':2025:'))).toThrow(SealError)
    expect(() => createSealer([key('2026', 9)]).open(sealed)).toThrow(SealError)
  })

  it('passes texts through without keys, and opens texts of before a key was set', () => {
    const none = createSealer([])
    expect(none.encrypts).toBe(false)
    expect(none.open(none.seal('Claire Weber'))).toBe('Claire Weber')
    expect(createSealer([current]).open('Claire Weber')).toBe('Claire Weber')
  })
})
