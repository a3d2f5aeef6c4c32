import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from '../../src/cli/lib/build-site'
import { prepareSlot } from '../../src/cli/lib/builder/slots'
import { createChildren } from '../../src/cli/lib/children'
import { openReleaseStore } from '../../src/server/release/open-store'
import { buildEnvironment, code, dataDir } from './builds/build-run'
import { releaseFinishedBuild, restoreBundlerCache } from './builds/finished-build'

export interface BuildOutcome {
  /** How the build failed; null when it did not. */
  error: string | null
  /** What a person saw at the terminal. */
  lines: string[]
}

/** A copy of the checkout with a cache, an output and releases of its own. */
export interface ScratchSite {
  folder: string
  /** Runs the build that `npm start` runs, in a process of its own, with these variables beside those of the run. */
  build: (variables?: NodeJS.ProcessEnv) => Promise<BuildOutcome>
  /** Name of the release that would be served. */
  releaseId: () => Promise<string | null>
  /** A file of that release, null when it has none of that path. */
  read: (path: string) => Promise<string | null>
  close: () => Promise<void>
}

/** Copies what is built into the data folder of this run, with nothing of earlier builds but what the bundler kept. */
export const prepareScratchFolder = async (): Promise<string> => {
  const folder = await prepareSlot(code, dataDir, 'a')
  for (const name of ['.cache', 'public']) await rm(join(folder, name), { recursive: true, force: true })
  await restoreBundlerCache(folder)
  return folder
}

/** A site with the release of the finished build; it is built from nothing but what the bundler kept. */
export const createScratchSite = async (): Promise<ScratchSite> => {
  const storeDir = join(dataDir, 'scratch')
  await mkdir(storeDir, { recursive: true })
  const folder = await prepareScratchFolder()
  const children = createChildren()
  const store = openReleaseStore(storeDir)
  await releaseFinishedBuild(store)
  return {
    folder,
    build: async (variables = {}) => {
      const lines: string[] = []
      const terminal = {
        step: () => () => undefined,
        say: (line: string) => void lines.push(line),
        fail: (line: string) => void lines.push(line),
        logger: { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) },
      }
      try {
        await buildSite(children, terminal, { root: folder, store, env: buildEnvironment(variables) })
        return { error: null, lines }
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error), lines }
      }
    },
    releaseId: async () => (await store.current())?.id ?? null,
    read: async (path) => {
      const current = await store.current()
      const file = current ? (await store.load(current.id)).file(path) : undefined
      return file ? (await store.blobs.read(file.digest)).toString('utf8') : null
    },
    close: () => children.end(),
  }
}
