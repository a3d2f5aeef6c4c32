import { parseNotice } from './outbox-store'
import type { SentNotice } from './outbox-store'

/** In session storage, because only the next page of the same tab announces it. */
const STORED = 'vitrine.untold-enquiry'

/**
 * Reads the notice of a sent enquiry that the visitor may not have seen, because its page was being left. Null if there
 * is none.
 */
export const readUntold = (): SentNotice | null => {
  try {
    return parseNotice(JSON.parse(sessionStorage.getItem(STORED) ?? 'null'))
  } catch {
    return null
  }
}

/** Stores the notice of a sent enquiry for the next page. */
export const noteUntold = (notice: SentNotice): void => {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(notice))
  } catch {
    // Then only this page announces it.
  }
}

/** Removes the notice, because the visitor has seen it. */
export const forgetUntold = (): void => {
  try {
    sessionStorage.removeItem(STORED)
  } catch {
    // Without storage there is no notice either.
  }
}
