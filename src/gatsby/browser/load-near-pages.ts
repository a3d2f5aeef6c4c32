import { loaderMember } from './page-loader'
import type { PageLoader } from './page-loader'

/** The part of the Network Information API that is read. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** As Gatsby decides on loading ahead: not on a slow connection, nor where the visitor saves data. */
const allows = ({ connection }: Navigator & { connection?: Connection }): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes('2g')

/** Milliseconds after the visitor's first action: what it asked for comes first. */
const WAIT_MS = 500

interface Moments {
  /** Calls back at every action of the visitor. @returns a function that stops it */
  whenActive: (onAct: () => void) => () => void
  /** Runs a task when the page is idle. */
  whenIdle: (task: () => void) => void
}

/**
 * Loads the pages of links in view with their code, one after the other when the browser is idle, once the visitor did
 * something on the page. Gatsby loads the data of four pages every three seconds, and no code; before the visitor's first
 * action that stays so, and a page costs no more than it shows.
 *
 * @param load loads all of a page; opening the page asks again, and reports what failed
 * @throws Error when Gatsby's loader lacks the methods that are wrapped
 */
export const loadNearPages = (
  loader: PageLoader,
  load: (path: string) => Promise<unknown>,
  { whenActive, whenIdle }: Moments,
): void => {
  const enqueue = loaderMember(loader, 'enqueue')
  const near = new Set<string>()
  let isActive = false
  let isRunning = false
  const next = (): void => {
    const [path] = near
    isRunning = path !== undefined
    if (path === undefined) return
    near.delete(path)
    // What fails is remembered as failed, and is a full load later.
    if (navigator.onLine) load(path).catch(() => undefined)
    whenIdle(next)
  }
  const run = (): void => {
    if (!isActive || isRunning || near.size === 0) return
    isRunning = true
    whenIdle(next)
  }
  const stop = whenActive(() => {
    stop()
    setTimeout(() => {
      isActive = true
      run()
    }, WAIT_MS)
  })
  loader['enqueue'] = (path: string): { abort: () => void } => {
    if (!isActive) enqueue(path)
    if (allows(navigator)) near.add(path)
    run()
    return { abort: () => near.delete(path) }
  }
}
