import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { EnquirySubject } from '../../../domain/enquiry/types'

const PREFIX = 'vitrine.draft.'
/** A draft of another version is passed over. */
const VERSION = 1
const LIFETIME = 30 * 86_400_000

/** Name of the draft of a form: one for each vehicle, model, offer or dealership that the form is about. */
export const draftKey = (kind: EnquiryKind, subject: Partial<EnquirySubject>): string =>
  [kind, subject.vehicleId ?? subject.leaseOfferKey ?? subject.modelKey ?? subject.locationId ?? ''].join('.')

const storedName = (key: string): string => PREFIX + key

export const eraseDraft = (key: string): void => {
  try {
    localStorage.removeItem(storedName(key))
  } catch {
    // Nothing can be stored, so nothing is.
  }
}

/**
 * Values of a stored draft, unchecked; null where there is none that still counts. A page needs no more of its drafts
 * until the code of the form is loaded.
 */
export const readRecord = (key: string, now: number): object | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedName(key)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { version, savedAt, values } = stored as Record<string, unknown>
    if (version !== VERSION || typeof savedAt !== 'number' || now - savedAt > LIFETIME || savedAt > now) {
      eraseDraft(key)
      return null
    }
    return typeof values === 'object' && values !== null ? values : {}
  } catch {
    return null
  }
}

/** Stores a draft. @returns false when the browser refuses */
export const writeRecord = (key: string, values: object, now: number): boolean => {
  try {
    localStorage.setItem(storedName(key), JSON.stringify({ version: VERSION, savedAt: now, values }))
    return true
  } catch {
    return false
  }
}

/** Erases drafts that were left too long ago, of whatever form. */
export const eraseOldDrafts = (): void => {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    for (const name of names) if (name.startsWith(PREFIX)) readRecord(name.slice(PREFIX.length), Date.now())
  } catch {
    // The same.
  }
}
