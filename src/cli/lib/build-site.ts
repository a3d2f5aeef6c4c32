import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isMissingFile } from '../../domain/errors/system-error'
import type { ReleaseStore } from '../../server/release/open-store'
import type { Release } from '../../server/release/types'
import { reasonOf } from './build-failure'
import { createBuildLines } from './build-lines'
import type { Children } from './children'
import type { Terminal } from './terminal'
import { YOUNG_SPACE } from './young-space'

/** With tsx, because the bundler loads TypeScript files of this site. */
export const GATSBY: readonly string[] = [
  '--import',
  'tsx',
  join(__dirname, '../../../plugins/gatsby-incremental-builder/gatsby.ts'),
]

export interface BuildOptions {
  /** Root of the checkout. */
  root: string
  store: ReleaseStore
  /** The whole environment of the Gatsby process, see `gatsbyEnvironment`. */
  env: NodeJS.ProcessEnv
  /** Asked before the release becomes the current one; throws what speaks against it. */
  accept?: (releaseId: string) => Promise<void>
}

const latestSchema = z.object({ id: z.string() })

/** Id that a build gave itself; null when it wrote none. */
const buildIdOf = (folder: string): Promise<string | null> =>
  readFile(join(folder, 'builds', 'latest.json'), 'utf8').then(
    (text) => latestSchema.parse(JSON.parse(text)).id,
    (error: unknown) => {
      if (isMissingFile(error)) return null
      throw error
    },
  )

/**
 * Runs `gatsby build` and makes its result the current release.
 *
 * @throws Error with the reason, or Gatsby's last lines where it gave none, when the build fails or is not accepted; the release before stays the current one
 */
export const buildSite = async (
  children: Children,
  terminal: Terminal,
  { root, store, env, accept }: BuildOptions,
): Promise<Release> => {
  const built = terminal.step('Building the pages (gatsby build)')
  const log: string[] = []
  const tell = createBuildLines(terminal, () => true)
  const run = children.run('gatsby build', [...YOUNG_SPACE, ...GATSBY, 'build'], {
    env,
    cwd: root,
    onLine: (line) => {
      log.push(line)
      tell(line)
    },
  })
  await run.catch((error: unknown) => {
    const reason = reasonOf(log)
    throw reason === null ? error : new Error(`gatsby build failed: ${reason}`)
  })
  built()

  const released = terminal.step('Saving the release')
  const folder = join(root, 'public')
  const saved = await store.saveFull(folder, new Date(), {
    buildId: await buildIdOf(folder),
    versions: { content: null, dealer: null },
  })
  await accept?.(saved.id)
  await store.switchTo(saved.id)
  released(`${saved.facts.counts.files} files, release ${saved.id}`)
  return store.load(saved.id)
}

const entriesOf = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return []
    throw error
  })

const removeAllBut = async (folder: string, kept: string): Promise<void> => {
  const names = (await entriesOf(folder)).filter((name) => name !== kept)
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/**
 * Forgets Gatsby's cache and output, so that the next build begins from nothing. The report of the last build stays:
 * the next one compares its counts with it, and a source that is suddenly empty must not pass because it was tried twice.
 */
export const cleanBuild = async (root: string): Promise<void> => {
  await rm(join(root, '.cache'), { recursive: true, force: true })
  await removeAllBut(join(root, 'public'), 'builds')
  await removeAllBut(join(root, 'public', 'builds'), 'report.json')
}
