import { eraseAfter } from './write-rows'

describe('the time of an erasure', () => {
  it.each([
    ['2026-08-31T09:30:00.000Z', 6, '2027-02-28T09:30:00.000Z'],
    ['2027-08-29T09:30:00.000Z', 6, '2028-02-29T09:30:00.000Z'],
    ['2028-02-29T09:30:00.000Z', 12, '2029-02-28T09:30:00.000Z'],
    ['2026-11-24T09:30:00.000Z', 12, '2027-11-24T09:30:00.000Z'],
    ['2026-12-31T09:30:00.000Z', 1, '2027-01-31T09:30:00.000Z'],
  ])('is never later than the month that it falls into: %s and %s months', (receivedAt, months, expected) => {
    expect(eraseAfter(new Date(receivedAt), months)).toBe(expected)
  })
})
