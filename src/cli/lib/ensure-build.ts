import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerEnv } from '../../config/env/server-env'
import type { ReleaseStore } from '../../server/release/open-store'
import { ReleaseError } from '../../server/release/types'
import type { Release } from '../../server/release/types'
import { buildSite, cleanBuild } from './build-site'
import { demoBuildVariables, gatsbyEnvironment } from './build-variables'
import type { Children } from './children'
import type { Terminal } from './terminal'

/** What a page is made of beside data: a change of any byte below these makes the build out of date. */
const SOURCES = [
  'src', 'plugins', 'static', 'redirects', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx',
  'package-lock.json', 'tsconfig.json',
]

const filesBelow = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (entries === null) return [path]
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort()
}

const digestOfInputs = async (root: string, env: NodeJS.ProcessEnv, stamps: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify([Object.entries(env).sort(), stamps]))
  for (const source of SOURCES)
    for (const file of await filesBelow(join(root, source))) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

const readText = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

export interface EnsureBuildOptions {
  root: string
  env: ServerEnv
  store: ReleaseStore
  children: Children
  terminal: Terminal
  /** Versions of the data a build would read now: content version, dealer cursor. */
  stamps: readonly string[]
}

/** The live release; null when there is none yet, or what is there cannot be read and has to be made again. */
const currentRelease = async (store: ReleaseStore, terminal: Terminal): Promise<Release | null> => {
  try {
    const current = await store.current()
    return current && (await store.load(current.id))
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    terminal.say(`  The live release cannot be read and is made again: ${error.message}`)
    return null
  }
}

/**
 * The release of the current code and data: the one that is there when nothing changed since, else a new build.
 * A mark is left while a build runs: Gatsby's cache is not to be trusted after a build that was killed.
 */
export const ensureBuild = async ({ root, env, store, children, terminal, stamps }: EnsureBuildOptions): Promise<Release> => {
  const variables = gatsbyEnvironment(process.env, demoBuildVariables(env))
  const stampFile = join(env.DATA_DIR, 'build-inputs')
  // Beside the cache it speaks of, which all data folders of a checkout share.
  const mark = join(root, '.cache-in-use')
  const inputs = await digestOfInputs(root, variables, stamps)

  const release = await currentRelease(store, terminal)
  if (release && (await readText(stampFile)) === inputs) {
    terminal.say(`✓ Nothing changed since release ${release.id}: no build needed`)
    return release
  }
  if ((await readText(mark)) !== null) {
    terminal.say('  The last build was interrupted: its cache is dropped')
    await cleanBuild(root)
  }
  await writeFile(mark, String(process.pid))
  const built = await buildSite(children, terminal, { root, store, env: variables })
  await rm(mark)
  await writeFile(stampFile, inputs)
  return built
}
