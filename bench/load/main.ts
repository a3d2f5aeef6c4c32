import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { percentile } from '../../src/domain/status/percentile'
import { vehicleSlug } from '../../src/domain/routes/vehicle-slug'
import { changeStory, changeVehicle, firstVehicles, untilLive } from '../incremental/changes'
import { startSystem } from '../incremental/system'
import type { System } from '../incremental/system'
import { reportSchema } from './generator'
import type { Order, Report } from './generator'

/**
 * What visitors wait for while builds run one after the other: live prices and pages at a steady rate.
 *
 *     npx tsx bench/load/main.ts
 *     npx tsx bench/load/main.ts --rate 200 --seconds 30 --vehicles 480
 */
const root = resolve(__dirname, '../..')
const PATIENCE = 300_000

const delaySchema = z.object({ p50: z.number(), p99: z.number(), max: z.number() })

/** Changes a vehicle or a story, waits until that is live, and begins again. @returns ends it and tells how many builds that were */
const buildAllTheTime = (system: System, vehicles: Awaited<ReturnType<typeof firstVehicles>>) => {
  let ended = false
  let builds = 0
  const run = async (): Promise<void> => {
    while (!ended) {
      const vehicle = vehicles[builds % vehicles.length]
      if (!vehicle) throw new Error('the stock is empty')
      const told =
        builds % 5 === 4
          ? await changeStory(system, 1_000 + builds)
          : await changeVehicle(system, vehicle, 1_000 + builds)
      await untilLive(system, told, PATIENCE)
      builds += 1
    }
  }
  const running = run()
  return async (): Promise<number> => {
    ended = true
    await running
    return builds
  }
}

const generate = async (order: Order): Promise<Report> => {
  const generator = fork(join(__dirname, 'generator.ts'), { execArgv: ['--import', 'tsx'] })
  generator.send(order)
  const [message] = (await once(generator, 'message')) as unknown[]
  return reportSchema.parse(message)
}

const ms = (value: number | null): string => (value ?? 0).toFixed(1)

const measure = async (
  name: string,
  system: System,
  folder: string,
  order: Order,
  building: boolean,
  vehicles: Awaited<ReturnType<typeof firstVehicles>>,
) => {
  const end = building ? buildAllTheTime(system, vehicles) : async () => 0
  await wait(1_000)
  process.kill(system.pid, 'SIGUSR2')
  const { kinds, failures, late } = await generate(order)
  const builds = await end()
  await wait(1_500)
  const loop = delaySchema.parse(JSON.parse(readFileSync(join(folder, String(system.pid)), 'utf8')))
  for (const [kind, times] of Object.entries(kinds))
    console.log(
      `| ${name} | ${kind} | ${times.length} | ${ms(percentile(times, 0.5))} | ${ms(percentile(times, 0.99))} | ${ms(Math.max(...times))} | ${builds} | ${ms(loop.p99)} | ${ms(loop.max)} |`,
    )
  if (failures.length > 0) console.log(`${failures.length} failed, the first: ${failures[0] ?? ''}`)
  if (late > 20) console.log(`(the generator itself was late by up to ${ms(late)} ms)`)
  return failures.length
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '30' },
      vehicles: { type: 'string', default: '480' },
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-loop-'))
  const probe = { NODE_OPTIONS: `--require ${join(__dirname, 'event-loop.cjs')}`, EVENT_LOOP_FOLDER: folder }
  const system = await startSystem(root, Number(values.vehicles), undefined, probe)
  try {
    const vehicles = await firstVehicles(system, 30)
    const { since } = z
      .object({ since: z.string() })
      .parse(await (await fetch(`${system.siteUrl}/builds/live.json`)).json())
    const pages = [
      '/',
      '/stock',
      '/faq',
      '/concessions',
      ...vehicles.slice(0, 6).map((one) => `/stock/${vehicleSlug(one)}`),
    ]
    const targets = pages.flatMap((path, index) => [
      { kind: 'page', path, encoding: index % 2 === 0 ? 'br, gzip' : 'gzip' },
      { kind: 'live', path: `/api/stock/live?since=${since}`, encoding: 'br, gzip' },
    ])
    // By number: looking the name up for every connection is no part of what is measured.
    const order = {
      origin: `http://127.0.0.1:${new URL(system.siteUrl).port}`,
      rate: Number(values.rate),
      seconds: Number(values.seconds),
      targets,
    }
    await generate({ ...order, seconds: 5 })
    console.log(
      `${cpus().length} cores, ${values.rate} requests/s for ${values.seconds} s, ${values.vehicles} vehicles; load average ${loadavg()
        .map((one) => one.toFixed(1))
        .join(' ')}\n`,
    )
    console.log(
      '| while | kind | answers | p50 ms | p99 ms | max ms | builds | event loop p99 ms | max ms |\n|---|---|---|---|---|---|---|---|---|',
    )
    const failed =
      (await measure('nothing is built', system, folder, order, false, vehicles)) +
      (await measure('builds run', system, folder, order, true, vehicles))
    console.log(
      `\nload average afterwards ${loadavg()
        .map((one) => one.toFixed(1))
        .join(' ')}`,
    )
    if (failed > 0) process.exitCode = 1
  } finally {
    await system.close()
    rmSync(folder, { recursive: true })
  }
}

void main()
