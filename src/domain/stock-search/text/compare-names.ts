import { plainText } from './plain-text'

/**
 * Order of two names in the alphabet, without accents and in any case; for `sort`. `localeCompare` has a browser load the rules of a
 * language, which takes a slow phone 50 ms.
 */
export const compareNames = (a: string, b: string): number => {
  const [one, other] = [plainText(a), plainText(b)]
  return Number(one > other) - Number(one < other)
}
