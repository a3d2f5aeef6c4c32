import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { exampleGaps, isFullExample, showableRows } from '../../domain/price/example-gaps'
import type { PriceRow } from '../../domain/price/types'
import { parseShownVehicle } from './parse-shown-vehicle'

const rowOf = (type: PriceRow['type']): PriceRow => {
  const found = exampleVehicle.prices.find((row) => row.type === type)
  if (!found) throw new Error(`no ${type} row`)
  return found
}
const NEEDED = [
  'downPayment',
  'monthlyInstallment',
  'contractDuration',
  'netLoanAmount',
  'remainingBalance',
  'interestRate',
  'borrowingRate',
  'fixedInterestPeriod',
] as const
const withRow = (type: PriceRow['type'], change: object) => ({
  ...exampleVehicle,
  prices: exampleVehicle.prices.map((row) => (row.type === type ? { ...row, ...change } : row)),
})
const typesOf = (raw: unknown) => {
  const { parsed } = parseShownVehicle(raw)
  return parsed.ok ? parsed.value.prices.map(({ type }) => type) : parsed.reason
}

describe('what a representative example needs', () => {
  it.each(NEEDED)('is not there without %s', (field) => {
    for (const type of ['private_finance', 'private_lease'] as const)
      expect(exampleGaps({ ...rowOf(type), [field]: null })).toEqual([field])
  })

  it('is the distance, too, of a lease, and only of a lease', () => {
    expect(exampleGaps({ ...rowOf('business_lease'), annualDistance: null })).toEqual(['annualDistance'])
    expect(rowOf('private_finance').annualDistance).toBeNull()
    expect(exampleGaps(rowOf('private_finance'))).toEqual([])
  })

  it('is nothing for a cash price, and no bank or protection for others', () => {
    expect(exampleGaps(rowOf('purchase'))).toEqual([])
    expect(isFullExample(rowOf('purchase'))).toBe(false)
    expect(isFullExample({ ...rowOf('private_finance'), bank: null, installmentProtection: null })).toBe(true)
  })

  it('leaves a list that lacks nothing as it is', () => {
    expect(showableRows(exampleVehicle.prices)).toBe(exampleVehicle.prices)
    expect(showableRows([rowOf('purchase'), { ...rowOf('private_lease'), interestRate: null }])).toEqual([
      rowOf('purchase'),
    ])
  })
})

describe('a vehicle as the site may show it', () => {
  it('loses a price without its example, named with what it lacks, and keeps the others', () => {
    const raw = withRow('private_finance', { interestRate: null, borrowingRate: null })
    expect(typesOf(raw)).toEqual(['purchase', 'private_lease', 'business_lease', 'business_finance'])
    expect(parseShownVehicle(raw).refused).toEqual([
      'private_finance price left out: its representative example lacks interestRate, borrowingRate',
    ])
  })

  it('keeps its page also when a field is not there at all, or one that the contract asks for', () => {
    expect(typesOf(withRow('private_finance', { interestRate: undefined }))).toHaveLength(4)
    expect(typesOf(withRow('private_lease', { monthlyInstallment: null }))).toHaveLength(4)
  })

  it('is refused as a whole for what is wrong otherwise', () => {
    expect(typesOf(withRow('private_finance', { type: 'barter' }))).toMatch(/prices\.3\.type/)
    expect(typesOf({ ...exampleVehicle, fuel: 'steam' })).toMatch(/fuel/)
    expect(typesOf(null)).toEqual(expect.any(String))
    expect(typesOf({ ...exampleVehicle, prices: [7] })).toMatch(/prices\.0/)
  })

  it('loses nothing when nothing lacks', () => {
    expect(parseShownVehicle(exampleVehicle)).toMatchObject({
      parsed: { ok: true, value: exampleVehicle },
      refused: [],
    })
  })
})
