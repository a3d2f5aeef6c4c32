import fc from 'fast-check'
import { compareNames } from './compare-names'

describe('the order of names', () => {
  it('is that of the alphabet, whatever the accents and the case', () => {
    const names = ['Škoda', 'seat', 'Zeekr', 'Énergie', 'électrique', 'Opel', 'Fiat', 'Œuvre', 'Audi']
    expect([...names].sort(compareNames)).toEqual([
      'Audi',
      'électrique',
      'Énergie',
      'Fiat',
      'Œuvre',
      'Opel',
      'seat',
      'Škoda',
      'Zeekr',
    ])
  })

  it('is the other way round for names that are swapped', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(compareNames(a, b) + compareNames(b, a)).toBe(0)
      }),
    )
  })
})
