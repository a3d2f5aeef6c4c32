import { useEffect } from 'react'

/** The search that a visitor looked at last. */
export interface LastSearch {
  /** Address of its overview. */
  path: string
  /** Its filters in words. */
  name: string
}

const STORED = 'vitrine.last-search'
const LONGEST = 2_000

/** Keeps the search that is shown, for a form that the visitor goes to from it. Null: nothing is filtered, nothing changes. */
export const useRememberSearch = (path: string | null, name: string): void => {
  useEffect(() => {
    if (path === null) return
    try {
      localStorage.setItem(STORED, JSON.stringify({ path, name }))
    } catch {
      // Storage is off or full: the form goes without it.
    }
  }, [path, name])
}

/** Null where there is none, or nothing that is one. */
export const readLastSearch = (): LastSearch | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { path, name } = stored as Record<string, unknown>
    const isPath = typeof path === 'string' && path.length <= LONGEST && /^\/(?![/\\])\S*$/.test(path)
    return isPath && typeof name === 'string' && name !== '' ? { path, name } : null
  } catch {
    return null
  }
}
