import { create } from 'zustand'

interface Options {
  /** Name in localStorage. */
  key: string
  /** The most ids the list takes; without it, there is no limit. */
  max?: number
}

interface IdListState {
  /** Stock numbers in the order they were added, each once. */
  ids: number[]
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** What was stored, whoever wrote it: anything but a list of stock numbers counts as an empty list. */
export const parseIds = (stored: string | null, max = Infinity): number[] => {
  if (stored === null) return []
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, max) : []
  } catch {
    return []
  }
}

/** Storage may be off, full or forbidden: the list then lives as long as the page. */
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const write = (key: string, ids: number[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // Nothing to do: the list in memory still holds.
  }
}

/**
 * A list of vehicles that this device remembers and that all its tabs share. The first render, on the server and in
 * the browser, sees an empty list; zustand shows the stored one right after hydration.
 */
export const createIdListStore = ({ key, max = Infinity }: Options) => {
  const useIds = create<IdListState>()(() => ({ ids: [] }))
  const keep = (ids: number[]) => {
    useIds.setState({ ids })
    write(key, ids)
  }
  const ids = () => useIds.getState().ids
  if (typeof window !== 'undefined') {
    useIds.setState({ ids: parseIds(read(key), max) })
    window.addEventListener('storage', (event) => {
      if (event.key === key) useIds.setState({ ids: parseIds(event.newValue, max) })
    })
  }
  return {
    useIds,
    /** False when the list is full and the id is not on it. */
    add: (id: number): boolean => {
      if (ids().includes(id)) return true
      if (ids().length >= max) return false
      keep([...ids(), id])
      return true
    },
    remove: (...gone: number[]): void => keep(ids().filter((id) => !gone.includes(id))),
    clear: (): void => keep([]),
  }
}
