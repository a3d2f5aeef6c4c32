import type { PriceRow } from './types'

/** What the representative example of a price by instalments cannot do without (Directive 2008/48/EC, article 4). */
const NEEDED = [
  'downPayment',
  'monthlyInstallment',
  'contractDuration',
  'netLoanAmount',
  'remainingBalance',
  'interestRate',
  'borrowingRate',
  'fixedInterestPeriod',
] as const satisfies readonly (keyof PriceRow)[]

type Needed = (typeof NEEDED)[number]

/** An instalment row that has everything its example says. */
export type ExampleRow = PriceRow & { [Field in Needed]: NonNullable<PriceRow[Field]> }

/** A row as it came: with fields missing, or of another type than they should be. */
type AnyRow = Pick<PriceRow, 'type'> & Partial<Record<keyof PriceRow, unknown>>

const isLease = ({ type }: AnyRow): boolean => type === 'private_lease' || type === 'business_lease'

/** Names of the fields that a row’s representative example lacks; empty for a cash price, which owes none. */
export const exampleGaps = (row: AnyRow): string[] => {
  if (row.type === 'purchase') return []
  const needed: readonly (keyof PriceRow)[] = isLease(row) ? [...NEEDED, 'annualDistance'] : NEEDED
  // A feed may leave a field out altogether.
  return needed.filter((field) => row[field] === null || row[field] === undefined)
}

/** Whether a row is paid by instalments and has everything its example says. */
export const isFullExample = (row: PriceRow): row is ExampleRow =>
  row.type !== 'purchase' && exampleGaps(row).length === 0

/** The rows that may be shown: a price by instalments without its example must not be. */
export const showableRows = (rows: PriceRow[]): PriceRow[] => {
  const showable = rows.filter((row) => exampleGaps(row).length === 0)
  return showable.length === rows.length ? rows : showable
}
