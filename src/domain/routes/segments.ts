/** The variable parts of addresses. `src/config/segments.ts` says which of them public configuration overrides. */
export interface Segments {
  stock: string
  compare: string
  favorite: string
  interest: string
  testDrive: string
  leaseCalculator: string
  privateLease: string
  businessLease: string
  privateFinance: string
  businessFinance: string
  /** Group-wide list of dealerships. */
  concessions: string
  models: string
  /** Below a brand. */
  locations: string
  /** Form segments below a brand, which kept their English names. */
  brandInterest: string
  brandTestDrive: string
  modelContact: string
  modelTestDrive: string
}

/** Segments of the fr-LU site. */
export const DEFAULT_SEGMENTS: Segments = {
  stock: 'stock',
  compare: 'comparer',
  favorite: 'favoris',
  interest: 'interessee',
  testDrive: 'essai-routier',
  leaseCalculator: 'lease-calculator',
  privateLease: 'private-lease',
  businessLease: 'business-lease',
  privateFinance: 'private-finance',
  businessFinance: 'business-finance',
  concessions: 'concessions',
  models: 'models',
  locations: 'locations',
  brandInterest: 'interest',
  brandTestDrive: 'testdrive',
  modelContact: 'contact',
  modelTestDrive: 'testdrive',
}
