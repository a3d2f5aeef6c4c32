import { wordsOf } from '../stock-search/text/words'
import { readEquipment } from './read-equipment'
import type { Reply } from './reply'
import { readSentence } from './sentence'

type EquipmentReply = Extract<Reply, { code: 'equipment' }>

/**
 * Whether a label names what was asked: it has all words of the label that was meant, or all that were said. One word that
 * was said must begin the label, as "recul" means no warning sound.
 */
const answers = (label: string, meant: string, said: string): boolean => {
  const words = wordsOf(label)
  const asked = wordsOf(said)
  const hasAll = (wanted: readonly string[]): boolean => wanted.every((word) => words.includes(word))
  return hasAll(wordsOf(meant)) || (asked.length > 1 ? hasAll(asked) : words[0] === asked[0])
}

/** Features that a sentence asks for, as a vehicle with some equipment has them or not; null where it names none. */
export const equipmentAsked = (
  asked: string,
  features: readonly string[],
  equipment: readonly string[],
): EquipmentReply | null => {
  const { wishes, choices } = readEquipment(readSentence(asked), features)
  const labels = new Set<string>()
  const missing = new Set<string>()
  for (const { label, said } of wishes) {
    const there = equipment.filter((one) => answers(one, label, said))
    for (const one of there) labels.add(one)
    if (there.length === 0) missing.add(label)
  }
  // Of a family of features, what the vehicle has; all of them where it has none.
  const there = choices.filter((choice) => equipment.includes(choice))
  for (const one of there) labels.add(one)
  if (there.length === 0) for (const choice of choices) missing.add(choice)
  const [wanted] = [...labels, ...missing]
  return wanted === undefined
    ? null
    : { code: 'equipment', labels: [...labels], missing: [...missing], asked: wanted, isFamily: wishes.length === 0 }
}
