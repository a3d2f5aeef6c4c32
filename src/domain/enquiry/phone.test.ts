import fc from 'fast-check'
import { PATTERNS } from './patterns'
import { parsePhone, readPhone, phoneReadings } from './phone'

describe('telephone number', () => {
  it.each([
    ['621 12 34 56', '+352621123456', '621 123 456'],
    ['+352 26 10 40', '+352261040', '26 10 40'],
    ['(+352) 26-10-40', '+352261040', '26 10 40'],
    ['+352 (0)621 123 456', '+352621123456', '621 123 456'],
    ['(+352) (0) 26 10 40', '+352261040', '26 10 40'],
    ['00352(0)621123456', '+352621123456', '621 123 456'],
    ['+39 (0)6 698 12345', '+390669812345', '+39 06 6981 2345'],
    ['621\u2011123\u2013456', '+352621123456', '621 123 456'],
    ['00352 621 123 456', '+352621123456', '621 123 456'],
    ['06 12 34 56 78', '+33612345678', '+33 6 12 34 56 78'],
    ['+33 (0)6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78'],
    ['03 87 55 50 00', '+33387555000', '+33 3 87 55 50 00'],
    ['0470/12.34.56', '+32470123456', '+32 470 12 34 56'],
    ['04 70 12 34 56', '+33470123456', '+33 4 70 12 34 56'],
    ['02 512 34 56', '+3225123456', '+32 2 512 34 56'],
    ['063 24 57 11', '+3263245711', '+32 63 24 57 11'],
    ['0151 23456789', '+4915123456789', '+49 1512 3456789'],
    ['0651 718 0', '+496517180', '+49 651 7180'],
    ['+49 30 901820', '+4930901820', '+49 30 901820'],
    ['+351 912 345 678', '+351912345678', '+351 912 345 678'],
  ])('reads %s', (typed, e164, shown) => {
    expect(parsePhone(typed)).toMatchObject({ e164, shown })
    expect(typed).toMatch(PATTERNS.phone)
  })

  it.each([
    ['0711 12345', '+4971112345'],
    ['(0711) 12345', '+4971112345'],
    ['0711/123456', '+49711123456'],
    ['030 901820', '+4930901820'],
    ['06831 4440', '+4968314440'],
    ['0470 12 34 56', '+32470123456'],
    ['04 252 12 34', '+3242521234'],
  ])('takes %s for the only country where numbers are written like this', (typed, e164) => {
    expect(phoneReadings(typed).map((phone) => phone.e164)).toEqual([e164])
  })

  it.each([
    ['071112345', ['+3271112345', '+4971112345']],
    ['069 12 34 56', ['+3269123456', '+4969123456']],
    ['0471 12 34 56', ['+32471123456', '+49471123456']],
    ['0470123456', ['+32470123456', '+33470123456', '+49470123456']],
    ['0612345678', ['+33612345678', '+49612345678']],
    ['0681 123456', ['+352681123456', '+49681123456']],
    ['0621 123 456', ['+352621123456', '+49621123456']],
  ])('asks for the country of %s, as it may be in several', (typed, numbers) => {
    expect(phoneReadings(typed).map(({ e164 }) => e164)).toEqual(numbers)
    expect([parsePhone(typed), readPhone(typed)]).toEqual([null, { problem: 'no_country' }])
  })

  it.each([
    '',
    '12',
    '000000',
    '0000000000',
    '+352',
    '+999 123456',
    '621-ABC-DEF',
    '621 12 34 56 ext. 3',
    'appelez-moi',
  ])('refuses %s', (typed) => {
    expect([parsePhone(typed), readPhone(typed)]).toEqual([null, { problem: 'invalid' }])
  })

  it('reads the numbers it shows as the same, and they fit the pattern of the field', () => {
    const beginning = fc.constantFrom('+352 621 ', '0033 6 ', '+33 1 ', '0032 47', '+49 30 ', '26 ', '621 ', '0')
    const numbers = fc.tuple(beginning, fc.stringMatching(/^\d{4,9}$/)).map((parts) => parts.join(''))
    fc.assert(
      fc.property(numbers, (typed) => {
        const phone = parsePhone(typed)
        if (phone === null) return
        expect(parsePhone(phone.e164)).toEqual(phone)
        expect(parsePhone(phone.shown)).toEqual(phone)
        expect(phone.shown).toMatch(PATTERNS.phone)
        expect(phone.e164).toMatch(PATTERNS.phone)
      }),
    )
  })
})
