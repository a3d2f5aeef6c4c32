import { TYRE_SIZE } from './tyre-size'

const TAKEN = [
  // Passenger cars
  '205/55 R16',
  '205/55R16 91V',
  '205/55 R 16 91 V',
  '205 / 55 R16 91V',
  '225/45zr17',
  '225/45 ZR17 (94Y) XL',
  '225/40 R18 92Y XL RFT',
  '205 55 16',
  '205-55 R16',
  '205/55/16',
  '205/55/R16 91V',
  '205/55 R16 94V XL',
  '195/65R15 91T M+S',
  '195/65 R15 91T M+S 3PMSF',
  '255/55R18 109V RunFlat',
  '145/80B10 69M',
  'T125/70 R17 98M',
  'P215/65R16',
  // Vans
  '195/75R16C',
  '195/75 R16 C',
  '195/75 R16C 107/105R',
  '215/65R16CP 109/107R',
  '205/65 R16 C 107/105 T 8PR',
  // Light trucks
  'LT245/75R16',
  'LT 245/75 R16 120/116S 10PR',
  '31x10.5R15',
  '31X10.50 R15 LT 109S',
  '33 × 12,5 R 17',
  '7.50R16LT',
  // Without a profile
  '165 R13',
  '165R13 83T',
  '155SR13',
  '185 R14C 102/100Q',
  '7.00R16',
  '6,50 R 16 C',
  '5.60-15',
  // Trucks
  '315/70R22.5',
  '315/70 R 22,5 156/150L',
  '12R22.5',
  '8.5R17.5',
]

const REFUSED = [
  '',
  '205',
  '205/55',
  'XL',
  'abc',
  '16',
  'R16',
  '205/55 R16 ou 17',
  '999/99R99',
  '205/55 R99',
  '205/55 R5',
  '204/55 R16',
  '005/55 R16',
  '205/05 R16',
  '205/55 R16.3',
  '205/55 R16 91',
  '165 13',
  '7 16',
  '31x10.5',
  '99x10.5R15',
  'LT 16',
  '205/55 R16\n205/60 R16',
]

describe('size of a tyre', () => {
  it.each(TAKEN)('takes %s', (typed) => {
    expect(typed).toMatch(TYRE_SIZE)
  })

  it.each(REFUSED)('refuses %j', (typed) => {
    expect(typed).not.toMatch(TYRE_SIZE)
  })
})
