const KEY = 'vitrine.assistant'

/** What is kept of the conversation of this visit, as text; null where there is none or storage is closed. */
export const keptText = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Keeps the text of a conversation for this visit; null leaves nothing behind. */
export const keepText = (text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage the conversation lasts as long as the page.
  }
}
