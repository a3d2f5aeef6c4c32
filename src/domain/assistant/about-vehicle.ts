import type { Asker } from './answer'
import type { Knowledge } from './knowledge'
import { readEquipment } from './read-equipment'
import type { ReadSearch } from './read-search'
import type { Reply } from './reply'
import { readSentence } from './sentence'
import { asksForColour, asksForFeature, isAboutTheVehicle, isBesideRecord, vehicleFactAsked } from './vehicle-questions'

/** What a sentence asks of the vehicle whose page is open; null where it asks for something else. */
export const aboutVehicle = (
  text: string,
  read: ReadSearch,
  asked: string,
  { vehicle }: Asker,
  { features }: Knowledge,
): Reply | null => {
  if (!vehicle || !isAboutTheVehicle(text) || read.names.length > 0) return null
  if (asksForFeature(text)) {
    const { labels: exact, choices } = readEquipment(readSentence(asked), features)
    const has = (label: string): boolean => vehicle.equipment.includes(label)
    // Of a family of features, what the vehicle has; all of them where it has none.
    const family = choices.some(has) ? choices.filter(has) : choices
    const all = [...exact, ...family]
    const [labels, missing] = [all.filter(has), all.filter((label) => !has(label))]
    const [wanted] = [...labels, ...missing]
    if (wanted !== undefined) return { code: 'equipment', labels, missing, asked: wanted, isFamily: exact.length === 0 }
  }
  if (isBesideRecord(text)) return { code: 'unknown' }
  const colours = asksForColour(text) ? read.query.facets['colour'] : undefined
  if (colours) return { code: 'fact', fact: 'colour', colours }
  const fact = vehicleFactAsked(text)
  return fact && { code: 'fact', fact }
}
