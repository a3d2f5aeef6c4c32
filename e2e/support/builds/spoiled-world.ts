import type { SmallWorld } from '../small-world'
import { startSmallWorld } from '../small-world'
import { startProxy } from '../proxy'
import type { Spoiler } from '../proxy'
import { dataDir, ports, VEHICLES } from './build-run'
import { mkdir, rm } from 'node:fs/promises'

/** A small world behind proxies that stand where builds of this run look for its services. */
export interface SpoiledWorld extends SmallWorld {
  /** Whose answers are given from now on; null passes everything on. */
  spoil: (spoiler: Spoiler | null) => void
}

export const openSpoiledWorld = async (): Promise<SpoiledWorld> => {
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const world = await startSmallWorld({ dataDir, vehicles: VEHICLES })
  const origins = { content: world.content.origin, dealer: world.dealer.url }
  const proxies = await Promise.all([ports.content, ports.api].map((port) => startProxy(origins, port)))
  return {
    ...world,
    spoil: (spoiler) => {
      for (const proxy of proxies) proxy.spoil(spoiler)
    },
    close: async () => {
      for (const proxy of proxies) await proxy.close()
      await world.close()
    },
  }
}
