import { existsSync } from 'node:fs'
import { cp, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { slotFolder } from '../../../src/cli/lib/builder/slots'
import { startBuilder } from '../../../src/cli/lib/builder/start-builder'
import type { BuilderProcess } from '../../../src/server/builds/supervisor/builder-process'
import type { ReleaseStore } from '../../../src/server/release/open-store'
import { buildEnvironment, code, dataDir, finishedDir, VEHICLES, ports } from './build-run'
import { copyCode } from './copy-code'
import { startSmallWorld } from '../small-world'

const slot = slotFolder(dataDir, 'a')

/**
 * Webpack never changes a cache file once it is written, so these files, most of the cache, are linked instead of copied. It
 * validates its cache, so a build that starts with it still counts as clean.
 */
const WEBPACK_CACHE = '.cache/webpack'

const linkFiles = async (from: string, to: string): Promise<void> => {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name).slice(from.length)
    await mkdir(dirname(join(to, file)), { recursive: true })
    await link(join(from, file), join(to, file))
  }
}

/** Replaces the named parts of a folder, and always webpack's cache, with those of the finished build. */
const restore = async (names: readonly string[], folder: string): Promise<void> => {
  const linked = join(finishedDir, WEBPACK_CACHE)
  for (const name of [...names, WEBPACK_CACHE]) await rm(join(folder, name), { recursive: true, force: true })
  for (const name of names)
    await cp(join(finishedDir, name), join(folder, name), { recursive: true, filter: (path) => path !== linked })
  await linkFiles(linked, join(folder, WEBPACK_CACHE))
}

/** Starts the builder of slot a. @param onLine takes the lines of its log */
export const launchBuilder = async (onLine: (line: string) => void = () => undefined): Promise<BuilderProcess> => {
  const launch = startBuilder({ root: code, dataDir, env: buildEnvironment(), onLine })
  const builder = await launch('a', () => undefined)
  await builder.ready
  return builder
}

/** Makes the build that all suites of the run start from, unless one of them has made it. */
export const ensureFinishedBuild = async (): Promise<void> => {
  if (existsSync(finishedDir)) return
  await copyCode()
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const world = await startSmallWorld({ dataDir, vehicles: VEHICLES, contentPort: ports.content, apiPort: ports.api })
  try {
    const builder = await launchBuilder()
    await builder.end()
    const unfinished = `${finishedDir}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished)
    for (const name of ['.cache', 'public']) await rename(join(slot, name), join(unfinished, name))
    await rename(unfinished, finishedDir)
  } finally {
    await world.close()
  }
}

/** Puts the finished build of this run into the data folder, so that a builder starts warm from it. */
export const restoreFinishedBuild = async (): Promise<void> => {
  await mkdir(slot, { recursive: true })
  await restore(['.cache', 'public'], slot)
}

/** Makes the finished build of this run the current release of a store. */
export const releaseFinishedBuild = async (store: ReleaseStore): Promise<void> => {
  const { id } = await store.saveFull(join(finishedDir, 'public'), new Date(), {
    buildId: null,
    versions: { content: null, dealer: null },
  })
  await store.switchTo(id)
}

/** Puts only what the bundler kept into a folder. */
export const restoreBundlerCache = (folder: string): Promise<void> => restore([], folder)
