import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { percentile } from '../../src/domain/status/percentile'
import { plainBuilds } from './plain-build'
import {
  changeHeader,
  changeStory,
  changeVehicle,
  changeVehicles,
  fillSpace,
  firstVehicles,
  untilLive,
} from './changes'
import type { Told } from './changes'
import { memoryRun } from './memory'
import { lastStages } from './stages'
import { startSystem } from './system'
import type { System } from './system'

/**
 * From webhook to live, at several sizes of stock: how long until a visitor gets the new bytes, beside a warm
 * `gatsby build` of the same change.
 *
 *     npx tsx bench/incremental/main.ts 5000 20000
 *     npx tsx bench/incremental/main.ts --rounds 20 --plain 2 5000
 *     npx tsx bench/incremental/main.ts --memory 500 5000
 *     npx tsx bench/incremental/main.ts --plain 0 --only story --stories 1000 5000
 *     npx tsx bench/incremental/main.ts --plain 0 --only vehicle --keep /tmp/some-folder 5000
 *
 * Where the time went goes to the other channel, stage by stage.
 */
const root = resolve(__dirname, '../..')

interface Case {
  name: string
  rounds: number
  change: (system: System, round: number) => Promise<Told>
}

/** A change may take as long as a build from nothing before it counts as lost. */
const PATIENCE = 300_000
/** Between two rounds, so that the state is saved and none waits for the one before. */
const PAUSE = 700

const ms = (value: number): string => (value < 10_000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`)

const measureCase = async (system: System, { rounds, change }: Case): Promise<number[]> => {
  const times: number[] = []
  // The first one warms caches up; it is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const time = await untilLive(system, await change(system, round), PATIENCE)
    if (round > 0) times.push(time)
    await new Promise((done) => setTimeout(done, PAUSE))
  }
  return times
}

interface Measurement {
  rounds: number
  /** Builds to compare with; none when 0. */
  plain: number
  /** Part of the name of the cases to be run. */
  only: string
  /** Folder whose data are taken up again, so that the first build is a warm one. */
  keep: string | undefined
  /** Stories in the space; 0 leaves it as the demo has it. */
  stories: number
}

const measure = async (size: number, { rounds, plain, only, keep, stories }: Measurement): Promise<void> => {
  const system = await startSystem(root, size, keep)
  try {
    const more = await fillSpace(system, stories)
    if (more !== null) await untilLive(system, more, PATIENCE)
    const vehicles = await firstVehicles(system, 230)
    const many = vehicles.slice(30)
    const single = (round: number) => {
      const vehicle = vehicles[round % 30]
      if (!vehicle) throw new Error('the stock is too small')
      return vehicle
    }
    const cases: Case[] = [
      { name: 'one vehicle', rounds, change: (at, round) => changeVehicle(at, single(round), round) },
      { name: stories > 0 ? `one story of ${stories}` : 'one story', rounds, change: changeStory },
      { name: '200 vehicles', rounds, change: (at, round) => changeVehicles(at, many, round) },
      { name: 'header of every page', rounds, change: changeHeader },
    ]
    const baseline = plain > 0 ? await plainBuilds(root, system, vehicles, plain) : null
    for (const one of cases.filter(({ name }) => name.includes(only))) {
      const times = await measureCase(system, one)
      const median = percentile(times, 0.5) ?? 0
      const ratio = baseline === null ? '' : `${Math.round(baseline / median)} ×`
      console.log(
        `| ${size} | ${one.name} | ${times.length} | ${ms(median)} | ${ms(percentile(times, 0.95) ?? 0)} | ${baseline === null ? '' : ms(baseline)} | ${ratio} |`,
      )
      console.error(`  ${one.name}: ${await lastStages(system, times.length)}; load ${loadavg()[0]?.toFixed(1)}`)
    }
  } finally {
    await system.close()
  }
}

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '20' },
      plain: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      keep: { type: 'string' },
      stories: { type: 'string', default: '0' },
      memory: { type: 'string' },
    },
  })
  const sizes = positionals.length > 0 ? positionals.map(Number) : [5000]
  if (values.memory !== undefined) {
    for (const size of sizes) console.log(await memoryRun(root, size, Number(values.memory)))
    return
  }
  console.log(`${cpus().length} cores; the debounce window (500 ms by default) is not in these figures\n`)
  console.log('| vehicles | change | rounds | p50 | p95 | warm gatsby build | ratio |\n|---|---|---|---|---|---|---|')
  const { only, keep, rounds, plain, stories } = values
  for (const size of sizes)
    await measure(size, { rounds: Number(rounds), plain: Number(plain), only, keep, stories: Number(stories) })
}

void main()
