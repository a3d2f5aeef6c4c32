import type { StockQuery } from '../../stock-search/engine/query'
import type { Department, LocationService } from '../../location/types'
import type { Period } from '../dates/read-festive-days'
import type { EmployeeTerms, FaqEntry, OfferTerms } from '../site/site-facts'

/** What can be asked of a vehicle; each is answered from fields of its record. */
export const VEHICLE_FACTS = [
  'price',
  'instalment',
  'credit',
  'privateLease',
  'businessLease',
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
  'maxWeight',
  'kerbWeight',
  'cylinder',
  'battery',
  'colour',
  'interiorColour',
  'availability',
  'location',
  'vat',
  'emissions',
  'energy',
] as const
export type VehicleFact = (typeof VEHICLE_FACTS)[number]

export type DealershipFact =
  | 'hours'
  | 'workshopHours'
  | 'address'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'vatNumber'
  | 'iban'
  | 'services'
  | 'brands'

/** What is asked of a model; each is a field of its record. */
export type ModelFact = 'bootVolume' | 'length' | 'width' | 'height' | 'fromPrice'

/** A service by the label of the offers' own terms; `varies`: some offers of the kind include it. */
export interface LeaseService {
  kind: OfferTerms['kind']
  label: string
  state: 'included' | 'excluded' | 'varies'
}

/** Fields of the car of a lease offer. */
export type OfferFact = Extract<
  VehicleFact,
  'fuel' | 'transmission' | 'power' | 'cylinder' | 'consumption' | 'co2' | 'battery' | 'range' | 'energy' | 'colour'
>

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
      /** The field that was asked of a model, which differs from one vehicle of it to the next. */
      ofEach?: VehicleFact
      /** Whether these are vehicles of a model that was asked for in a lease and has no lease offer. */
      hasNoOffer?: true
      /** Whether the limit was said without VAT, which the prices include. */
      isBeforeTax?: true
    }
  /**
   * `colours`: those that the vehicle's own is compared with. `months`: the duration that an instalment was asked for.
   * `annualMileage`: km a year. `hasOtherDeposit`: whether it was asked for another down payment. `isCredit`: whether the
   * question is about a loan rather than a lease.
   */
  | {
      code: 'fact'
      fact: VehicleFact
      colours?: readonly string[]
      months?: number
      annualMileage?: number
      hasOtherDeposit?: true
      isCredit?: true
    }
  /** Several questions of one message. */
  | { code: 'several'; replies: readonly Reply[] }
  | { code: 'models'; modelIds: readonly string[]; facts: readonly ModelFact[] }
  /**
   * Labels of the vehicle's own equipment that answer, and of features that its record does not name. `isFamily`: only the
   * kind was understood, as in "jantes 19 pouces", so that what the record says may not be what was asked. `offer`: the
   * lease offer whose car it is.
   */
  | {
      code: 'equipment'
      labels: readonly string[]
      missing: readonly string[]
      asked: string
      isFamily: boolean
      offer?: OfferTerms
    }
  /**
   * `day`: the ISO day whose hours are asked; null for the ordinary week, or what differs from it in a period. `isNow`:
   * whether it is open at this moment. `service`: the one that was asked for; `lacking`: dealerships that were named and do
   * not have it. `nearestTo`: towns without a dealership that were named, to which the dealerships are the nearest.
   */
  | {
      code: 'dealership'
      about: DealershipFact
      locationIds: readonly string[]
      day: string | null
      isNow: boolean
      period?: Period
      service?: LocationService
      lacking?: readonly string[]
      nearestTo?: readonly string[]
    }
  /** The dealerships that represent any of some makes. `nearestTo`: the town that was named; the nearest to it come first. */
  | { code: 'brandDealers'; brandIds: readonly string[]; locationIds: readonly string[]; nearestTo?: string }
  /** Those who hold a post, all of one department. */
  | { code: 'employees'; department: Department; employees: readonly EmployeeTerms[] }
  /** Codes of the languages that were named, and dealerships that were; none: all that are spoken, everywhere. */
  | { code: 'languages'; languages: readonly string[]; locationIds: readonly string[] }
  /** A field of the car of a lease offer. */
  | { code: 'offerFact'; fact: OfferFact; offer: OfferTerms }
  /** `hasOtherTerms`: none has the deposit, the duration and the distance that were asked. */
  | { code: 'offers'; offers: readonly OfferTerms[]; hasOtherTerms: boolean }
  /** Establishment fees of lease offers of each kind, in cents; the lowest first. */
  | { code: 'leaseFees'; fees: readonly { kind: OfferTerms['kind']; amounts: readonly number[] }[] }
  /** Whether lease offers of each kind include some services. */
  | { code: 'leaseServices'; services: readonly LeaseService[] }
  | { code: 'faq'; entry: FaqEntry }
  /**
   * `locationId`: the dealership that was named. `missing`: where there is no vehicle of the model; `vehicle`: the one at hand is
   * at another dealership. `day`: the ISO day that
   * was wished; `time`: "HH:MM" of it. `isAtHome`: whether it is wished at the visitor's; `isLong`: overnight or over days.
   * No record promises either.
   */
  | {
      code: 'testDrive'
      vehicleIds: readonly number[]
      locationId: string | null
      missing: 'there' | 'everywhere' | 'vehicle' | null
      day: string | null
      time?: string
      isAtHome?: true
      /** What the site says of test drives at home. */
      homeTerms?: FaqEntry
      isLong?: true
    }
  /** The dealership that was named, null for none or several, and the ISO day that was wished. */
  | { code: 'appointment'; what: Appointment; locationId: string | null; day: string | null }
  /** `unfitting`: those of them that do not meet the other wishes, as no vehicle of the model does. */
  | { code: 'comparison'; vehicleIds: readonly number[]; unfitting: readonly number[] }
  /** `automatic`: that no person answers, which somebody asked. */
  | { code: 'contact' | 'hello' | 'thanks' | 'unknown' | 'automatic' }
