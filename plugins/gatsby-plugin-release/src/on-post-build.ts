import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { createBuildNamer } from './build-id'
import { ERROR_IDS } from './on-plugin-init'
import type { ReleaseOptions } from './plugin-options-schema'
import { routeManifest } from './route-manifest'
import type { BuiltPage } from './route-manifest'
import { writeManifests } from './write-manifests'

const nameBuild = createBuildNamer()

/**
 * Names the build and writes what open pages poll.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild = async ({ store, reporter }: ParentSpanPluginArgs, { keep }: ReleaseOptions): Promise<void> => {
  const publicFolder = join(store.getState().program.directory, 'public')
  const pages: ReadonlyMap<string, BuiltPage> = store.getState().pages
  try {
    const id = await nameBuild(publicFolder)
    await writeManifests(publicFolder, routeManifest(id, [...pages.values()]), new Date(), keep)
    reporter.info(`this build is ${id}`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    reporter.panicOnBuild({ id: ERROR_IDS.manifest, context: { message } })
  }
}
