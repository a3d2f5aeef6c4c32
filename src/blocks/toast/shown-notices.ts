/** Key in sessionStorage of the notices already shown in this visit. */
const KEY = 'vitrine.notices'

const read = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

/**
 * Marks a notice as shown. A changed text is a new notice; without storage, every page with the notice shows it again.
 *
 * @returns whether this visit had not shown it yet
 */
export const isFirstShowing = (text: string): boolean => {
  const stored = read()
  const shown: unknown[] = Array.isArray(stored) ? stored : []
  if (shown.includes(text)) return false
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...shown, text]))
  } catch {
    // Without storage nothing is remembered.
  }
  return true
}
