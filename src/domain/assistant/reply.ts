import type { StockQuery } from '../stock-search/engine/query'
import type { FaqEntry, OfferTerms } from './site-facts'

/** What can be asked of a vehicle; each is answered from fields of its record. */
export const VEHICLE_FACTS = [
  'price',
  'instalment',
  'discount',
  'mileage',
  'registration',
  'power',
  'consumption',
  'range',
  'co2',
  'warranty',
  'seats',
  'doors',
  'fuel',
  'transmission',
  'drive',
  'towing',
  'colour',
  'availability',
  'location',
  'vat',
  'emissions',
  'energy',
] as const
export type VehicleFact = (typeof VEHICLE_FACTS)[number]

export type DealershipFact = 'hours' | 'workshopHours' | 'address' | 'phone' | 'email'

/** What a visitor is helped to arrange. */
export type Appointment = 'workshop' | 'tyres'

/**
 * An answer as data: what it is about, and the records that its figures come from. Texts are made where it is shown, so
 * that no sentence can say what no record says.
 */
export type Reply =
  | {
      code: 'vehicles'
      query: StockQuery
      /** Words that were not understood, as they were typed. */
      unread: readonly string[]
      /** Features that several names of equipment answer to: no filter was set. */
      choices: readonly string[]
    }
  | { code: 'fact'; fact: VehicleFact }
  /** Labels of the vehicle's own equipment that answer; none: its record names no such feature. */
  | { code: 'equipment'; labels: readonly string[]; asked: string }
  | { code: 'dealership'; about: DealershipFact; locationIds: readonly string[] }
  | { code: 'offers'; offers: readonly OfferTerms[] }
  | { code: 'faq'; entry: FaqEntry }
  | { code: 'testDrive'; vehicleIds: readonly number[] }
  /** The dealership that was named; null for none, or several. */
  | { code: 'appointment'; what: Appointment; locationId: string | null }
  | { code: 'comparison'; vehicleIds: readonly number[] }
  | { code: 'contact' | 'hello' | 'thanks' | 'unknown' }
