import type { LocationHours } from '../../location/opening-hours'
import type { Employee, Location } from '../../location/types'
import type { LeaseOffer, Model } from '../../model/types'

/** What the assistant knows of a dealership. */
export type DealershipFacts = Pick<
  Location,
  'id' | 'name' | 'address' | 'latitude' | 'longitude' | 'phone' | 'email' | 'services'
> &
  LocationHours &
  Partial<Pick<Location, 'whatsapp'>> & {
    /** Makes that it represents. */
    brands: readonly { id: string; name: string }[]
  }

/** What the assistant knows of a lease offer. */
export type OfferTerms = Pick<
  LeaseOffer,
  | 'id'
  | 'kind'
  | 'brandId'
  | 'brandName'
  | 'modelId'
  | 'modelName'
  | 'variant'
  | 'monthlyPrice'
  | 'taxIncluded'
  | 'duration'
  | 'annualMileage'
  | 'deposit'
  | 'establishmentFee'
  | 'completePrice'
  | 'validUntil'
  | 'terms'
> &
  // Missing in files of earlier releases.
  Partial<Pick<LeaseOffer, 'specs' | 'colour' | 'standardEquipment'>>

/** What the assistant knows of a model. */
export type ModelTerms = Pick<
  Model,
  'id' | 'brandId' | 'brandName' | 'slug' | 'name' | 'length' | 'width' | 'height' | 'bootVolume' | 'fromPrice'
>

/** What the assistant knows of an employee whom a page of the site shows. */
export type EmployeeTerms = Pick<Employee, 'id' | 'name' | 'jobTitle' | 'department' | 'locationId' | 'languages'> &
  // Missing in files of earlier releases.
  Partial<Pick<Employee, 'phone'>>

/** A question that the group answers on one of its pages. */
export interface FaqEntry {
  question: string
  /** Plain text. */
  answer: string
  /** Page where it stands. */
  path: string
}

/** What the site tells the assistant beside the stock. */
export interface SiteFacts {
  dealerships: readonly DealershipFacts[]
  /** Cheapest first. */
  offers: readonly OfferTerms[]
  faq: readonly FaqEntry[]
  /** Paragraphs of pages under their headings. Missing in files of earlier releases. */
  passages?: readonly FaqEntry[]
  /** Missing in files of earlier releases. */
  models?: readonly ModelTerms[]
  /** Missing in files of earlier releases. */
  employees?: readonly EmployeeTerms[]
}
