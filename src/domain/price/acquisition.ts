/** The five ways to acquire a vehicle, in the order in which the site shows them. */
export const ACQUISITION_TYPES = [
  'purchase',
  'private_lease',
  'business_lease',
  'private_finance',
  'business_finance',
] as const

export type AcquisitionType = (typeof ACQUISITION_TYPES)[number]

/** An acquisition type that is paid in instalments. */
export type InstalmentType = Exclude<AcquisitionType, 'purchase'>
