import type { ReleaseAdmin, ReleaseSummary, StatusSnapshot, StatusSource } from '../types'

export const IDLE: StatusSnapshot = { waiting: 0, nextBuildAt: null, running: null }

/** A source whose state a test sets. */
export const exampleSource = (first: StatusSnapshot = IDLE) => {
  let snapshot = first
  const listeners = new Set<() => void>()
  const source: StatusSource = {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    source,
    /** How many listen. */
    listeners: () => listeners.size,
    set: (next: Partial<StatusSnapshot>) => {
      snapshot = { ...snapshot, ...next }
      for (const listener of listeners) listener()
    },
  }
}

/** Releases in memory; the pointer moves as the store's does. */
export const exampleReleases = (kept: readonly ReleaseSummary[]) => {
  let releases = [...kept]
  const calls: string[] = []
  const switchTo = (how: string) => async (id: string) => {
    calls.push(`${how} ${id}`)
    releases = releases.map((release) => ({ ...release, live: release.id === id }))
  }
  const admin: ReleaseAdmin = { list: () => releases, rollback: switchTo('rollback'), force: switchTo('force') }
  return { admin, calls, live: () => releases.find(({ live }) => live)?.id ?? null }
}
