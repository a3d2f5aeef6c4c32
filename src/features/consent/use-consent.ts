import { create } from 'zustand'

const KEY = 'vitrine.external'

const stored = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'granted'
  } catch {
    return false
  }
}

/** Whether the visitor allows content of other companies. The first render always says no. */
export const useExternalContent = create<{ granted: boolean }>()(() => ({ granted: false }))

if (typeof window !== 'undefined') useExternalContent.setState({ granted: stored() })

/** Keeps the visitor's consent on this device until it is withdrawn. */
export const grantExternalContent = (): void => {
  useExternalContent.setState({ granted: true })
  try {
    localStorage.setItem(KEY, 'granted')
  } catch {
    // It holds for this visit.
  }
}
