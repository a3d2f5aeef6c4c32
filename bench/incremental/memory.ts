import { readdirSync, readFileSync } from 'node:fs'
import { changeVehicle, firstVehicles, untilLive } from './changes'
import { startSystem } from './system'

/** Process id of the builder below a server. Linux only (`/proc`). */
const builderOf = (server: number): number => {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      if (!new RegExp(`^PPid:\\s+${server}$`, 'm').test(status)) continue
      if (readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('src/cli/builder.ts')) return Number(name)
    } catch {
      // It ended between being listed and being read.
    }
  }
  throw new Error(`process ${server} has no builder`)
}

const rssOf = (id: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Resident memory of the builder after 20 and after many rebuilds, one vehicle each. */
export const memoryRun = async (root: string, size: number, rebuilds: number): Promise<string> => {
  const system = await startSystem(root, size)
  try {
    const vehicles = await firstVehicles(system, 200)
    let early = 0
    for (let round = 1; round <= rebuilds; round += 1) {
      const vehicle = vehicles[round % vehicles.length]
      if (!vehicle) throw new Error('no vehicles')
      await untilLive(system, await changeVehicle(system, vehicle, round), 120_000)
      if (round === 20) early = rssOf(builderOf(system.pid))
      if (round % 50 === 0) console.error(`  ${round} rebuilds: ${Math.round(rssOf(builderOf(system.pid)))} MiB`)
    }
    const late = rssOf(builderOf(system.pid))
    return `${size} vehicles: ${Math.round(early)} MiB after 20 rebuilds, ${Math.round(late)} MiB after ${rebuilds}: ${(late / early).toFixed(2)} ×`
  } finally {
    await system.close()
  }
}
