import { test as base } from '@playwright/test'
import type { BuilderProcess } from '../../../src/server/builds/supervisor/builder-process'
import { FIRST_BUILD } from './build-run'
import { ensureFinishedBuild, launchBuilder, restoreFinishedBuild } from './finished-build'
import { openSpoiledWorld } from './spoiled-world'
import type { SpoiledWorld } from './spoiled-world'

/** A warm builder and the world that it builds from. The suites that share it go on from each other's changes. */
export interface SharedBuilder {
  world: SpoiledWorld
  /** What the builder wrote, over all its lives. */
  lines: string[]
  /** What each of its processes said of its start. */
  starts: string[]
  /** The builder; another process goes on from what was saved where the last one ended or is not to be trusted. */
  get: () => Promise<BuilderProcess>
  /** Ends the process, which saves its state first. */
  end: () => Promise<void>
}

const openSharedBuilder = async (): Promise<SharedBuilder> => {
  await ensureFinishedBuild()
  const world = await openSpoiledWorld()
  await restoreFinishedBuild()
  const lines: string[] = []
  const starts: string[] = []
  let builder: BuilderProcess | null = null
  const end = async () => {
    await builder?.end()
    builder = null
  }
  return {
    world,
    lines,
    starts,
    get: async () => {
      if (builder?.usable()) return builder
      await end()
      builder = await launchBuilder((line) => lines.push(line))
      starts.push(await builder.ready)
      return builder
    },
    end,
  }
}

/** Tests with a builder that is started once for all suites of a project, because each start takes ten seconds. */
export const test = base.extend<object, { shared: SharedBuilder }>({
  shared: [
    async ({}, use) => {
      const shared = await openSharedBuilder()
      await use(shared)
      await shared.end()
      await shared.world.close()
    },
    { scope: 'worker', timeout: 2 * FIRST_BUILD },
  ],
})

export { expect } from '@playwright/test'
