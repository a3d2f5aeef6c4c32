import { richTextsOf } from '../content/plain-texts'

const WORDS_PER_MINUTE = 200

/** A word begins with a letter or digit; apostrophes, hyphens and decimal commas do not end it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0

/**
 * Minutes that the rich texts of an article take to read, rounded up, at least 1.
 *
 * @param body blocks of the article
 */
export const readingMinutes = (body: unknown): number =>
  Math.max(1, Math.ceil(richTextsOf(body).reduce((words, text) => words + countWords(text), 0) / WORDS_PER_MINUTE))
