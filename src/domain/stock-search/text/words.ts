import { plainText } from './plain-text'

/** What a visitor types: words and numbers, without accents. */
export const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const PARTS = /\p{L}+|\p{N}+/gu

/** Letters and figures of a word apart; none when it has only the one or the other. */
export const partsOf = (word: string): string[] => {
  const parts = word.match(PARTS) ?? []
  return parts.length > 1 ? parts : []
}

/**
 * Words under which a text is found. Beside each word: its letters and its figures apart ("XC60": xc, 60), and with the
 * next word in one ("ID.3": id3, "Classe A": classea).
 */
export const indexWords = (text: string): string[] => {
  const words = wordsOf(text)
  const found = new Set(words)
  words.forEach((word, index) => {
    for (const part of partsOf(word)) found.add(part)
    const next = words[index + 1]
    if (next !== undefined) found.add(word + next)
  })
  return [...found]
}

/** Words that say nothing of a car. */
const STOP_WORDS = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'un',
  'une',
  'et',
  'ou',
  'en',
  'avec',
  'pour',
  'au',
  'aux',
  'd',
  'l',
])

/** Whether a word says nothing of what is looked for. */
export const isFiller = (word: string): boolean => STOP_WORDS.has(word)

/** Units after a figure: "150ch" asks for 150. */
const UNITS = new Set(['ch', 'cv', 'hp', 'kw', 'kwh', 'km', 'l'])

/** What a word is taken apart into when nothing is called so: "golf7", "150ch". */
export const askedParts = (word: string): string[] => partsOf(word).filter((part) => !UNITS.has(part))

/** Words of a question that must be found; all of them when there are no others. */
export const askedWords = (text: string): string[] => {
  const words = wordsOf(text)
  const telling = words.filter((word) => !isFiller(word))
  return telling.length > 0 ? telling : words
}
