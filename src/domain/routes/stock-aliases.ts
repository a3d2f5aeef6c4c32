import type { AcquisitionType } from '../price/acquisition'
import { PARAMETERS } from '../stock-search/url/parameters'
import { sortText } from '../stock-search/url/sort-form'
import type { Segments } from './segments'

type Alias = [pattern: string, target: string]

/** Ways to finance a vehicle that have a segment. */
const WAYS = {
  privateLease: 'private_lease',
  businessLease: 'business_lease',
  privateFinance: 'private_finance',
  businessFinance: 'business_finance',
} as const satisfies Partial<Record<keyof Segments, AcquisitionType>>
const WAY_SEGMENTS = ['privateLease', 'businessLease', 'privateFinance', 'businessFinance'] as const

/**
 * Addresses below the stock that have no page, and where each leads: a way to finance a vehicle to the stock in the order
 * of its instalments, and the names that segments have in English to those in force.
 */
export const stockAliases = (s: Segments): Alias[] => {
  const stock = `/${s.stock}`
  const vehicle = `${stock}/:vehicle`
  const inForce = new Set([...WAY_SEGMENTS.map((name) => s[name]), s.interest, s.testDrive, s.leaseCalculator])
  const byInstalment = WAY_SEGMENTS.map((name): Alias => {
    const order = sortText({ key: `instalment:${WAYS[name]}`, direction: 'asc' }) ?? ''
    return [`${stock}/${s[name]}`, `${stock}?${PARAMETERS.sort}=${order}`]
  })
  const lists: Alias[] = [
    [`${stock}/compare`, `${stock}/${s.compare}`],
    [`${stock}/favorite`, `${stock}/${s.favorite}`],
  ]
  const forms: Alias[] = [
    [`${vehicle}/interest`, `${vehicle}/${s.interest}`],
    [`${vehicle}/test-drive`, `${vehicle}/${s.testDrive}`],
  ]
  return [
    ...byInstalment,
    ...lists.filter(([pattern]) => pattern !== `${stock}/${s.compare}` && pattern !== `${stock}/${s.favorite}`),
    ...forms.filter(([pattern]) => !inForce.has(pattern.slice(vehicle.length + 1))),
  ]
}
