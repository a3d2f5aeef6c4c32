import { VAT_NUMBER } from './vat-number'

const TAKEN = [
  ['Austria', 'ATU12345678'],
  ['Belgium', 'BE 0123.456.789'],
  ['Bulgaria', 'BG123456789'],
  ['Bulgaria, a person', 'BG1234567890'],
  ['Cyprus', 'CY12345678X'],
  ['Czechia', 'CZ12345678'],
  ['Czechia, a person', 'CZ1234567890'],
  ['Germany', 'DE 123 456 789'],
  ['Denmark', 'DK 12 34 56 78'],
  ['Estonia', 'EE123456789'],
  ['Greece', 'EL123456789'],
  ['Spain', 'ES-B12345678'],
  ['Spain, a person', 'ES12345678Z'],
  ['Finland', 'FI12345678'],
  ['France', 'FR 40 303 265 045'],
  ['France with letters', 'FRK7399859412'],
  ['Croatia', 'HR12345678901'],
  ['Hungary', 'HU12345678'],
  ['Ireland', 'IE1234567FA'],
  ['Ireland before 2013', 'IE1A23456F'],
  ['Ireland, one letter', 'IE1234567T'],
  ['Italy', 'IT12345678901'],
  ['Lithuania', 'LT123456789'],
  ['Lithuania, a person', 'LT123456789012'],
  ['Luxembourg', 'LU 12345678'],
  ['Luxembourg in small letters', 'lu12345678'],
  ['Latvia', 'LV12345678901'],
  ['Malta', 'MT12345678'],
  ['the Netherlands', 'NL 123456789 B01'],
  ['Poland', 'PL 123-456-78-90'],
  ['Portugal', 'PT123456789'],
  ['Romania', 'RO12'],
  ['Romania, ten digits', 'RO1234567890'],
  ['Sweden', 'SE123456789001'],
  ['Slovenia', 'SI12345678'],
  ['Slovakia', 'SK1234567890'],
] as const

const REFUSED = [
  '12345678',
  'LU1234567',
  'LU123456789',
  'LUABCDEFGH',
  'BE2123456789',
  'FRI0123456789',
  'AT12345678',
  'NL123456789',
  'LT1234567890',
  'RO1',
  'CH123456789',
  'GB123456789',
  'XX12345678',
  'DE123456789 ou FR',
]

describe('VAT number', () => {
  it.each(TAKEN)('of %s is taken: %s', (_country, typed) => {
    expect(typed).toMatch(VAT_NUMBER)
  })

  it.each(REFUSED)('is refused: %s', (typed) => {
    expect(typed).not.toMatch(VAT_NUMBER)
  })
})
