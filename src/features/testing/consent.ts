import { CONSENT_KEY, useConsent } from '../consent/consent-store'
import type { ConsentChoices } from '../../domain/consent/choices'
import { publicConfig } from '../../config/public'

/** A visitor who was never asked. */
export const forgetConsent = (): void => {
  localStorage.removeItem(CONSENT_KEY)
  useConsent.setState({ isKnown: true, stored: null, isOpen: false })
}

/** What the device stores of the answer. */
export const storedChoices = (): ConsentChoices | undefined =>
  (JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as { choices: ConsentChoices } | null)?.choices

/** Configures a tag manager; the returned function takes it away again. */
export const configureTagManager = (): (() => void) => {
  const before = { ...publicConfig.analytics }
  Object.assign(publicConfig.analytics, { scriptUrl: 'https://tags.example/gtm.js', id: 'GTM-1' })
  return () => void Object.assign(publicConfig.analytics, before)
}
