import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { slotFolder } from '../../../src/cli/lib/builder/slots'
import { startBuilder } from '../../../src/cli/lib/builder/start-builder'
import type { BuilderProcess } from '../../../src/server/builds/supervisor/builder-process'
import { buildEnvironment, dataDir, finishedDir, root, VEHICLES, ports } from './build-run'
import { startSmallWorld } from '../small-world'
import type { SmallWorld } from '../small-world'

const slot = slotFolder(dataDir, 'a')

/** What webpack and Parcel keep. They check it themselves, so a build that starts with it is a clean one all the same. */
const BUNDLER_CACHES = ['.cache/webpack', '.cache/.parcel-cache']

const copy = async (names: readonly string[], from: string, to: string): Promise<void> => {
  for (const name of names) {
    await rm(join(to, name), { recursive: true, force: true })
    await cp(join(from, name), join(to, name), { recursive: true })
  }
}

/** Starts the builder of slot a. @param onLine takes the lines of its log */
export const launchBuilder = async (onLine: (line: string) => void = () => undefined): Promise<BuilderProcess> => {
  const launch = startBuilder({ root, dataDir, env: buildEnvironment(), onLine })
  const builder = await launch('a', () => undefined)
  await builder.ready
  return builder
}

/** Starts the demo group where the suites of this run expect it, in an empty data folder. */
export const openWorld = async (): Promise<SmallWorld> => {
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  return startSmallWorld({ dataDir, vehicles: VEHICLES, contentPort: ports.content, apiPort: ports.api })
}

/** Makes the build that all suites of the run start from, unless one of them has made it. */
export const ensureFinishedBuild = async (): Promise<void> => {
  if (existsSync(finishedDir)) return
  const world = await openWorld()
  try {
    const builder = await launchBuilder()
    await builder.end()
    const unfinished = `${finishedDir}.unfinished`
    await copy(['.cache', 'public'], slot, unfinished)
    await rename(unfinished, finishedDir)
  } finally {
    await world.close()
  }
}

/** Puts the finished build of this run into the data folder, so that a builder starts warm from it. */
export const restoreFinishedBuild = async (): Promise<void> => {
  await mkdir(slot, { recursive: true })
  await copy(['.cache', 'public'], finishedDir, slot)
}

/** Puts only what the bundlers kept into a folder. */
export const restoreBundlerCache = (folder: string): Promise<void> => copy(BUNDLER_CACHES, finishedDir, folder)
