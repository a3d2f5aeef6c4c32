import { errorMessage } from '../../../domain/errors/error-message'
import type { Logger } from '../../http/logger'
import { readStatus } from '../model/read-status'
import type { StatusInputs } from '../model/read-status'
import type { Status } from '../model/schema'
import { renderPieces, renderQueue } from '../view/pieces'
import type { Pieces } from '../view/pieces'

export interface Board {
  /** The latest of every piece; empty before the first watcher's first read. */
  pieces: () => Pieces
  /** Calls the listener after every change. Nothing is read or rendered while nobody watches. */
  watch: (listener: () => void) => () => void
  watchers: () => number
}

export interface BoardOptions extends StatusInputs {
  logger: Logger
  /** Milliseconds between two readings of the database that nothing asked for: other processes write it too. */
  pollMs?: number
  /** Milliseconds that changes of the running build are gathered for. */
  paceMs?: number
}

/** Everything shown changes with these, and mere progress does not change them. */
const turnOf = ({ running, waiting, nextBuildAt }: Status['queue']): string =>
  JSON.stringify([running?.id, waiting, nextBuildAt])

/** Keeps the page's pieces up to date for all who watch: each change is read and rendered once. */
export const createBoard = ({ logger, pollMs = 5_000, paceMs = 100, ...inputs }: BoardOptions): Board => {
  const { source } = inputs
  const listeners = new Set<() => void>()
  let pieces: Pieces = new Map()
  let reading: Promise<void> | null = null
  let again = false
  let isFailing = false
  let turn = ''
  let stop = (): void => undefined

  const tell = (next: Pieces): void => {
    pieces = next
    for (const listener of listeners) listener()
  }

  const readOnce = async (): Promise<void> => {
    try {
      const status = await readStatus(inputs)
      turn = turnOf({ ...source.snapshot() })
      if (listeners.size > 0) tell(await renderPieces(status))
      isFailing = false
    } catch (error) {
      if (!isFailing) logger.error(`status: the state cannot be read for the moment (${errorMessage(error)})`)
      isFailing = true
    }
  }

  const read = (): void => {
    if (reading) {
      again = true
      return
    }
    reading = readOnce().finally(() => {
      reading = null
      if (again && listeners.size > 0) {
        again = false
        read()
      }
    })
  }

  /** The build's progress comes from this process: no database is asked for it. */
  const progress = async (): Promise<void> => {
    const queue = source.snapshot()
    if (turnOf(queue) !== turn || queue.running === null) {
      read()
      return
    }
    const piece = await renderQueue({ queue, at: (inputs.clock?.() ?? new Date()).toISOString() })
    if (listeners.size > 0 && pieces.has('queue')) tell(new Map(pieces).set('queue', piece))
  }

  const start = (): void => {
    let pending: NodeJS.Timeout | null = null
    const unsubscribe = source.subscribe(() => {
      pending ??= setTimeout(() => {
        pending = null
        void progress()
      }, paceMs)
    })
    const poll = setInterval(read, pollMs)
    poll.unref()
    stop = () => {
      unsubscribe()
      clearInterval(poll)
      if (pending) clearTimeout(pending)
      pieces = new Map()
    }
    read()
  }

  return {
    pieces: () => pieces,
    watchers: () => listeners.size,
    watch: (listener) => {
      const own = () => listener()
      listeners.add(own)
      if (listeners.size === 1) start()
      return () => {
        if (listeners.delete(own) && listeners.size === 0) stop()
      }
    },
  }
}
