import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { spreadOf } from '../../src/domain/status/percentile'
import { casesOf, PATIENCE, VEHICLES } from './cases'
import type { Case } from './cases'
import { fillSpace, firstVehicles, untilLive } from './changes'
import { memoryRun } from './memory'
import { plainBuilds } from './plain-build'
import { untilReady } from './ready'
import { startSystem } from './system'

/**
 * From webhook to live with the settings of `npm start`, at several sizes of stock: how long until a visitor gets the new
 * bytes, beside a warm `gatsby build` of the same change.
 *
 *     npx tsx bench/incremental/main.ts 5000 20000
 *     npx tsx bench/incremental/main.ts --rounds 20 --plain 2 5000
 *     npx tsx bench/incremental/main.ts --memory 500 5000
 *     npx tsx bench/incremental/main.ts --plain 0 --only story --stories 1000 5000
 *     npx tsx bench/incremental/main.ts --plain 0 --only "one " --only "ten changes" --keep /tmp/some-folder 5000
 *
 * Where the time went goes to the other channel, stage by stage.
 */
const root = resolve(__dirname, '../..')

const ms = (value: number | null): string =>
  value === null ? '' : value < 10_000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`

interface Measurement {
  rounds: number
  /** Builds to compare with; none when 0. */
  plain: number
  /** Parts of the names of the cases to be run. */
  only: readonly string[]
  /** Folder whose data are taken up again, so that the first build is a warm one. */
  keep: string | undefined
  /** Stories in the space; 0 leaves it as the demo has it. */
  stories: number
}

const measure = async (size: number, { rounds, plain, only, keep, stories }: Measurement): Promise<void> => {
  const system = await startSystem(root, size, keep)
  try {
    console.error(`  ready after ${ms(await untilReady(system))}`)
    const more = await fillSpace(system, stories)
    if (more !== null) await untilLive(system, more, PATIENCE)
    const vehicles = await firstVehicles(system, VEHICLES)
    const baseline = plain > 0 ? await plainBuilds(root, system, vehicles, plain) : null
    const isWanted = ({ name }: Case): boolean => only.some((part) => name.includes(part))
    for (const { name, run } of casesOf(vehicles, rounds, stories).filter(isWanted)) {
      const { times, note } = await run(system)
      const { count, p50, p95 } = spreadOf(times)
      const ratio = baseline === null || p50 === null ? '' : `${Math.round(baseline / p50)} ×`
      console.log(`| ${size} | ${name} | ${count} | ${ms(p50)} | ${ms(p95)} | ${ms(baseline)} | ${ratio} |`)
      console.error(`  ${name}: ${note}`)
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
      only: { type: 'string', multiple: true, default: [''] },
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
  console.log(`${cpus().length} cores; the settings of npm start\n`)
  console.log('| vehicles | change | rounds | p50 | p95 | warm gatsby build | ratio |\n|---|---|---|---|---|---|---|')
  const { only, keep, rounds, plain, stories } = values
  for (const size of sizes)
    await measure(size, { rounds: Number(rounds), plain: Number(plain), only, keep, stories: Number(stories) })
}

void main()
