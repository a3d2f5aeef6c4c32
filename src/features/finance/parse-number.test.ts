import fc from 'fast-check'
import { formatNumber } from '../../domain/format/number'
import { numberText, parseNumber } from './parse-number'

describe('numbers as people type them', () => {
  it.each([
    ['12500', 12500],
    ['12.500', 12500],
    ['12 500', 12500],
    ['12\u202f500,50 €', 12500.5],
    ['1.234.567', 1234567],
    ['0', 0],
    ['3,5', 3.5],
    ['3.5', 3.5],
    ['3,', 3],
    ['-1,25', -1.25],
    ['−2', -2],
    ['36 mois', 36],
    ['15 000 km/an', 15000],
    ['15.000 km par an', 15000],
    ['30’000', 30000],
    ["1'234'567.50", 1234567.5],
    ['€ 500', 500],
    ['4,5 %', 4.5],
    ['800 EUR', 800],
    ['2 000 euros', 2000],
  ])('reads %s', (text, value) => expect(parseNumber(text)).toBe(value))

  it.each([
    '',
    ' ',
    'abc',
    '1.23.4',
    '1,2,3',
    '12..5',
    '--1',
    '1e5',
    'Infinity',
    'mois',
    '€',
    '3 ans',
    '30’00',
    '1’234.567,8',
    '36 mois 2',
  ])('does not read "%s"', (text) => expect(parseNumber(text)).toBeNull())

  it('reads what the site writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(parseNumber(formatNumber(cents / 100, 2))).toBeCloseTo(cents / 100, 6)
        expect(parseNumber(numberText(cents / 100))).toBeCloseTo(cents / 100, 6)
      }),
    )
  })
})
