import { createStore } from 'zustand/vanilla'
import { bindStore } from '../../components/ui/bind-store'
import { consentVersion } from '../../config/consent/consent-version'
import { parseConsent } from '../../domain/consent/choices'
import type { ConsentCategory, ConsentChoices, StoredConsent } from '../../domain/consent/choices'

export const CONSENT_KEY = 'vitrine.consent'

/** Keys of earlier versions: their answers have neither a date nor the version of a text, so they do not count. */
const OLD_KEYS = ['vitrine.external', 'vitrine.measurement']

interface State {
  /** False until the device was asked what it stores. */
  isKnown: boolean
  /** The answer, if there is a valid one. */
  stored: StoredConsent | null
  /** Whether the visitor opened the dialog. */
  isOpen: boolean
}

/** The visitor's consent on this device. The first render knows nothing of it. */
export const useConsent = bindStore(createStore<State>()(() => ({ isKnown: false, stored: null, isOpen: false })))

export const isGranted = (category: ConsentCategory): boolean =>
  useConsent.getState().stored?.choices[category] === true

/** Reads what the device stores. An answer that cannot be stored holds for the page. */
export const readConsent = (): void => {
  try {
    for (const key of OLD_KEYS) localStorage.removeItem(key)
    const stored = parseConsent(localStorage.getItem(CONSENT_KEY), consentVersion(), Date.now())
    if (JSON.stringify(stored) !== JSON.stringify(useConsent.getState().stored)) useConsent.setState({ stored })
  } catch {
    // A browser that refuses storage keeps no answer.
  }
  useConsent.setState({ isKnown: true })
}

/** Stores the visitor's answer for some categories, with its date and the version of the text. */
export const answerConsent = (choices: ConsentChoices): void => {
  const before = useConsent.getState().stored?.choices
  const stored = { version: consentVersion(), at: new Date().toISOString(), choices: { ...before, ...choices } }
  useConsent.setState({ isKnown: true, stored, isOpen: false })
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(stored))
  } catch {
    // It holds for this page.
  }
}

export const openConsent = (): void => useConsent.setState({ isOpen: true })
export const closeConsent = (): void => useConsent.setState({ isOpen: false })

/** Categories that a script on this page was loaded for: what ran cannot be unloaded. */
const inUse = new Set<ConsentCategory>()

/** Tells that a script of another company is on the page by consent to a category. */
export const markInUse = (category: ConsentCategory): void => void inUse.add(category)

/** Whether consent to a script that runs was withdrawn, so that the page must be loaded again without it. */
export const mustReload = (): boolean => [...inUse].some((category) => !isGranted(category))

/** Runs a task once, as soon as one of the categories is granted. */
export const whenGranted = (categories: readonly ConsentCategory[], task: () => void): void => {
  let isDone = false
  const look = (): void => {
    const granted = categories.filter(isGranted)
    granted.forEach(markInUse)
    if (isDone || granted.length === 0) return
    isDone = true
    task()
  }
  useConsent.subscribe(look)
  look()
}

if (typeof window !== 'undefined') {
  readConsent()
  // Another tab may have changed the answer, also while this page was in the back-forward cache.
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, readConsent)
}
