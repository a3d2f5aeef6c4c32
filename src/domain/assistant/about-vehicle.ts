import type { Asker } from './answer'
import { equipmentAsked } from './equipment-asked'
import type { Knowledge } from './knowledge'
import type { ReadSearch } from './read-search'
import type { Reply } from './reply'
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
    const equipment = equipmentAsked(asked, features, vehicle.equipment)
    if (equipment) return equipment
  }
  if (isBesideRecord(text)) return { code: 'unknown' }
  const colours = asksForColour(text) ? read.query.facets['colour'] : undefined
  if (colours) return { code: 'fact', fact: 'colour', colours }
  const fact = vehicleFactAsked(text)
  return fact && { code: 'fact', fact }
}
