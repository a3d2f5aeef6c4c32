/** Diameter of the rim in inches, 10 to 30; trucks have halves: 22.5. */
const RIM = String.raw`(?:[12]\d|30)(?:[.,]5)?`
/** Width in millimetres, 105 to 495. */
const WIDTH = String.raw`[1-4]\d[05]`
/** Construction, with the speed of older tyres before it: R, ZR, SR, B. */
const RADIAL = String.raw`(?:[A-Z]?RF?|B)`

/** What stands before the marks, as the sides of tyres and catalogues write it. */
const SIZES = [
  // 205/55 R16, and without R: 205 55 16.
  String.raw`(?:(?:LT|[PT])\s?)?${WIDTH}\s?[\/\s-]\s?(?:[2-9]\d|100)(?:[\s\/-]?\s?${RADIAL}\s?|[\s\/-])${RIM}`,
  // Without a profile: 165 R13.
  String.raw`${WIDTH}\s?${RADIAL}\s?${RIM}`,
  // Diameter and width in inches: 31x10.5 R15.
  String.raw`[2-4]\d\s?[x×]\s?\d{1,2}(?:[.,]\d{1,2})?\s?R\s?${RIM}`,
  // Width in inches: 12 R22.5, 7.00 R16, and 5.60-15 of old cars.
  String.raw`(?:[4-9]|1[0-8])(?:[.,]\d{1,2})?\s?R\s?${RIM}`,
  String.raw`[4-9][.,]\d{1,2}\s?-\s?${RIM}`,
]
/** For vans and light trucks. */
const DUTY = String.raw`(?:\s?(?:CP?|LT))?`
/** Load and speed index: 91V, 107/105 R, (94Y). */
const INDEX = String.raw`(?:\s?\(?\d{2,3}(?:\/\d{2,3})?\s?[A-Z]\d?\)?)?`
const MARKS = String.raw`(?:\s?(?:XL|RFT?|RUN-?\s?FLAT|RSC|ROF|SSR|ZP|TL|M\+S|3PMSF|\d{1,2}\s?PR))*`

/** The size of a tyre in any way a workshop understands: `205/55 R16 91V XL`, `195/75R16C`, `31x10.5R15`, `165 R13`. */
export const TYRE_SIZE = new RegExp(`^(?:${SIZES.join('|')})${DUTY}${INDEX}${MARKS}$`, 'i')
