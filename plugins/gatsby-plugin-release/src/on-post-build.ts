import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { builtSite } from '../../../src/domain/routes/built-site'
import { fingerprint } from '../../../src/domain/version/fingerprint'
import { createBuildNamer } from './build-id'
import type { FileChanges } from './build-id'
import { createManifestText } from './manifest-text'
import type { PageChanges } from './manifest-text'
import { ERROR_IDS } from './on-plugin-init'
import type { ReleaseOptions } from './plugin-options-schema'
import { writeManifests } from './write-manifests'

/** What a process that stays alive adds to the arguments of a rebuild. */
interface Rebuild {
  pages: PageChanges
  files: FileChanges
  wrote: (file: string) => void
  removedFile: (file: string) => void
}

/** Kept from one build of a process to the next: digests of files, the manifest's text, and the name of the last build. */
const nameBuild = createBuildNamer()
const textOf = createManifestText()
let lastId: string | null = null

/** What a page knows of its scripts, too: Gatsby writes this file into every page as it is. */
const bundleFingerprint = async (publicFolder: string): Promise<string> =>
  fingerprint(await readFile(join(publicFolder, 'chunk-map.json'), 'utf8'))

/**
 * Names the build and writes what open pages poll.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild = async (
  args: ParentSpanPluginArgs & { incremental?: Rebuild },
  { keep }: ReleaseOptions,
): Promise<void> => {
  const { store, reporter, incremental } = args
  const { directory, pages } = builtSite(store)
  const publicFolder = join(directory, 'public')
  // A build that failed half-way told nobody of its changes: without a last id everything is looked at.
  const rebuild = lastId === null ? undefined : incremental
  const before = lastId
  lastId = null
  try {
    const id = await nameBuild(publicFolder, rebuild?.files ?? null)
    const text = textOf(id, pages.values(), rebuild?.pages ?? null)
    if (!rebuild || id !== before) {
      const { written, removed } = await writeManifests(
        publicFolder,
        { id, text, bundle: await bundleFingerprint(publicFolder) },
        new Date(),
        keep,
      )
      for (const file of written) incremental?.wrote(file)
      for (const file of removed) incremental?.removedFile(file)
    }
    lastId = id
    reporter.info(`this build is ${id}`)
  } catch (error) {
    const sourceMessage = error instanceof Error ? error.message : String(error)
    reporter.panicOnBuild({ id: ERROR_IDS.manifest, context: { sourceMessage } })
  }
}
