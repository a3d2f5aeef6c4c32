const KEY = 'vitrine.assistant'

/** The stored conversation of this visit as JSON; null if there is none or storage is not available. */
export const keptText = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Stores the conversation for this visit as JSON; null removes it. */
export const keepText = (text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage the conversation lasts as long as the page.
  }
}
