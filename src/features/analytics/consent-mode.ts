import type { ConsentChoices } from '../../domain/consent/choices'

/** Signals of Google's Consent Mode, version 2. */
const SIGNALS = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  functionality_storage: 'comfort',
  personalization_storage: 'comfort',
} as const

export type ConsentSignals = Readonly<Record<string, 'granted' | 'denied'>>

/** The signals for what a visitor answered: what was not answered is denied. */
export const consentSignals = (choices: ConsentChoices): ConsentSignals => ({
  ...Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, category]) => [signal, choices[category] ? 'granted' : 'denied'] as const),
  ),
  // Protection against abuse is part of what the site needs.
  security_storage: 'granted',
})
