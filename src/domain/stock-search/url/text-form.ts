/** Longer ones are nobody's words. */
const LONGEST_TEXT = 200

/** Half a character, as careless cutting leaves it, cannot stand in an address. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/** A value as it stands in an address: readable where the standard allows. */
const encode = (value: string): string => encodeURIComponent(value).replace(/%20/g, '+').replace(/%2C/g, ',')

/** A name and its value, ready to be joined with `&`. */
export const pair = (name: string, value: string): string => `${encode(name)}=${encode(wellFormed(value))}`

/** Values as one: between commas. A comma within a value is written as it would stand in an address, and so is `%`. */
export const listText = (values: readonly string[]): string =>
  values.map((value) => value.replace(/%/g, '%25').replace(/,/g, '%2C')).join(',')

/** What `listText` wrote, and what people write who know nothing of it; each value once. */
export const listOf = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      text
        .split(',')
        .map((value) => value.replace(/%2C/gi, ',').replace(/%25/g, '%').trim())
        .filter((value) => value !== ''),
    ),
  ),
]

/** Free text as it is kept: without spaces around it, not endless. */
export const cleanText = (text: string): string =>
  wellFormed(text)
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
