import fc from 'fast-check'
import { isIn, patternOf } from './pattern'

const PATTERNS = [
  '(?<= )(?:rouge|bleu)(?= )',
  '(?<= )(?:de )?rouge(?! bleu)(?= )|vert',
  /(?<= (?:un|une) )rouge/,
  / bleu(?= )/,
  '(?<= )(?<! pas )vert(?= )',
]
const sentence = fc
  .array(fc.constantFrom('rouge', 'bleu', 'vert', 'un', 'de', 'pas', '|'), { maxLength: 6 })
  .map((words) => ` ${words.join(' ')} `)

describe('whether a pattern is in a text', () => {
  it('agrees with the search for its first match', () => {
    fc.assert(
      fc.property(sentence, fc.constantFrom(...PATTERNS), (text, pattern) => {
        expect(isIn(text, pattern)).toBe(text.search(patternOf(pattern)) >= 0)
      }),
    )
  })
})
