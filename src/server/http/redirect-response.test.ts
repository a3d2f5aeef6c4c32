import fc from 'fast-check'
import { anyCharacter } from '../../domain/testing/any-character'
import { encodeLocation } from './redirect-response'

describe('encodeLocation', () => {
  it.each([
    ['/stock/412003-1', '/stock/412003-1'],
    ['/一/stock?q=é a', '/%E4%B8%80/stock?q=%C3%A9%20a'],
    ['/a%20b#c', '/a%20b#c'],
    ['/a\r\nset-cookie: x', '/a%0D%0Aset-cookie:%20x'],
    ['\\\\evil.example', '%5C%5Cevil.example'],
    ['/\ud800', '/%EF%BF%BD'],
  ])('encodes %j', (address, encoded) => {
    expect(encodeLocation(address)).toBe(encoded)
  })

  it('gives what a header takes, and changes it no further', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (address) => {
        const encoded = encodeLocation(address)
        expect(encoded).toMatch(/^[\x21-\x7e]*$/)
        expect(encodeLocation(encoded)).toBe(encoded)
      }),
    )
  })
})
