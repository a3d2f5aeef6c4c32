import fc from 'fast-check'
import { formatDate, formatMonthYear, formatShortDate, formatTime, formatWeekdayDate, localDay } from './date'
import { formatFuelConsumption, formatKm, formatPower } from './measures'
import { formatDecimal, formatNumber } from './number'
import { formatPrice, formatRate, formatReduction } from './price'

const intl = (decimals: number) =>
  new Intl.NumberFormat('fr-LU', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

describe('numbers and prices', () => {
  it('are written as Intl writes fr-LU', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(formatPrice(cents)).toBe(intl(cents % 100 === 0 ? 0 : 2).format(cents / 100))
      }),
    )
  })

  it('show cents only where there are some', () => {
    expect(formatPrice(31_490_00)).toBe('31.490\u00A0€')
    expect(formatPrice(352_18)).toBe('352,18\u00A0€')
    expect(formatReduction(1_800_00)).toBe('−\u00A01.800\u00A0€')
    expect(formatRate(3.9)).toBe('3,90\u00A0%')
  })

  it('never show a negative zero, nor idle decimals', () => {
    expect(formatNumber(-0.2)).toBe('0')
    expect([formatDecimal(5), formatDecimal(5.4), formatDecimal(73.05, 2)]).toEqual(['5', '5,4', '73,05'])
  })

  it('keep units on the line of their figure', () => {
    expect(formatKm(15_000)).toBe('15.000\u00A0km')
    expect(formatPower(136, 100)).toBe('136\u00A0ch (100\u00A0kW)')
    expect(formatFuelConsumption(5)).toBe('5,0\u00A0l/100\u00A0km')
  })
})

describe('dates', () => {
  it('of a day are that day wherever the page is made', () => {
    expect(formatDate('2026-03-01')).toBe('1er\u00A0mars\u00A02026')
    expect(formatShortDate('2026-11-21')).toBe('21/11/2026')
    expect(formatMonthYear('2023-02-28')).toBe('02/2023')
  })

  it('of an instant are Luxembourg’s, summer and winter', () => {
    expect(formatShortDate('2026-06-30T22:30:00Z')).toBe('01/07/2026')
    expect([localDay(new Date('2026-06-30T21:59:00Z')), localDay(new Date('2026-12-31T23:30:00Z'))]).toEqual([
      '2026-06-30',
      '2027-01-01',
    ])
    expect(formatTime('2026-06-30T22:30:00Z')).toBe('00:30')
    expect(formatTime('2026-01-15T13:32:00Z')).toBe('14:32')
  })

  it('read as in a sentence', () => {
    expect(formatWeekdayDate('2026-11-25')).toBe('mercredi 25\u00A0novembre')
    expect(formatWeekdayDate('2027-05-01')).toBe('samedi 1er\u00A0mai')
  })

  it('that cannot be read are left empty', () => {
    expect(formatDate('bientôt')).toBe('')
  })
})
