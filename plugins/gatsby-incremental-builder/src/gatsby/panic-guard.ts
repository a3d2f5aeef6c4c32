import { AsyncLocalStorage } from 'node:async_hooks'
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
  /** Records an unhandled rejection. Returns false when no work runs, or when it belongs to work that has already failed. */
  rejected: (reason: unknown) => boolean
  /** First panic that arrived while no work ran and that no failed work explains. */
  unexplained: () => string | null
}

/** One call of `run`, identified by its asynchronous context. */
interface GuardedRun {
  failed: boolean
}

interface Failure {
  message: string
  cause: unknown
}

/**
 * Gatsby answers most errors with `process.exit`. While work is guarded, `panic` and `process.exit` throw and are
 * noted; `panicOnBuild` is noted and returns, as it does in `gatsby develop`, because Gatsby's plugin runner never
 * comes to an end when it throws. Where nothing may go on, that is just what is wanted.
 *
 * From the first work on the reporter never ends the process: requests of failed work may fail after it, one by one.
 *
 * @param onLate receives one line for each panic that is not of the work that runs
 */
export const createPanicGuard = (
  reporter: Internals['reporter'],
  onLate: (line: string) => void = (line) => void reporter.error(line),
): PanicGuard => {
  const context = new AsyncLocalStorage<GuardedRun>()
  const late = new WeakSet<object>()
  let current: GuardedRun | null = null
  let hasFailed = false
  let unexplained: string | null = null
  let failure: Failure | null = null
  let wake: (() => void) | null = null
  let isLast = false
  let isGuarded = false

  const note = (message: string, cause: unknown): void => {
    failure ??= { message, cause }
    wake?.()
  }

  const isOfFailedWork = (): boolean => {
    const run = context.getStore()
    return run === undefined ? current === null && hasFailed : run !== current && run.failed
  }

  const holdLate = (line: string): GatsbyFailure => {
    if (isOfFailedWork()) onLate(`a failed build panicked once more: ${line}`)
    else {
      unexplained ??= line
      onLate(`Gatsby panicked while nothing was built: ${line}`)
    }
    const error = new GatsbyFailure(line, false)
    late.add(error)
    return error
  }

  const guardReporter = (): void => {
    if (isGuarded) return
    isGuarded = true
    reporter.panic = (meta, error, pluginName) => {
      const line = oneLine(meta, error)
      if (current === null || isOfFailedWork()) throw holdLate(line)
      note(line, error ?? meta)
      reporter.error(meta, error, pluginName)
      throw new GatsbyFailure(line, false)
    }
    // It lets its caller go on, so while work runs it always fails that work, whatever called it.
    reporter.panicOnBuild = (meta, error, pluginName) => {
      const line = oneLine(meta, error)
      if (current === null) {
        const held = holdLate(line)
        if (isLast) throw held
        return undefined
      }
      note(line, error ?? meta)
      const reported = reporter.error(meta, error, pluginName)
      if (isLast) throw new GatsbyFailure(line, true)
      return reported
    }
  }

  const guardExit = (): (() => void) => {
    // oxlint-disable-next-line typescript/unbound-method -- put back as it was, never called from here
    const exit = process.exit
    process.exit = (code) => {
      note(`process.exit(${String(code ?? '')}) was called`, undefined)
      throw new GatsbyFailure('process.exit was called', false)
    }
    return () => {
      process.exit = exit
    }
  }

  const check = (): void => {
    if (failure) throw new GatsbyFailure(failure.message, false, { cause: failure.cause })
  }

  return {
    async run(work, last = false) {
      failure = null
      isLast = last
      const run: GuardedRun = { failed: false }
      current = run
      guardReporter()
      const restoreExit = guardExit()
      let giveUp: NodeJS.Timeout | undefined
      const stuck = new Promise<never>((_resolve, reject) => {
        wake = () => {
          giveUp ??= setTimeout(
            () => reject(new GatsbyFailure(failure?.message ?? '', true, { cause: failure?.cause })),
            last ? 0 : GIVE_UP_MS,
          )
        }
      })
      try {
        const result = await Promise.race([context.run(run, work), stuck])
        check()
        isLast = false
        hasFailed = false
        return result
      } catch (error) {
        run.failed = true
        hasFailed = true
        if (error instanceof GatsbyFailure && error.abandoned) throw error
        check()
        throw error instanceof GatsbyFailure ? error : new GatsbyFailure(oneLine(error), false, { cause: error })
      } finally {
        clearTimeout(giveUp)
        wake = null
        current = null
        restoreExit()
      }
    },
    check,
    rejected(reason) {
      if (wake === null || (reason instanceof GatsbyFailure && late.has(reason))) return false
      note(oneLine(reason), reason)
      return true
    },
    unexplained: () => unexplained,
  }
}
