import { consentServices } from '../../config/consent/consent-services'
import { CONSENT_CATEGORIES } from '../../domain/consent/choices'
import type { ConsentChoices } from '../../domain/consent/choices'
import { answerConsent } from './consent-store'
import { eraseTraces } from './erase-traces'

/** The same answer for all categories that have a service: nobody can agree to a service that is not named. */
export const answerAll = (answer: boolean): ConsentChoices => {
  const named = new Set(consentServices().map(({ category }) => category))
  return Object.fromEntries(CONSENT_CATEGORIES.map((category) => [category, answer && named.has(category)] as const))
}

/** Stores the answer and deletes what the services of refused categories stored on this site's host. */
export const saveChoices = (choices: ConsentChoices): void => {
  const refused = consentServices().filter(({ category }) => category !== 'necessary' && choices[category] === false)
  const erase = (): void => eraseTraces(refused)
  erase()
  // A script that still runs may write again until its page is left.
  window.addEventListener('pagehide', erase, { once: true })
  answerConsent(choices)
}
