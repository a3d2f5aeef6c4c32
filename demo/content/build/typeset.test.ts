import fc from 'fast-check'
import { typeset, typesetDeep } from './typeset'

describe('French spacing', () => {
  it.each([
    ['Combien ?', 'Combien\u202F?'],
    ['Attention ; puis', 'Attention\u202F; puis'],
    ['Ceci : cela', 'Ceci\u00A0: cela'],
    ['« oui »', '«\u00A0oui\u00A0»'],
    ['15.000 € et 20 %', '15.000\u00A0€ et 20\u00A0%'],
    ['à 130 km/h', 'à 130\u00A0km/h'],
    ['12 chiens', '12 chiens'],
    ['de 8:00 à 12:00', 'de 8:00 à 12:00'],
  ])('%s', (typed, set) => expect(typeset(typed)).toBe(set))

  it('changes nothing the second time', () => {
    const typed = fc
      .array(fc.constantFrom('a', ' ', '?', ':', '«', '»', '7', '€', 'km', '%'))
      .map((parts) => parts.join(''))
    fc.assert(fc.property(typed, (text) => expect(typeset(typeset(text))).toBe(typeset(text))))
  })

  it('keeps the shape of a value', () => {
    expect(typesetDeep({ a: ['x ?', 1, null], b: { c: true } })).toEqual({ a: ['x\u202F?', 1, null], b: { c: true } })
  })
})
