import { loaderMember } from './page-loader'
import type { PageLoader } from './page-loader'

/** The part of the Network Information API that is read. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** As Gatsby decides on loading ahead: not on a slow connection, where the visitor saves data, or for a search engine. */
const allows = ({ connection, userAgent }: Navigator & { connection?: Connection }): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes('2g') && !/bot|crawl|spider/i.test(userAgent)

/** Milliseconds after the visitor's first action: what it asked for comes first. */
const WAIT_MS = 500
/** Milliseconds without a file that arrives, after which a page is taken for complete. */
const SILENCE_MS = 3_500

/** Loads a page with its code. Opening the page asks again, and reports what failed. */
type Load = (path: string) => Promise<unknown>

interface Loads {
  /** With the code of its first view. */
  view: Load
  /** With all of its code. */
  whole: Load
}

interface Moments {
  /** Calls back at every action of the visitor. @returns a function that stops it */
  whenActive: (onAct: () => void) => () => void
  /** Runs a task when the page is idle. */
  whenIdle: (task: () => void) => void
  /** Calls back once nothing has been loaded for so many milliseconds. */
  whenSilent: (silenceMs: number, onSilent: () => void) => void
}

/**
 * Loads the pages of links in view with their code, one after the other when the browser is idle: with all of it once the
 * visitor did something on the page, with the code of their first views once the page has long been complete. Before that
 * a page costs no more than it shows. Gatsby's own loading ahead, the data of four pages every three seconds, is replaced.
 *
 * @throws Error when Gatsby's loader lacks the method that is replaced
 */
export const loadNearPages = (
  loader: PageLoader,
  loads: Loads,
  { whenActive, whenIdle, whenSilent }: Moments,
): void => {
  // Only checks that Gatsby still has the method.
  loaderMember(loader, 'enqueue')
  const near = new Set<string>()
  let load: Load | null = null
  let isRunning = false
  const next = (): void => {
    const [path] = near
    isRunning = path !== undefined
    if (path === undefined) return
    near.delete(path)
    // What fails is remembered as failed, and is a full load later.
    if (navigator.onLine) load?.(path).catch(() => undefined)
    whenIdle(next)
  }
  const run = (): void => {
    if (!load || isRunning || near.size === 0) return
    isRunning = true
    whenIdle(next)
  }
  const stop = whenActive(() => {
    stop()
    setTimeout(() => {
      load = loads.whole
      run()
    }, WAIT_MS)
  })
  whenSilent(SILENCE_MS, () => {
    load ??= loads.view
    run()
  })
  loader['enqueue'] = (path: string): { abort: () => void } => {
    if (allows(navigator)) near.add(path)
    run()
    return { abort: () => near.delete(path) }
  }
}
