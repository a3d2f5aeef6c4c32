/** Name in sessionStorage of the notices that this visit has shown. */
const KEY = 'vitrine.notices'

const read = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

/**
 * Whether this visit has not shown a notice yet; from then on it has. A changed text is another notice.
 *
 * Where storage is forbidden, a notice is shown by every page that has it.
 */
export const isFirstShowing = (text: string): boolean => {
  const stored = read()
  const shown: unknown[] = Array.isArray(stored) ? stored : []
  if (shown.includes(text)) return false
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...shown, text]))
  } catch {
    // Nothing is remembered.
  }
  return true
}
