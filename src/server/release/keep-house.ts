import { errorMessage } from '../../domain/errors/error-message'
import type { ReleaseStore } from './open-store'

const HOUR = 3_600_000

/**
 * Collects a store's garbage every so often: a change a minute is some 700 MB a day that nobody needs after a week.
 *
 * @param onProblem told in one line why a collection failed; the next one is tried all the same
 * @param everyMs time between two collections; the first one comes after that time too
 * @returns ends it, and resolves once no collection is running
 */
export const keepHouse = (
  store: Pick<ReleaseStore, 'collect'>,
  onProblem: (line: string) => void,
  everyMs = HOUR,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  const collect = async (): Promise<void> => {
    try {
      await store.collect()
    } catch (error) {
      onProblem(`Collecting old releases: ${errorMessage(error)}`)
    }
  }
  const timer = setInterval(() => {
    running ??= collect().finally(() => {
      running = null
    })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
