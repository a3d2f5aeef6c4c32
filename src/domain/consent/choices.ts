import { isRecord } from '../is-record'

/** What a visitor may refuse; what the site itself needs is not asked about. */
export const CONSENT_CATEGORIES = ['comfort', 'statistics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** The visitor's answer for each category; one that was not answered is left out. */
export type ConsentChoices = Partial<Record<ConsentCategory, boolean>>

export interface StoredConsent {
  /** Version of the text that the visitor answered. */
  version: string
  /** ISO instant of the answer. */
  at: string
  choices: ConsentChoices
}

const DAY_MS = 86_400_000
/** Six months, after which the visitor is asked again. */
const MAX_AGE_MS = 182 * DAY_MS

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads a stored answer.
 *
 * @param text what the device stores; null if it stores nothing
 * @param version of the text today: an answer to another text does not count
 * @param now milliseconds since 1970
 * @returns null if there is no valid answer, or it is older than six months
 */
export const parseConsent = (text: string | null, version: string, now: number): StoredConsent | null => {
  const stored = parseJson(text ?? '')
  if (!isRecord(stored) || stored['version'] !== version || !isRecord(stored['choices'])) return null
  const { at, choices } = stored
  // An answer from the future comes from a clock that was wrong.
  const age = typeof at === 'string' ? now - Date.parse(at) : NaN
  if (typeof at !== 'string' || !(age > -DAY_MS && age < MAX_AGE_MS)) return null
  const answers = CONSENT_CATEGORIES.flatMap((category) => {
    const answer = choices[category]
    return typeof answer === 'boolean' ? [[category, answer] as const] : []
  })
  return { version, at, choices: Object.fromEntries(answers) }
}
