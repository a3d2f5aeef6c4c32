import { readdirSync, readFileSync } from 'node:fs'
import { systemErrorCode } from '../../src/domain/errors/system-error'

/** Process id of a child of `parent` whose command line holds a text; null when there is none. Linux only (`/proc`). */
export const childOf = (parent: number, text: string): number | null => {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const isChild = new RegExp(`^PPid:\\s+${parent}$`, 'm').test(readFileSync(`/proc/${name}/status`, 'utf8'))
      if (isChild && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(text)) return Number(name)
    } catch {
      // It ended between being listed and being read.
    }
  }
  return null
}

/** Sends a signal; a process that is gone needs none. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (systemErrorCode(error) !== 'ESRCH') throw error
  }
}

/**
 * Lets a process run for a part of the time only, so that what it does in milliseconds can be watched and struck at.
 *
 * @returns lets it run freely again
 */
export const slowDown = (pid: number, runMs: number, restMs: number): (() => void) => {
  let timer: NodeJS.Timeout
  const rest = (): void => {
    signal(pid, 'SIGSTOP')
    timer = setTimeout(run, restMs)
  }
  const run = (): void => {
    signal(pid, 'SIGCONT')
    timer = setTimeout(rest, runMs)
  }
  run()
  return () => {
    clearTimeout(timer)
    signal(pid, 'SIGCONT')
  }
}

/** Waits for a condition. @throws Error that says what never came about */
export const until = async (
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs: number,
  everyMs = 50,
): Promise<void> => {
  const end = performance.now() + patienceMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`after ${Math.round(patienceMs / 1000)} s: ${what}`)
    await new Promise((done) => setTimeout(done, everyMs))
  }
}
