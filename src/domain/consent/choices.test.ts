import fc from 'fast-check'
import { CONSENT_CATEGORIES, parseConsent } from './choices'
import type { ConsentChoices } from './choices'

const AT = '2026-11-25T10:00:00.000Z'
const NOW = Date.parse(AT)
const DAY_MS = 86_400_000
const stored = (more: object = {}) =>
  JSON.stringify({ version: '1', at: AT, choices: { comfort: true, statistics: false }, ...more })

describe('stored answer to the question of consent', () => {
  it('holds for six months', () => {
    expect(parseConsent(stored(), '1', NOW + 181 * DAY_MS)?.choices).toEqual({ comfort: true, statistics: false })
    expect(parseConsent(stored(), '1', NOW + 182 * DAY_MS)).toBeNull()
  })

  it('does not hold for another text', () => {
    expect(parseConsent(stored(), '2', NOW)).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['no JSON', 'granted'],
    ['a list', '[]'],
    ['no time', stored({ at: undefined })],
    ['no date', stored({ at: 'yesterday' })],
    ['a date far ahead', stored({ at: '2027-11-25T10:00:00.000Z' })],
    ['no choices', stored({ choices: null })],
  ])('is none where the device stores %s', (_what, text) => {
    expect(parseConsent(text, '1', NOW)).toBeNull()
  })

  it('never grants what is not stored as true', () => {
    const choice = fc.oneof(fc.boolean(), fc.string(), fc.integer(), fc.constant(null))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...CONSENT_CATEGORIES, 'other'), choice), (choices) => {
        const parsed: ConsentChoices | undefined = parseConsent(stored({ choices }), '1', NOW)?.choices
        for (const category of CONSENT_CATEGORIES) expect(parsed?.[category] === true).toBe(choices[category] === true)
        expect(Object.keys(parsed ?? {}).every((key) => key !== 'other')).toBe(true)
      }),
    )
  })
})
