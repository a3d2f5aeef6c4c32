const STORED = 'vitrine.outbox'

/** Whether an enquiry of this device may still have to be sent. Read on every page, so that no other page opens the outbox. */
export const isOutboxFlagged = (): boolean => {
  try {
    return localStorage.getItem(STORED) !== null
  } catch {
    return false
  }
}

/**
 * Records whether there is something to send.
 *
 * @returns false when the browser refuses: then only this page can send its outbox
 */
export const flagOutbox = (isFilled: boolean): boolean => {
  try {
    if (isFilled) localStorage.setItem(STORED, '1')
    else localStorage.removeItem(STORED)
    return true
  } catch {
    return false
  }
}
