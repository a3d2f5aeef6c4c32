import fc from 'fast-check'
import { dataFingerprint, fingerprint } from './fingerprint'

describe('fingerprints', () => {
  it('are equal for equal texts and differ otherwise', () => {
    expect(fingerprint('')).toMatch(/^[0-9a-f]{16}$/)
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(fingerprint(one) === fingerprint(other)).toBe(one === other)
      }),
    )
  })

  it('tell thousands of vehicles apart whose price differs by a cent', () => {
    const prices = Array.from({ length: 20_000 }, (_, cents) => fingerprint(`{"id":104729,"price":${cents}}`))
    expect(new Set(prices).size).toBe(prices.length)
  })

  it('of data are those of the data as a browser reads it', () => {
    const result = { data: { vehicle: { id: 7, name: 'ë', none: undefined, '2': null, '1': 0.1 } }, pageContext: {} }
    expect(dataFingerprint(JSON.parse(JSON.stringify(result)))).toBe(dataFingerprint(result))
    expect(dataFingerprint(undefined)).toMatch(/^[0-9a-f]{16}$/)
  })
})
