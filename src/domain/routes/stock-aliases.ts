import type { AcquisitionType } from '../price/acquisition'
import { PARAMETERS } from '../stock-search/url/parameters'
import { sortText } from '../stock-search/url/sort-form'
import type { Segments } from './segments'

type Alias = [pattern: string, target: string]

/** Ways to finance a vehicle, each after the name of its segment. */
const WAYS = [
  ['privateLease', 'private_lease'],
  ['businessLease', 'business_lease'],
  ['privateFinance', 'private_finance'],
  ['businessFinance', 'business_finance'],
] as const satisfies readonly (readonly [keyof Segments, AcquisitionType])[]

/**
 * Addresses below the stock that have no page, and where each leads: a way to finance a vehicle to the stock in the order
 * of its instalments, and the names that segments have in English to those in force.
 */
export const stockAliases = (s: Segments): Alias[] => {
  const stock = `/${s.stock}`
  const vehicle = `${stock}/:vehicle`
  const inForce = new Set([...WAYS.map(([name]) => s[name]), s.interest, s.testDrive, s.leaseCalculator])
  const byInstalment = WAYS.map(([name, way]): Alias => {
    const order = sortText({ key: `instalment:${way}`, direction: 'asc' }) ?? ''
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
