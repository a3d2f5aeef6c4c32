/** Letters that do not decompose into a base letter and a mark. */
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/**
 * Turns a French text into a path segment: lower case, no accents, words joined by single hyphens.
 *
 * @example slugify('Citroën C3 1.2 PureTech (110 ch)') // 'citroen-c3-1-2-puretech-110-ch'
 */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[œæßøđł]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
