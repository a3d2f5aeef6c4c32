import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../src/cli/lib/build-site'
import { gatsbyEnvironment } from '../../src/cli/lib/build-variables'
import { SOURCES } from '../../src/cli/lib/builder/slots'
import { createChildren } from '../../src/cli/lib/children'
import { openReleaseStore } from '../../src/server/release/open-store'

export interface BuildOutcome {
  /** How the build failed; null when it did not. */
  error: string | null
  /** What a person saw at the terminal. */
  lines: string[]
}

/** A copy of the checkout with a cache, an output and releases of its own. */
export interface ScratchSite {
  folder: string
  /** Runs the build that `npm start` runs, with these variables and nothing else of this process's. */
  build: (variables: NodeJS.ProcessEnv) => Promise<BuildOutcome>
  /** Name of the release that would be served. */
  releaseId: () => Promise<string | null>
  /** A file of that release, null when it has none of that path. */
  read: (path: string) => Promise<string | null>
  remove: () => Promise<void>
}

export const createScratchSite = async (root: string): Promise<ScratchSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bad-input-'))
  const dataDir = join(folder, '.data')
  await Promise.all(SOURCES.map((name) => cp(join(root, name), join(folder, name), { recursive: true })))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const children = createChildren()
  const store = openReleaseStore(dataDir)
  return {
    folder,
    build: async (variables) => {
      const lines: string[] = []
      const terminal = {
        step: () => () => undefined,
        say: (line: string) => void lines.push(line),
        fail: (line: string) => void lines.push(line),
      }
      const { PATH, HOME, TMPDIR } = process.env
      try {
        await buildSite(children, terminal, {
          root: folder,
          store,
          env: gatsbyEnvironment({ PATH, HOME, TMPDIR }, variables),
        })
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
    remove: async () => {
      await children.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
