import { plainText } from '../stock-search/text/plain-text'
import { wordsOf } from '../stock-search/text/words'
import type { EquipmentSection } from './equipment'

/** A piece of a label; `isHit` where it is what was looked for. */
export interface LabelPart {
  text: string
  isHit: boolean
}

/** A label and its pieces, which make it up again. */
export interface FoundLabel {
  label: string
  parts: LabelPart[]
}

export interface FoundSection {
  group: EquipmentSection['group']
  labels: FoundLabel[]
}

/** A label without accents, and for each letter of that the place in the label it comes from. */
const plainWithPlaces = (label: string): { plain: string; places: number[] } => {
  let plain = ''
  const places: number[] = []
  let at = 0
  for (const letter of label) {
    const letters = plainText(letter)
    for (let index = 0; index < letters.length; index += 1) places.push(at)
    plain += letters
    at += letter.length
  }
  return { plain, places: [...places, at] }
}

/** Joins neighbours of one kind. */
const partsOf = (label: string, hit: readonly boolean[]): LabelPart[] => {
  const parts: LabelPart[] = []
  for (let at = 0; at < label.length; at += 1) {
    const isHit = hit[at] ?? false
    const last = parts.at(-1)
    const text = label[at] ?? ''
    if (last?.isHit === isHit) last.text += text
    else parts.push({ text, isHit })
  }
  return parts
}

/**
 * Marks every place where a label has one of the words, whatever accents and capitals either has.
 *
 * @param words without accents, as `wordsOf` gives them
 * @returns null when the label lacks one of the words
 */
export const markWords = (label: string, words: readonly string[]): LabelPart[] | null => {
  // A page is made with nothing typed: going over every letter of every label was a seventh of the time it takes.
  if (words.length === 0) return [{ text: label, isHit: false }]
  const { plain, places } = plainWithPlaces(label)
  const hit: boolean[] = new Array<boolean>(label.length).fill(false)
  for (const word of words) {
    let found = plain.indexOf(word)
    if (found < 0) return null
    for (; found >= 0; found = plain.indexOf(word, found + 1)) {
      // An accent that stands apart from its letter belongs to it.
      const end = places[found + word.length] ?? label.length
      hit.fill(true, places[found], Math.max(end, (places[found + word.length - 1] ?? 0) + 1))
    }
  }
  return partsOf(label, hit)
}

/** The groups with the labels that have every word of what a visitor typed; all of them while nothing is typed. */
export const findEquipment = (sections: readonly EquipmentSection[], typed: string): FoundSection[] => {
  const words = wordsOf(typed)
  return sections
    .map(({ group, labels }) => ({
      group,
      labels: labels.flatMap((label): FoundLabel[] => {
        const parts = markWords(label, words)
        return parts ? [{ label, parts }] : []
      }),
    }))
    .filter(({ labels }) => labels.length > 0)
}
