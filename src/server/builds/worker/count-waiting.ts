import type { Db } from '../../database/open-database'
import type { BuildFeed } from '../feed'
import { readWaiting } from './claim'

const COUNT_MS = 100

export interface WaitingCounter {
  /** Events arrived: they are counted in a moment, a flood of them once for many. */
  touch: () => void
  close: () => void
}

/** Tells the feed how many events wait, by the database. @param nextStart when the next build will start */
export const createWaitingCounter = (
  db: Db,
  feed: BuildFeed,
  nextStart: () => Date | null,
  onError: (error: unknown) => void,
): WaitingCounter => {
  let timer: NodeJS.Timeout | undefined
  const count = (): void => {
    timer = undefined
    readWaiting(db).then(({ pending }) => feed.queued(pending, feed.snapshot().running ? null : nextStart()), onError)
  }
  return {
    touch: () => void (timer ??= setTimeout(count, COUNT_MS)),
    close: () => clearTimeout(timer),
  }
}
