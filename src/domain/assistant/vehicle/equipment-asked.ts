import { readEquipment } from '../search/equipment/read-equipment'
import { readPartLooks } from '../search/equipment/read-part-looks'
import type { Reply } from '../reply/reply'
import { readSentence } from '../words/sentence'

type EquipmentReply = Extract<Reply, { code: 'equipment' }>

/** "Pas de GPS ?" asks for the same as "GPS ?". */
const NEGATION = '(?<= )(?:pas (?:de|d|un|une)|sans|aucune?) '

/** Features that a sentence asks for, as a vehicle with some equipment has them or not; null where it names none. */
export const equipmentAsked = (
  asked: string,
  features: readonly string[],
  equipment: readonly string[],
): EquipmentReply | null => {
  const sentence = readSentence(asked)
  sentence.mark(NEGATION, '')
  readPartLooks(sentence, features)
  const { wishes } = readEquipment(sentence, features)
  const found = new Set<string>()
  const missing = new Set<string>()
  for (const { labels, isKind } of wishes) {
    const there = equipment.filter((label) => labels.includes(label))
    for (const label of there) found.add(label)
    // Of a family the vehicle lacks, the plainest label is enough to say so.
    if (there.length === 0) for (const label of isKind ? labels : labels.slice(0, 1)) missing.add(label)
  }
  const [wanted] = [...found, ...missing]
  if (wanted === undefined) return null
  const isFamily = wishes.every(({ isKind }) => isKind)
  return { code: 'equipment', labels: [...found], missing: [...missing], asked: wanted, isFamily }
}
