import fc from 'fast-check'
import { ACQUISITION_TYPES } from '../../price/acquisition'
import { EMPTY_QUERY } from '../engine/query'
import type { StockQuery } from '../engine/query'
import { formatStockAddress, parseStockAddress } from './stock-address'
import type { UsualTypes } from './usual-types'
import { usualTypesOf, withUsualTypes } from './usual-types'

const monthly = ACQUISITION_TYPES.filter((type) => type !== 'purchase')
const types = fc.record({
  priceType: fc.constantFrom(...ACQUISITION_TYPES),
  instalmentType: fc.constantFrom(...monthly),
})
const limit = fc.option(
  fc.nat(9_000_00).map((max) => ({ max })),
  { nil: undefined },
)
const asked = fc.tuple(types, limit, limit).map(([chosen, price, instalment]): StockQuery => ({
  ...EMPTY_QUERY,
  ...chosen,
  ranges: { ...(price && { price }), ...(instalment && { instalment }) },
}))
const read = (address: string, usual: UsualTypes): StockQuery =>
  withUsualTypes(parseStockAddress(address).query, address, usual)

describe('acquisition types of the filters', () => {
  it('are the first that the visitor wants to see, and the first of them that is paid monthly', () => {
    expect(usualTypesOf(['purchase', 'private_lease'])).toEqual({
      priceType: 'purchase',
      instalmentType: 'private_lease',
    })
    expect(usualTypesOf(['business_finance', 'business_lease'])).toEqual({
      priceType: 'business_lease',
      instalmentType: 'business_lease',
    })
    expect(usualTypesOf(['purchase'])).toEqual({ priceType: 'purchase', instalmentType: EMPTY_QUERY.instalmentType })
  })

  it('stand in no address as long as nothing was chosen', () => {
    const usual = usualTypesOf(['business_lease'])
    expect(formatStockAddress({ query: { ...EMPTY_QUERY, ...usual }, page: 1 }, usual)).toBe('')
    expect(read('marque=kia', usual)).toMatchObject(usual)
    expect(
      formatStockAddress(
        { query: { ...EMPTY_QUERY, ...usual, ranges: { instalment: { max: 300_00 } } }, page: 1 },
        usual,
      ),
    ).toBe('mensualite=-300&mensualite-pour=leasing-pro')
  })

  it('can be chosen from before there is a limit', () => {
    const usual = usualTypesOf(['purchase', 'private_lease'])
    const chosen = { ...EMPTY_QUERY, ...usual, instalmentType: 'private_finance' as const }
    const address = formatStockAddress({ query: chosen, page: 1 }, usual)
    expect(address).toBe('mensualite-pour=financement-prive')
    expect(read(address, usual)).toEqual(chosen)
  })

  it('give way to the type that an address of before names', () => {
    const usual = usualTypesOf(['purchase', 'private_finance'])
    expect(read('type=private_lease&monthlyMax=300', usual)).toMatchObject({
      instalmentType: 'private_lease',
      ranges: { instalment: { max: 300_00 } },
    })
    expect(read('type=business_lease', usual)).toMatchObject({
      instalmentType: 'business_lease',
      ranges: { instalment: { min: 0 } },
    })
  })

  it('come back from the address of whatever was asked', () => {
    fc.assert(
      fc.property(asked, types, (query, usual) =>
        expect(read(formatStockAddress({ query, page: 1 }, usual), usual)).toEqual(query),
      ),
    )
  })

  it('of another visitor change nothing that a link finds', () => {
    fc.assert(
      fc.property(asked, types, types, (query, mine, yours) => {
        const theirs = read(formatStockAddress({ query, page: 1 }, mine), yours)
        expect(theirs.ranges).toEqual(query.ranges)
        if (query.ranges.price) expect(theirs.priceType).toBe(query.priceType)
        if (query.ranges.instalment) expect(theirs.instalmentType).toBe(query.instalmentType)
      }),
    )
  })
})
