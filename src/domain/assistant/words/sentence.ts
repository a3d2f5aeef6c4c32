import { isIn, patternOf } from './pattern'
import { plainSentence } from './plain-sentence'

/**
 * A sentence that is read piece by piece: whatever was understood is taken out, so that no word counts twice. The text is
 * plain (no accents, small letters, single spaces) with a space at each end.
 */
export interface Sentence {
  text: () => string
  /** Takes out what a pattern matches, unless `read` answers false. @returns whether anything was taken */
  take: (pattern: RegExp | string, read: (match: RegExpMatchArray) => unknown) => boolean
  /** Puts a word in place of what a pattern matches. @returns whether there was any */
  mark: (pattern: RegExp | string, word: string) => boolean
  /** Puts a word in place of another. */
  replace: (word: string, other: string) => void
  /** Words that are left. */
  rest: () => string[]
}

/** Stands where something was taken, so that its neighbours do not become one phrase. */
const GAP = '|'

/** Words of a plain sentence behind what a pattern found in it. */
export const wordsAfter = (text: string, { index, 0: found }: RegExpExecArray): string[] =>
  text
    .slice(index + found.length)
    .trim()
    .split(' ')

export const readSentence = (asked: string): Sentence => {
  let text = plainSentence(asked)
  return {
    text: () => text,
    take: (pattern, read) => {
      // Most patterns match nothing, and a test finds that out faster than a replacement.
      if (!isIn(text, pattern)) return false
      let isTaken = false
      text = text
        .replace(patternOf(pattern), (...found: unknown[]) => {
          const groups = found.filter((one, at) => typeof one !== 'number' || at === 0).slice(0, -1)
          const match = groups.map((one) => (typeof one === 'string' ? one : '')) as RegExpMatchArray
          if (read(match) === false) return match[0]
          isTaken = true
          return ` ${GAP} `
        })
        .replace(/ +/g, ' ')
      return isTaken
    },
    mark: (pattern, word) => {
      if (!isIn(text, pattern)) return false
      const before = text
      text = text.replace(patternOf(pattern), word)
      return text !== before
    },
    replace: (word, other) => {
      text = text.replaceAll(` ${word} `, ` ${other} `)
    },
    rest: () => text.split(' ').filter((word) => word !== '' && /[a-z0-9]/.test(word)),
  }
}
