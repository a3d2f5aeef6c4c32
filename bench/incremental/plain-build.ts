import { join } from 'node:path'
import { GATSBY } from '../../src/cli/lib/build-site'
import { demoBuildVariables, gatsbyEnvironment } from '../../src/cli/lib/build-variables'
import { prepareSlot } from '../../src/cli/lib/builder/slots'
import { createChildren } from '../../src/cli/lib/children'
import { parseServerEnv } from '../../src/config/env/server-env'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { changeVehicle, untilLive } from './changes'
import type { System } from './system'

const portOf = (url: string): string => new URL(url).port

/**
 * What the same change costs without any of this: `gatsby build` on a copy of the site whose cache is warm. Nothing is
 * published in it.
 *
 * @returns milliseconds of the quickest
 */
export const plainBuilds = async (
  root: string,
  system: System,
  vehicles: readonly Vehicle[],
  rounds: number,
): Promise<number> => {
  const dataDir = join(system.dataDir, 'plain')
  const folder = await prepareSlot(root, dataDir, 'a')
  const env = parseServerEnv({
    PORT: portOf(system.siteUrl),
    API_PORT: portOf(system.apiUrl),
    CONTENT_PORT: portOf(system.contentUrl),
  })
  const children = createChildren()
  const build = async (): Promise<number> => {
    const began = performance.now()
    await children.run('gatsby build', [...GATSBY, 'build'], {
      cwd: folder,
      env: gatsbyEnvironment(process.env, demoBuildVariables(env)),
    })
    return performance.now() - began
  }
  // The first fills the cache; the second, by Gatsby's nature, writes every page again.
  await build()
  await build()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [vehicle] = vehicles
    if (!vehicle) break
    await untilLive(system, await changeVehicle(system, vehicle, 10_000 + round), 300_000)
    times.push(await build())
  }
  return Math.min(...times)
}
