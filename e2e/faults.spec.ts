import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { changeStory, changeVehicle, firstVehicles, untilLive } from '../bench/incremental/changes'
import type { Told } from '../bench/incremental/changes'
import { floodWith } from '../bench/incremental/flood'
import { readManifest } from '../plugins/gatsby-incremental-builder/src/saved-state/manifest'
import { STORE } from '../plugins/gatsby-incremental-builder/src/saved-state/saved-state'
import { slotFolder } from '../src/cli/lib/builder/slots'
import { openDatabase } from '../src/server/database/open-database'
import { openReleaseStore } from '../src/server/release/open-store'
import type { Vehicle } from '../src/domain/vehicle/types'
import { ASSET_BASE_URL, code, dataDir, ports, VEHICLES } from './support/builds/build-run'
import { ensureFinishedBuild, restoreFinishedBuild } from './support/builds/finished-build'
import { watchForMix } from './support/mix-watch'
import type { MixWatch } from './support/mix-watch'
import { isLong } from './support/long'
import { createOwnSystem } from './support/own-system'
import type { OwnSystem } from './support/own-system'
import { until } from './support/processes'
import { spoilContentApi } from './support/spoiled-content-api'
import { parseStrikes, strikeAt } from './support/strike'
import { expect, test } from '@playwright/test'
import { wanderingStory } from './support/wandering-story'
import type { WanderingStory } from './support/wandering-story'

/** Milliseconds from a kill to what it must not have cost: a lease that runs out and a build from nothing, on a busy machine. */
const PATIENCE = 600_000
/** By default one kill while pages are rendered. `FAULT_STAGES=all`, which `npm run test:long` sets, runs every one. */
const STRIKES = parseStrikes(process.env['FAULT_STAGES'] ?? 'builder:html')
const TRIES = 4
/** How long content cannot be read, in ms. */
const HELD_UP_MS = Number(process.env['FAULT_OUTAGE_MS'] ?? 6_000)
const OUTAGES = isLong ? (['away', '429', 'garbage'] as const) : (['away', 'garbage'] as const)
const FLOOD = { count: 2_000, withinMs: 10_000 }
const MOST_BUILDS = 12

test.skip(process.platform !== 'linux', 'processes are found in /proc')
test.describe.configure({ mode: 'serial', timeout: 3 * PATIENCE })

let system: OwnSystem
let watch: MixWatch
let vehicles: Vehicle[]
let wanderer: WanderingStory
/** Changes so far; each makes other bytes than all before it. */
let round = 0
/** Publications in the content API, each of which sends one webhook. */
let publications = 0

/** An editor publishes and moves, and a vehicle is driven. */
const change = async (): Promise<Told[]> => {
  round += 1
  const vehicle = vehicles[round % 2]
  if (!vehicle) throw new Error('the stock is empty')
  publications += 1
  await wanderer.move()
  return [await changeStory(system, round), await changeVehicle(system, vehicle, round)]
}
const settled = () =>
  until(
    'every event is settled',
    async () => {
      const { queue, events } = await system.status()
      return (
        queue.running === null &&
        queue.waiting === 0 &&
        events.every(({ status }) => status !== 'pending' && status !== 'building')
      )
    },
    PATIENCE,
  )
const allLive = async (told: readonly Told[]): Promise<void> => {
  for (const one of told) await untilLive(system, { ...one, at: performance.now() }, PATIENCE)
  await settled()
}
/** With the journal in hand: the database belongs to one process at a time. */
const inDatabase = async <T>(read: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> => {
  const opened = await openDatabase({ DATA_DIR: system.dataDir })
  try {
    return await read(opened)
  } finally {
    await opened.close()
  }
}

test.beforeAll(async () => {
  test.setTimeout(3 * PATIENCE)
  await ensureFinishedBuild()
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  await restoreFinishedBuild()
  system = createOwnSystem({ root: code, dataDir, ports, vehicles: VEHICLES, variables: { ASSET_BASE_URL } })
  await system.start()
  vehicles = await firstVehicles(system, 2)
  wanderer = wanderingStory(system, 'news/rentree-des-apprentis-2026')
  const pages = (
    await Promise.all([changeStory(system, round), ...vehicles.map((one) => changeVehicle(system, one, round))])
  ).map(({ path }) => path)
  publications += 1
  await settled()
  // A killed builder goes on from the copy that it makes of its state while it rests.
  await until(
    'the builder has copied its state',
    async () => (await readManifest(join(slotFolder(dataDir, 'a'), STORE))) !== null,
    PATIENCE,
  )
  watch = watchForMix(system.siteUrl, openReleaseStore(system.dataDir), pages)
})
test.afterAll(async () => {
  await watch.end()
  await system.close()
})

test.describe('whoever is killed', () => {
  for (const { victim, stage } of STRIKES)
    test(`${victim}, at ${stage}: everything that was told is published`, async () => {
      let told: Told[] = []
      let at: string | null = null
      for (let tries = 0; at === null && tries < TRIES; tries += 1) {
        at = await strikeAt(
          system,
          { victim, stage },
          async () => void (told = await change()),
          () => watch.expectDown(true),
        )
        if (at === null) await allLive(told)
      }
      if (at === null) throw new Error(`no build was ever seen at ${stage}`)
      const struck = performance.now()
      if (victim !== 'builder') {
        await system.start()
        watch.expectDown(false)
      }
      await allLive(told)
      expect(await wanderer.lost()).toEqual([])
      if (victim === 'builder')
        console.log(
          system.lines
            .filter((line) => line.includes('builder: slot'))
            .at(-1)
            ?.trim(),
        )
      console.log(`${victim} killed at ${at}: all live after ${((performance.now() - struck) / 1000).toFixed(1)} s`)
    })
})

test.describe('a server that is stopped', () => {
  test('goes on with what was built when it starts again', async () => {
    // Half a minute; by default the suite of bad changes looks at the start of a builder after another one.
    test.skip(!isLong)
    const told = await change()
    await allLive(told)
    watch.expectDown(true)
    await system.stop()
    const lines = system.lines.length
    await system.start()
    watch.expectDown(false)
    const begins = () => system.lines.slice(lines).find((line) => line.includes('builder: slot'))
    await until('a builder has started', () => begins() !== undefined, PATIENCE)
    expect(begins()).toContain('warm start')
    await settled()
  })
})

test.describe('a flood', () => {
  test(`of ${FLOOD.count} webhooks in ${FLOOD.withinMs / 1000} s makes at most ${MOST_BUILDS} builds, and each is settled`, async () => {
    const before = Date.parse((await system.status()).at)
    const { statuses, ids, tookMs } = await floodWith(system, FLOOD)
    await settled()
    expect(statuses).toEqual({ 202: FLOOD.count })
    expect(tookMs).toBeLessThan(6 * FLOOD.withinMs)
    const builds = (await system.status()).builds.filter(({ startedAt }) => Date.parse(startedAt) >= before)
    console.log(`${FLOOD.count} webhooks in ${(tookMs / 1000).toFixed(1)} s: ${builds.length} builds`)
    expect(builds.length).toBeLessThanOrEqual(MOST_BUILDS)
    expect(new Set(ids).size).toBe(FLOOD.count)
  })
})

// After the flood: from here on the content API that the server started is gone.
test.describe('a content API', () => {
  test(`that is ${OUTAGES.join(', then ')} holds up what is published, and harms nothing`, async () => {
    const spoiled = await spoilContentApi(code, system)
    try {
      const lines = system.lines.length
      let told: Told[] = []
      for (const mode of OUTAGES) {
        await spoiled.be(mode)
        told = await change()
        const hasFailed = async () =>
          (await system.status()).builds.some(
            ({ state, startedAt }) => state === 'failed' && Date.parse(startedAt) >= spoiled.since,
          )
        await until(`a build has failed while the answer was ${mode}`, hasFailed, PATIENCE)
        await new Promise((done) => setTimeout(done, HELD_UP_MS / OUTAGES.length))
        expect([mode, (await system.status()).events.filter(({ status }) => status === 'failed')]).toEqual([mode, []])
      }
      await spoiled.be('well')
      await allLive(told)
      expect(await wanderer.lost()).toEqual([])
      // One line when it began and one for every tenth try, not one for each.
      const warnings = system.lines.slice(lines).filter((line) => /worker:.*Content API/.test(line))
      expect([warnings.length > 0, warnings.length <= 2, warnings]).toEqual([true, true, warnings])
    } finally {
      await spoiled.close()
    }
  })
})

test.describe('after all of it', () => {
  test('the site was never a mix, and never answered with anything but a page', async () => {
    const { rounds, releases, wrong } = await watch.end()
    console.log(`${rounds} looks at ${releases.length} releases`)
    expect(wrong).toEqual([])
    expect(rounds).toBeGreaterThan(50)
    expect(releases.length).toBeGreaterThan(STRIKES.length)
    // Nothing that was replaced ever came back.
    expect(new Set(releases).size).toBe(releases.length)
  })

  test('the journal holds each event once, each published or with a reason', async () => {
    await system.stop()
    await inDatabase(async ({ db }) => {
      const events = await db
        .selectFrom('events')
        .select(['source', 'kind', 'status', 'reason', 'idempotency_key'])
        .execute()
      const told = events.filter(({ source, kind }) => source === 'storyblok' && kind === 'published')
      expect(told.filter(({ status }) => status !== 'published')).toEqual([])
      expect(told.length - FLOOD.count / 2).toBe(publications)
      expect(
        events.filter(({ status, reason }) => status !== 'published' && !(status === 'ignored' && reason !== null)),
      ).toEqual([])
      const published = await db.selectFrom('publications').select('release_id').orderBy('seq').execute()
      expect(published.at(-1)?.release_id).toBe((await openReleaseStore(system.dataDir).current())?.id)
      expect(published.filter(({ release_id }, index) => release_id === published[index - 1]?.release_id)).toEqual([])
      const builds = await db.selectFrom('builds').select('state').where('state', '=', 'running').execute()
      expect(builds).toEqual([])
    })
  })
})
