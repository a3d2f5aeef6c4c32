import { isVin } from './testing/is-vin'
import { vinCheckDigit, vinFor } from './vin'

describe('vehicle identification numbers', () => {
  it('have the check digit of the published examples', () => {
    expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X')
    expect(vinCheckDigit('11111111111111111')).toBe('1')
    expect(isVin('1M8GDM9AXKP042788')).toBe(true)
    expect(isVin('1M8GDM9A1KP042788')).toBe(false)
    expect(isVin('1M8GDM9AXKP04278')).toBe(false)
    expect(isVin('1M8GDM9AXKPO42788')).toBe(false)
  })

  it('are valid for short and odd model names, and for makes that are not known', () => {
    expect(isVin(vinFor('renault-trucks', 'd', 2024, 412_003))).toBe(true)
    expect(isVin(vinFor('unknown', 'q-o-i', 2026, 761_999))).toBe(true)
  })
})
