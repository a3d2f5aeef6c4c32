import { plainText } from '../../stock-search/text/plain-text'

/** What a message consists of, without marks between words. */
const WORDS = /[\p{L}\p{N}]+/gu

interface Token {
  plain: string
  from: number
  to: number
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORDS)].map((match) => ({
    plain: plainText(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))

/**
 * Words in the letters and marks of the message that they come from: "duree" as "durée", "d au moins" as "d’au moins". Words that were
 * written in full or corrected stay as they are.
 */
export const asTyped = (phrases: readonly string[], message: string): string[] => {
  const typed = tokensOf(message)
  return phrases.map((phrase) => {
    const words = tokensOf(phrase)
    const [first] = words
    const at = typed.findIndex((_, index) => words.every(({ plain }, n) => typed[index + n]?.plain === plain))
    const [begin, end] = [typed[at], typed[at + words.length - 1]]
    return first && begin && end ? message.slice(begin.from, end.to) : phrase
  })
}
