import { isPageCurrent } from './page-origin'
import type { LatestBuild, PageOrigin } from './page-origin'
import { isRecord } from '../../domain/is-record'

/** The manifest is not asked more often than this, in ms. */
export const EVERY_MS = 60_000
/** A page that reloads itself does not do so again within this many ms. */
export const GUARD_MS = 10_000
const KEY = 'vitrine.reloaded'

export interface VersionWatch {
  /** Looks which release is live, unless that was done within the last minute or the tab is hidden. */
  check: () => Promise<void>
  /** Called when a page of another path is entered; true when it is loaded afresh instead. */
  enter: (path: string) => boolean
}

interface Options {
  /** What the page of this tab was made from. */
  origin: PageOrigin
  reload: () => void
  /** Told when the manifest could not be read. */
  log: (line: string) => void
}

const latestIn = (json: unknown): LatestBuild | null => {
  if (!isRecord(json) || typeof json['id'] !== 'string' || json['id'] === '') return null
  return { id: json['id'], bundle: typeof json['bundle'] === 'string' ? json['bundle'] : null }
}

/** Times at which paths reloaded themselves. Storage may be off, or hold anything; the guard of the page still holds. */
const readTimes = (): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** False when the time could not be kept: without it a page might reload for ever. */
const keepTime = (path: string, time: number): boolean => {
  try {
    const recent = Object.entries(readTimes()).filter(
      ([, value]) => typeof value === 'number' && time - value < GUARD_MS,
    )
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [path]: time }))
    return true
  } catch {
    return false
  }
}

/** Stands for the build of a page that comes from an old cache; no build has this id. */
const UNKNOWN_BUILD = ''

/**
 * Notices that a newer build is live than the one that the tab shows. Pages do not name their build, or every build would
 * change every page: the first answer is held against what the page was made from, and later ones against that answer.
 */
export const createVersionWatch = ({ origin, reload, log }: Options): VersionWatch => {
  let current: string | null = null
  let outdated = false
  let lastAsked = -Infinity

  return {
    check: async () => {
      const now = Date.now()
      if (outdated || document.visibilityState === 'hidden' || now - lastAsked < EVERY_MS) return
      lastAsked = now
      try {
        const response = await fetch(`/builds/latest.json?${now}`, { cache: 'no-store' })
        const latest = response.ok ? latestIn(await response.json()) : null
        if (latest === null) {
          log(`Vitrine: /builds/latest.json names no build (status ${response.status}).`)
          return
        }
        current ??= (await isPageCurrent(origin, latest)) ? latest.id : UNKNOWN_BUILD
        outdated = latest.id !== current
      } catch {
        log('Vitrine: it could not be read which build is live.')
      }
    },
    enter: (path) => {
      if (!outdated) return false
      const now = Date.now()
      const last = readTimes()[path]
      if (typeof last === 'number' && now - last < GUARD_MS) return false
      if (!keepTime(path, now)) return false
      reload()
      return true
    },
  }
}

/** Looks at once, whenever the tab comes back into view, and every minute in view. Call the result to stop. */
export const startVersionWatch = ({ check }: VersionWatch): (() => void) => {
  const look = () => void check()
  const timer = setInterval(look, EVERY_MS)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
