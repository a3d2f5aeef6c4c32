import { expired, RETENTION } from './retention'

const NOW = new Date('2026-11-20T10:00:00Z')
const HOUR = 3_600_000

/** Releases, one an hour, the first the newest. */
const hourly = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `r${n}`,
    createdAt: new Date(NOW.getTime() - n * HOUR).toISOString(),
  }))

describe('releases that may go', () => {
  it('are those beyond the newest that are older than a week', () => {
    expect(expired(hourly(20), new Set(), NOW, RETENTION)).toEqual([])
    expect(expired(hourly(169), new Set(), NOW, RETENTION)).toEqual([])
    expect(expired(hourly(171), new Set(), NOW, RETENTION)).toEqual(['r170', 'r169'])
    const quiet = hourly(25).map(({ id }, n) => ({
      id,
      createdAt: new Date(NOW.getTime() - n * 30 * 24 * HOUR).toISOString(),
    }))
    expect(expired(quiet, new Set(), NOW, RETENTION)).toEqual(['r24', 'r23', 'r22', 'r21', 'r20'])
  })

  it('are never more than so many, however busy the week', () => {
    const busy = hourly(203).map(({ id }, n) => ({ id, createdAt: new Date(NOW.getTime() - n * 1000).toISOString() }))
    expect(expired(busy, new Set(), NOW, RETENTION)).toEqual(['r202', 'r201', 'r200'])
  })

  it('are not the live one, the one before it, nor what is being built on', () => {
    expect(expired(hourly(172), new Set(['r171', 'r169']), NOW, RETENTION)).toEqual(['r170'])
  })
})
