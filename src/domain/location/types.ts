export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Local wall-clock times "HH:MM" in Europe/Luxembourg. */
export interface OpeningPeriod {
  opens: string
  closes: string
}

export interface DayHours {
  day: Weekday
  /** Empty: closed. Two periods: closed over noon. */
  periods: OpeningPeriod[]
  /** French remark, for example "Sur rendez-vous". */
  comment: string | null
}

export const LOCATION_SERVICES = [
  'sales_new',
  'sales_used',
  'workshop',
  'bodywork',
  'tyres',
  'parts',
  'charging',
  'vans',
  'test_drive',
  'rental',
] as const
export type LocationService = (typeof LOCATION_SERVICES)[number]

export interface Address {
  street: string
  postalCode: string
  town: string
  country: 'LU'
}

/** A part of a dealership with hours of its own. */
export const DEALERSHIP_PARTS = ['showroom', 'workshop'] as const
export type DealershipPart = (typeof DEALERSHIP_PARTS)[number]

/** Days in a row on which a dealership is closed, or open at other hours than in an ordinary week. */
export interface SpecialHours {
  /** First ISO day. */
  from: string
  /** Last ISO day; the first one again for a single day. */
  to: string
  /** Null: the whole dealership. */
  part: DealershipPart | null
  /** The same on each of the days, public holidays too. Empty: closed. */
  periods: OpeningPeriod[]
  /** French, as it reads within a sentence: "inventaire". */
  reason: string | null
}

/** A dealership ("concession"). */
export interface Location {
  /** Slug: last segment of `/concessions/{id}`. */
  id: string
  name: string
  address: Address
  latitude: number
  longitude: number
  phone: string
  whatsapp: string | null
  email: string
  vatNumber: string
  iban: string
  /** Address of a route planner. */
  routeUrl: string
  description: string
  services: LocationService[]
  brandIds: string[]
  /** Null: hours unknown, the page says so. */
  showroomHours: DayHours[] | null
  workshopHours: DayHours[] | null
  /** Exceptional closings and openings, in any order. */
  specialHours: SpecialHours[]
  photos: { url: string; alt: string; width: number; height: number }[]
}

export const DEPARTMENTS = ['management', 'sales', 'workshop', 'bodywork', 'parts', 'fleet', 'administration'] as const
export type Department = (typeof DEPARTMENTS)[number]

export interface Employee {
  id: string
  name: string
  jobTitle: string
  department: Department
  locationId: string
  phone: string | null
  email: string | null
  photo: { url: string; alt: string; width: number; height: number } | null
  /** Languages spoken, as ISO 639-1 codes. */
  languages: string[]
}
