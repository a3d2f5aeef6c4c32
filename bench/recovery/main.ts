import { mkdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { childOf, signal, slowDown, until } from '../../e2e/support/processes'
import { percentile } from '../../src/domain/status/percentile'
import { changeVehicle, firstVehicles, untilLive } from '../incremental/changes'
import { startSystem } from '../incremental/system'
import type { System } from '../incremental/system'
import { isBuilding, isSettled } from './settled'

/**
 * Seconds from a kill -9 until a change made right after it is served, of the builder process alone and of the whole server.
 *
 *     npx tsx bench/recovery/main.ts --rounds 3 --keep /tmp/some-folder 480
 *     npx tsx bench/recovery/main.ts --rounds 1 --victim server 5000
 *     npx tsx bench/recovery/main.ts --busy --victim builder 480
 */
const root = resolve(__dirname, '../..')
const VICTIMS = ['builder', 'server'] as const
type Victim = (typeof VICTIMS)[number]

/** Milliseconds after which a change counts as lost. */
const PATIENCE = 600_000
/** What everybody runs: the settings of `npm start`. */
const DEFAULTS = { DEBOUNCE_MS: undefined, MAX_WAIT_MS: undefined }

const builderOf = ({ pid }: System): number => {
  const builder = childOf(pid, 'src/cli/builder.ts')
  if (builder === null) throw new Error('no builder process runs')
  return builder
}

const killBuilder = async (system: System): Promise<void> => {
  const { pid } = system
  const builder = builderOf(system)
  signal(builder, 'SIGKILL')
  await until('the builder process is gone', () => childOf(pid, 'src/cli/builder.ts') !== builder, PATIENCE)
}

/** Kills the server with every process below it, as a machine that stops does, so that its ports are free at once. */
const killServer = async ({ pid }: System): Promise<void> => {
  process.kill(-pid, 'SIGKILL')
  await until('the server is gone', () => !isAlive(pid), PATIENCE)
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Begins a build and returns in the middle of it: of a process that is slowed down each moment can be met. */
const beginBuild = async (system: System, change: () => Promise<unknown>): Promise<void> => {
  const free = slowDown(builderOf(system), 4, 40)
  try {
    await change()
    await until('a build runs', () => isBuilding(system), PATIENCE, 10)
    await sleep(100 + Math.random() * 3_000)
  } finally {
    free()
  }
}

interface Round {
  victim: Victim
  /** Kill in the middle of a build. */
  isBusy: boolean
  start: () => Promise<System>
  /** Milliseconds between the last build and the kill. */
  restMs: number
  number: number
}

/** @returns milliseconds from the kill to the served change, and the system that serves it */
const measureRound = async (
  system: System,
  { victim, isBusy, start, restMs, number }: Round,
): Promise<[number, System]> => {
  const [vehicle, other] = await firstVehicles(system, 2)
  if (!vehicle || !other) throw new Error('the stock is too small')
  // The killed process has built something since it started, which its saved state must know of or make again.
  await untilLive(system, await changeVehicle(system, other, number), PATIENCE)
  await until('the build has ended', () => isSettled(system), PATIENCE)
  await sleep(restMs)
  if (isBusy) await beginBuild(system, () => changeVehicle(system, other, number + 100))
  const killed = performance.now()
  if (victim === 'builder') await killBuilder(system)
  else await killServer(system)
  const next = victim === 'builder' ? system : await start()
  const served = performance.now()
  await untilLive(next, await changeVehicle(next, vehicle, number), PATIENCE)
  const live = performance.now()
  if (victim === 'server') console.error(`  the server answered again after ${Math.round(served - killed)} ms`)
  return [live - killed, next]
}

interface Plan {
  rounds: number
  victims: readonly Victim[]
  isBusy: boolean
  restMs: number
  keep: string
}

const measure = async (size: number, { rounds, victims, isBusy, restMs, keep }: Plan): Promise<void> => {
  const start = () => startSystem(root, size, keep, DEFAULTS)
  let system = await start()
  try {
    for (const victim of victims) {
      const times: number[] = []
      for (let number = 0; number < rounds; number += 1) {
        const [time, next] = await measureRound(system, { victim, isBusy, start, restMs, number })
        system = next
        times.push(time)
        console.error(`  ${victim} ${number}: ${(time / 1000).toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`)
      }
      const [p50, worst] = [percentile(times, 0.5) ?? 0, Math.max(...times)]
      console.log(`| ${size} | ${victim} | ${rounds} | ${(p50 / 1000).toFixed(1)} s | ${(worst / 1000).toFixed(1)} s |`)
    }
  } finally {
    await system.close()
  }
}

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      victim: { type: 'string', multiple: true },
      busy: { type: 'boolean', default: false },
      rest: { type: 'string', default: '30000' },
      keep: { type: 'string', default: '/tmp/vitrine-recovery' },
    },
  })
  const victims = VICTIMS.filter((name) => values.victim === undefined || values.victim.includes(name))
  console.log('| vehicles | killed | rounds | median | worst |\n|---|---|---|---|---|')
  for (const size of positionals.length > 0 ? positionals.map(Number) : [480]) {
    const keep = `${values.keep}-${size}`
    await mkdir(keep, { recursive: true })
    await measure(size, {
      rounds: Number(values.rounds),
      victims,
      isBusy: values.busy,
      restMs: Number(values.rest),
      keep,
    })
  }
}

void main()
