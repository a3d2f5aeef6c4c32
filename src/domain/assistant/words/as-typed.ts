import { plainText } from '../../stock-search/text/plain-text'

/** What a message consists of, without marks between words. */
const WORDS = /[\p{L}\p{N}]+/gu

/**
 * Words in the letters of the message that they come from: "duree" as "durée". Words that were written in full or corrected stay as they
 * are.
 */
export const asTyped = (words: readonly string[], message: string): string[] => {
  const typed = new Map([...message.matchAll(WORDS)].map(([word]) => [plainText(word), word]))
  return words.map((phrase) => phrase.replace(WORDS, (word) => typed.get(word) ?? word))
}
