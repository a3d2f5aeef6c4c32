/** French names of the languages that employees speak, by ISO 639-1 code. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  fr: 'français',
  lb: 'luxembourgeois',
  de: 'allemand',
  en: 'anglais',
  pt: 'portugais',
  it: 'italien',
  nl: 'néerlandais',
  es: 'espagnol',
}
