import type { Logger } from '../../http/logger'
import type { BuildProgress } from '../types'
import type { BuilderProcess } from './builder-process'
import type { Slot } from './slots'

/**
 * Starts a process in a slot; it answers builds once it is warm.
 *
 * @param clean builds from nothing instead of going on from what an earlier process of the slot left
 */
export type StartProcess = (
  slot: Slot,
  onProgress: (progress: BuildProgress) => void,
  clean: boolean,
) => Promise<BuilderProcess>

export interface Running {
  slot: Slot
  process: BuilderProcess
}

export interface LauncherOptions {
  start: StartProcess
  /** True once the supervisor closes: a process that starts after that is ended at once. */
  isClosed: () => boolean
  logger: Logger
}

export interface Launcher {
  /**
   * Starts a process and waits until it is warm.
   *
   * @throws BuildFailure when the process did not become warm; it has been ended
   */
  launch: (slot: Slot, onProgress: (progress: BuildProgress) => void, clean?: boolean) => Promise<Running>
  /** Ends every process that is not warm yet. */
  endLaunching: () => Promise<void>
}

/** Launches builder processes and keeps track of those that are not warm yet. */
export const createLauncher = ({ start, isClosed, logger }: LauncherOptions): Launcher => {
  const launching = new Set<BuilderProcess>()
  return {
    launch: async (slot, onProgress, clean = false) => {
      const process = await start(slot, onProgress, clean)
      launching.add(process)
      try {
        if (isClosed()) await process.end()
        const said = await process.ready
        if (said !== '') logger.info(`builder: slot ${slot}: ${said}`)
        return { slot, process }
      } catch (error) {
        await process.end()
        throw error
      } finally {
        launching.delete(process)
      }
    },
    endLaunching: async () => {
      await Promise.all([...launching].map((process) => process.end()))
    },
  }
}
