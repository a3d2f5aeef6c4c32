import { chunks } from './chunks'
import type { Render, RenderResult } from './render-types'

/** Pages of a batch: few, so that nobody waits long for whoever has the last one. */
const BATCH = 5

interface Waiting {
  start: (render: Render) => void
  /** The batch is not for this process. */
  isAway: boolean
}

/** One at a time: a batch keeps what it read in variables of its module. */
export const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Args, Result>(work: (args: Args) => Promise<Result>) =>
    (args: Args): Promise<Result> => {
      const turn = last.then(() => work(args))
      last = turn.catch(() => undefined)
      return turn
    }
}

/** Makes batches of a request, and one answer of theirs. */
const inBatches =
  (render: Render): Render =>
  async (request) => {
    // All have come to rest before a failure is passed on.
    const ends = await Promise.allSettled(chunks(request.paths, BATCH).map((paths) => render({ ...request, paths })))
    const sum: RenderResult = { unsafeBuiltinsUsageByPagePath: {}, previewErrors: {}, slicesPropsPerPage: {} }
    for (const end of ends) {
      if (end.status === 'rejected') throw end.reason
      Object.assign(sum.unsafeBuiltinsUsageByPagePath, end.value.unsafeBuiltinsUsageByPagePath)
      Object.assign(sum.previewErrors, end.value.previewErrors)
      Object.assign(sum.slicesPropsPerPage, end.value.slicesPropsPerPage)
    }
    return sum
  }

/**
 * Whoever is free takes the next batch; this process before others, so that a small change never waits for one of them.
 *
 * @returns `any` for batches that are waited for; `away` for those that others do while this process has something else to
 *   do, until `any` is asked for the first time after them
 */
export const shareAmong = (here: Render, others: readonly Render[]): { any: Render; away: Render } => {
  const order = [here, ...others]
  const free = [...order]
  const waiting: Waiting[] = []

  const takes = (render: Render, { isAway }: Waiting): boolean => !isAway || render !== here
  const next = (): void => {
    for (const render of [...free]) {
      const at = waiting.findIndex((batch) => takes(render, batch))
      const [batch] = at < 0 ? [] : waiting.splice(at, 1)
      if (!batch) continue
      free.splice(free.indexOf(render), 1)
      batch.start(render)
    }
  }
  const taken = (isAway: boolean): Promise<Render> =>
    new Promise((start) => {
      if (!isAway) for (const batch of waiting) batch.isAway = false
      waiting.push({ start, isAway })
      next()
    })
  const perform = (isAway: boolean): Render =>
    inBatches(async (request) => {
      const render = await taken(isAway)
      try {
        return await render(request)
      } finally {
        free.push(render)
        free.sort((a, b) => order.indexOf(a) - order.indexOf(b))
        next()
      }
    })
  return { any: perform(false), away: perform(true) }
}
