import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { builderProcess } from '../../../server/builds/supervisor/builder-process'
import type { BuilderProcess } from '../../../server/builds/supervisor/builder-process'
import type { Slot } from '../../../server/builds/supervisor/slots'
import type { BuildProgress } from '../../../server/builds/types'
import { reasonOf } from '../build-failure'
import { distrustCache, prepareSlot } from './slots'

export interface StartBuilderOptions {
  /** Root of the checkout. */
  root: string
  dataDir: string
  /** The whole environment of the process, see `gatsbyEnvironment`: it is the bundler's input. */
  env: NodeJS.ProcessEnv
  /** Lines of Gatsby's log. */
  onLine: (line: string) => void
}

/** Lines of a process that died which tell why. */
const TAIL = 40
/** Saving a release waits for the disk more than for anything else: many files at once cost little more than one. */
const FILES_AT_ONCE = '16'
/**
 * Rendering makes much that lives as long as a page takes: with room for it, a quarter of a rebuild's time no longer goes
 * into tidying up. In MiB, three times. From the beginning and for good: the engine takes back what stands empty between two
 * rebuilds, and while it is earned anew a large one tidies up fifty times.
 */
const YOUNG_MIB = 48
const YOUNG = [`--min-semi-space-size=${YOUNG_MIB}`, `--max-semi-space-size=${YOUNG_MIB}`]

/** Starts a builder process in a slot. It ends by itself when this process ends. */
export const startBuilder =
  ({ root, dataDir, env, onLine }: StartBuilderOptions) =>
  async (slot: Slot, onProgress: (progress: BuildProgress) => void, clean = false): Promise<BuilderProcess> => {
    const folder = await prepareSlot(root, dataDir, slot)
    if (clean) await distrustCache(folder)
    const program = join(root, 'src/cli/builder.ts')
    const child = spawn(process.execPath, [...YOUNG, '--import', 'tsx', program, folder, dataDir], {
      cwd: root,
      env: { ...env, UV_THREADPOOL_SIZE: FILES_AT_ONCE },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const tail: string[] = []
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          tail.push(line)
          if (tail.length > TAIL) tail.shift()
          onLine(line)
        })
    return builderProcess(child, () => reasonOf(tail) ?? tail.at(-1) ?? 'it said nothing', onProgress)
  }
