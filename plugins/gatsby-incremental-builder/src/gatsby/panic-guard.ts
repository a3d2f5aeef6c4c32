import { oneLine } from './one-line'
import type { Internals } from './internal-types'

/** How long work may go on after a panic before it is given up: Gatsby's queues never end when a task of theirs throws. */
const GIVE_UP_MS = 5_000

/** Gatsby panicked, or something it ran threw. */
export class GatsbyFailure extends Error {
  override name = 'GatsbyFailure'

  /** @param abandoned whether the work did not end: it may still be running */
  constructor(
    message: string,
    readonly abandoned: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export interface PanicGuard {
  /**
   * Runs work during which Gatsby's ways of ending the process end the work instead.
   *
   * @param last nothing is to go on after a panic: the work is left where it is, half done
   * @throws GatsbyFailure with the first reason that was given
   */
  run: <T>(work: () => Promise<T>, last?: boolean) => Promise<T>
  /** Inside of `run`: throws when something has panicked that let the work go on. */
  check: () => void
  /** Takes a rejection that nobody handled; false when no work runs. */
  rejected: (reason: unknown) => boolean
}

interface Failure {
  message: string
  cause: unknown
}

/**
 * Gatsby answers most errors with `process.exit`. While work is guarded, `panic` and `process.exit` throw and are
 * noted; `panicOnBuild` is noted and returns, as it does in `gatsby develop`, because Gatsby's plugin runner never
 * comes to an end when it throws. Where nothing may go on, that is just what is wanted.
 */
export const createPanicGuard = (reporter: Internals['reporter']): PanicGuard => {
  let failure: Failure | null = null
  let wake: (() => void) | null = null

  const note = (message: string, cause: unknown): void => {
    failure ??= { message, cause }
    wake?.()
  }

  const intercept = (last: boolean): ((leftRunning: boolean) => void) => {
    const { panic, panicOnBuild } = reporter
    // eslint-disable-next-line @typescript-eslint/unbound-method -- put back as it was, never called from here
    const exit = process.exit
    reporter.panic = (meta, error, pluginName) => {
      note(oneLine(meta, error), error ?? meta)
      reporter.error(meta, error, pluginName)
      throw new GatsbyFailure(oneLine(meta, error), false)
    }
    reporter.panicOnBuild = (meta, error, pluginName) => {
      note(oneLine(meta, error), error ?? meta)
      const reported = reporter.error(meta, error, pluginName)
      if (last) throw new GatsbyFailure(oneLine(meta, error), true)
      return reported
    }
    process.exit = (code) => {
      note(`process.exit(${String(code ?? '')}) was called`, undefined)
      throw new GatsbyFailure('process.exit was called', false)
    }
    return (leftRunning) => {
      process.exit = exit
      // What was left half done may panic again; only the owner of the process ends it.
      if (!leftRunning) Object.assign(reporter, { panic, panicOnBuild })
    }
  }

  const check = (): void => {
    if (failure) throw new GatsbyFailure(failure.message, false, { cause: failure.cause })
  }

  return {
    async run(work, last = false) {
      failure = null
      const restore = intercept(last)
      let giveUp: NodeJS.Timeout | undefined
      let leftRunning = false
      const stuck = new Promise<never>((_resolve, reject) => {
        wake = () => {
          giveUp ??= setTimeout(
            () => reject(new GatsbyFailure(failure?.message ?? '', true, { cause: failure?.cause })),
            last ? 0 : GIVE_UP_MS,
          )
        }
      })
      try {
        const result = await Promise.race([work(), stuck])
        check()
        return result
      } catch (error) {
        leftRunning = last || (error instanceof GatsbyFailure && error.abandoned)
        if (error instanceof GatsbyFailure && error.abandoned) throw error
        check()
        throw error instanceof GatsbyFailure ? error : new GatsbyFailure(oneLine(error), false, { cause: error })
      } finally {
        clearTimeout(giveUp)
        wake = null
        restore(leftRunning)
      }
    },
    check,
    rejected(reason) {
      if (wake === null) return false
      note(oneLine(reason), reason)
      return true
    },
  }
}
