import fc from 'fast-check'
import { plainText } from '../stock-search/text/plain-text'
import { wordsOf } from '../stock-search/text/words'
import { findEquipment, markWords } from './find-equipment'

const sections = [
  { group: 'comfort' as const, labels: ['Sièges avant chauffants et massants', 'Volant chauffant'] },
  { group: 'safety' as const, labels: ['Caméra 360°', 'Aide au maintien dans la voie'] },
]
const marked = (typed: string) =>
  findEquipment(sections, typed).flatMap(({ labels }) =>
    labels.map(({ parts }) => parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')),
  )

describe('finding equipment', () => {
  it('shows everything, unmarked, while nothing is typed', () => {
    expect(marked('  ')).toEqual(sections.flatMap(({ labels }) => labels))
  })

  it('needs neither accents nor capitals, and marks what it found as it is written', () => {
    expect(marked('SIEGE chauff')).toEqual(['[Siège]s avant [chauff]ants et massants'])
    expect(marked('camera')).toEqual(['[Caméra] 360°'])
    expect(marked('chauff')).toEqual(['Sièges avant [chauff]ants et massants', 'Volant [chauff]ant'])
  })

  it('leaves out groups without a find, and finds nothing when one word is missing', () => {
    expect(findEquipment(sections, 'volant').map(({ group }) => group)).toEqual(['comfort'])
    expect(marked('volant massant')).toEqual([])
  })

  it('marks letters that are two without their ligature, and accents that stand apart', () => {
    expect(markWords('Cœur', ['oe'])).toEqual([
      { text: 'C', isHit: false },
      { text: 'œ', isHit: true },
      { text: 'ur', isHit: false },
    ])
    expect(markWords('Cœur', ['o'])).toEqual([
      { text: 'C', isHit: false },
      { text: 'œ', isHit: true },
      { text: 'ur', isHit: false },
    ])
    expect(markWords('Cafe\u0301 x', ['cafe'])).toEqual([
      { text: 'Cafe\u0301', isHit: true },
      { text: ' x', isHit: false },
    ])
  })

  it('never loses a letter of a label, and marks no more than the words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aeéèêœ Ç360°A\u0301ßx'.split('')) }),
        fc.string({ unit: fc.constantFrom(...'aeocs30x '.split('')) }),
        (label, typed) => {
          const words = wordsOf(typed)
          const parts = markWords(label, words)
          const isThere = words.every((word) => plainText(label).includes(word))
          expect(parts !== null).toBe(isThere)
          if (!parts) return
          expect(parts.map(({ text }) => text).join('')).toBe(label)
          expect(parts.some(({ isHit }) => isHit)).toBe(words.length > 0)
        },
      ),
      { numRuns: 500 },
    )
  })
})
