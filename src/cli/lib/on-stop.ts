import { EnvironmentError } from '../../config/env/parse-env'
import { PortTakenError } from './ports'
import type { Terminal } from './terminal'

type CleanUp = () => Promise<void>

export interface Stop {
  /** Something else to end, before what was named earlier. */
  also: (cleanUp: CleanUp) => void
  /**
   * Something that is being started, which is let come up and then closed when the end comes before it is up. Nothing
   * goes on after it then.
   */
  opening: <Service extends { close: () => Promise<void> }>(starting: Promise<Service>) => Promise<Service>
  /** Ends everything and the process: the work is done. */
  done: () => Promise<void>
  /** Ends everything and the process, after saying what went wrong; where somebody ended it, that goes on. */
  failed: (error: unknown) => Promise<void>
}

/** Errors whose message says all that there is to say; of others a developer wants the stack. */
const isPlain = (error: Error): boolean => error instanceof EnvironmentError || error instanceof PortTakenError

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (isPlain(error) || !process.env['DEBUG']) {
    const cause = error.cause instanceof Error ? `\n  because: ${error.cause.message}` : ''
    return `${error.message}${cause}`
  }
  return error.stack ?? error.message
}

/**
 * One Ctrl-C arrives twice where `npm` runs the command: the terminal sends it to every process, and npm passes its own
 * on. What comes within so many ms of the first is the same press.
 */
const SAME_PRESS = 1_000

/**
 * Ends what a command started, once, whatever ends it: Ctrl-C, a signal, the parent that went away, an error.
 * A second Ctrl-C does not wait.
 */
export const onStop = (terminal: Terminal, first: CleanUp, samePressMs = SAME_PRESS): Stop => {
  const cleanUps: CleanUp[] = [first]
  let stopping: Promise<void> | null = null

  const end = (): Promise<void> => {
    stopping ??= (async () => {
      for (const cleanUp of cleanUps.toReversed())
        await cleanUp().catch((error: unknown) => terminal.fail(`while stopping: ${describe(error)}`))
    })()
    return stopping
  }
  let askedAt: number | null = null
  const stopBy = (code: number) => () => {
    const now = performance.now()
    if (askedAt !== null && now - askedAt < samePressMs) return
    if (stopping) process.exit(code)
    askedAt = now
    terminal.say('\nStopping…')
    void end().then(() => process.exit(code))
  }
  process.on('SIGINT', stopBy(130))
  process.on('SIGTERM', stopBy(143))
  if (process.send) process.on('disconnect', stopBy(0))

  return {
    also: (cleanUp) => void cleanUps.push(cleanUp),
    opening: async (starting) => {
      cleanUps.push(async () => (await starting.catch(() => null))?.close())
      const opened = await starting
      return stopping ? new Promise<never>(() => undefined) : opened
    },
    done: async () => {
      await end()
      process.exit(0)
    },
    failed: async (error) => {
      // What a person ended on its way up fails because of that: nothing went wrong.
      if (askedAt !== null) return
      terminal.fail(describe(error))
      await end()
      process.exit(1)
    },
  }
}
