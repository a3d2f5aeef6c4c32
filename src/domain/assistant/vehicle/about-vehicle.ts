import type { Asker } from '../knowledge/asker'
import { equipmentAsked } from './equipment-asked'
import { LEASE, termsOf } from '../lease/find-offers'
import type { Knowledge } from '../knowledge/knowledge'
import type { ReadSearch } from '../search/read-search'
import type { Reply, VehicleFact } from '../reply/reply'
import { FACT_WORDS } from './vehicle-fact-words'
import {
  asksForColour,
  asksForFeature,
  asksOtherDeposit,
  isAboutTheVehicle,
  isBesideRecord,
  vehicleFactAsked,
} from './vehicle-questions'

const MONTHLY: ReadonlySet<VehicleFact | null> = new Set(['instalment', 'privateLease', 'businessLease'])
const DURATION = / (?:sur|pendant|pour|fir|iwwer|fur|uber) (\d{1,3}) (mois|ans|mount|monate?n?|joer|jahren?) /
const MONTHS_OF_YEAR = 12

const monthsOf = (text: string): number | null => {
  const [, count, unit = ''] = DURATION.exec(text) ?? []
  return count === undefined ? null : Number(count) * (unit.startsWith('mo') ? 1 : MONTHS_OF_YEAR)
}

const COUNTED =
  / (?:combien|[2-4]|deux|trois|quatre)(?: \w+){0,2} (?:isofix|rehausseurs?|sieges? (?:pour )?(?:enfants?|autos?|bebes?)|kannersetz|kindersitze?) /

/** Whether so many fit beside each other. */
const FITS = / (?:rentr\w*|tien(?:t|nent)|pass(?:e|ent|er)|logent|loger|cote a cote|la place pour|assez de place|fit) /

/** Features, and that their number is not known where a sentence asks for it: records have none of child seats. */
const withCount = (text: string, reply: Reply | null): Reply | null =>
  reply && COUNTED.test(text)
    ? {
        code: 'several',
        replies: [...(FITS.test(text) ? [{ code: 'fact', fact: 'seats' } as const] : []), reply, { code: 'unknown' }],
      }
    : reply

/** Whether the vehicle whose page is open has features that a sentence names; null where it asks for something else. */
export const equipmentOfVehicle = (
  text: string,
  read: ReadSearch,
  asked: string,
  { vehicle }: Asker,
  { features }: Knowledge,
): Reply | null =>
  vehicle &&
  isAboutTheVehicle(text) &&
  read.names.length === 0 &&
  (asksForFeature(text) || (COUNTED.test(text) && FITS.test(text)))
    ? withCount(text, equipmentAsked(asked, features, vehicle.equipment))
    : null

/** "Quels sont les équipements ?" asks for all of them. */
const ALL_EQUIPMENT =
  /^ (?:(?:bonjour|et|alors) )?(?:(?:elle|il) )?(?:(?:quel(?:le)?s?|que) (?:sont )?(?:(?:les|ses|tous les|toutes les) )?|(?:la )?liste (?:complete )?(?:des|d) |(?:y a t il|elle a|il y a) quoi comme |quoi comme |tous les |toutes les )(?:equipements?|options?)(?: (?:de serie|presents?|complets?|sont|elle a|a t elle|il y a|dessus|de|sur|cette|la|voiture|ce|vehicule|celle ci|svp|stp|s il vous plait|merci))* $/
/** All that the record of the vehicle lists. */
export const allEquipment = (text: string, { vehicle }: Asker): Reply | null => {
  const [first] = vehicle?.equipment ?? []
  if (!vehicle || first === undefined || !ALL_EQUIPMENT.test(text)) return null
  return { code: 'equipment', labels: vehicle.equipment, missing: [], asked: first, isFamily: true }
}

const CREDIT = / (?:financements?|financer|financee?|credits?|prets?|emprunt\w*) /
/** What a sentence says of an instalment: that it is of a loan, or the distance a year of a lease. */
const wayAsked = (fact: VehicleFact, text: string): { isCredit?: true; annualMileage?: number } => {
  if (!MONTHLY.has(fact)) return {}
  if (fact === 'instalment' && CREDIT.test(text)) return { isCredit: true }
  const { annualMileage } = termsOf(text)
  return LEASE.test(text) && annualMileage !== null ? { annualMileage } : {}
}

/** The field that a sentence asks of the vehicle whose page is open; null where it asks for something else. */
export const aboutVehicle = (text: string, read: ReadSearch, { vehicle }: Asker): Reply | null => {
  if (!vehicle || !isAboutTheVehicle(text) || read.names.length > 0) return null
  if (asksOtherDeposit(text)) {
    const months = monthsOf(text)
    const fact = FACT_WORDS.find(([of, pattern]) => MONTHLY.has(of) && pattern.test(text))?.[0] ?? 'instalment'
    return { code: 'fact', fact, hasOtherDeposit: true, ...(months !== null && { months }), ...wayAsked(fact, text) }
  }
  if (isBesideRecord(text)) return { code: 'unknown' }
  const colours = asksForColour(text) ? read.query.facets['colour'] : undefined
  if (colours) return { code: 'fact', fact: 'colour', colours }
  const fact = vehicleFactAsked(text)
  const months = MONTHLY.has(fact) ? monthsOf(text) : null
  return fact && { code: 'fact', fact, ...(months !== null && { months }), ...wayAsked(fact, text) }
}
