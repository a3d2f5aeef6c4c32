/** `logo` values that have a mark: a one-colour drawing of 24 by 24 pixels in BrandMark.module.css. */
const MARKS: ReadonlySet<string> = new Set([
  'citroen',
  'dacia',
  'fiat',
  'ford',
  'hyundai',
  'iveco',
  'jeep',
  'kia',
  'mg',
  'nissan',
  'opel',
  'peugeot',
  'renault',
  'skoda',
  'toyota',
  'volkswagen',
  'volvo',
])

/** Whether a brand has a mark; other brands are shown by name. */
export const hasMark = (logo: string): boolean => MARKS.has(logo)
