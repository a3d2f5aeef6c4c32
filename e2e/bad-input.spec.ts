import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { DEMO_TOKENS } from '../demo/content-api/options'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { FIRST_BUILD } from './support/builds/build-run'
import { ensureFinishedBuild } from './support/builds/finished-build'
import { openSpoiledWorld } from './support/builds/spoiled-world'
import type { SpoiledWorld } from './support/builds/spoiled-world'
import { isLong } from './support/long'
import { occurrences } from './support/occurrences'
import { pageFacts } from './support/page-facts'
import { chain } from './support/proxy'
import type { Spoiler } from './support/proxy'
import { createScratchSite } from './support/scratch-build'
import type { ScratchSite } from './support/scratch-build'
import { DEALER, instead, never } from './support/spoiled-answers'
import { BAD_REDIRECTS, withRedirects } from './support/spoiled-content'
import { emptyStock, firstVehicles, stockOf } from './support/spoiled-stock'
import { expect, test } from '@playwright/test'

test.describe.configure({ mode: 'serial', timeout: FIRST_BUILD })

let world: SpoiledWorld
let site: ScratchSite
let vehicles: Vehicle[]

test.beforeAll(async () => {
  test.setTimeout(2 * FIRST_BUILD)
  await ensureFinishedBuild()
  world = await openSpoiledWorld()
  site = await createScratchSite()
  vehicles = await firstVehicles(world.dealer.url)
})
test.afterAll(async () => {
  await site.close()
  await world.close()
})

/** As for a group that wants to hear of every old address without a target. */
const build = (spoiler: Spoiler, more: NodeJS.ProcessEnv = {}) => {
  world.spoil(spoiler)
  return site.build({ REDIRECT_MISSING_TARGETS: undefined, ...more })
}

const countsSchema = z.object({ counts: z.record(z.string(), z.number()) })

test.describe('a build that would publish something wrong', () => {
  test('stops with one line that names the culprit: a dealer service that never answers', async () => {
    // A whole process for what `source-nodes.test.ts` has too.
    test.skip(!isLong)
    const before = await site.releaseId()
    const culprit = /\/models: no complete answer within 3000 ms/
    const spoiler = chain(instead(`${DEALER}/models`, never), stockOf(vehicles))
    const { error } = await build(spoiler, { SOURCE_TIMEOUT_MS: '3000' })
    expect(error).toMatch(culprit)
    expect(occurrences(error ?? '', culprit)).toBe(1)
    expect(error).not.toMatch(/^\s+at .*:\d+:\d+/m)
    expect(error).not.toContain(DEMO_TOKENS.public)
    expect(before).not.toBeNull()
    expect(await site.releaseId()).toBe(before)
  })

  test('lists every missing and malformed variable at once', async () => {
    const { error } = await build(stockOf(vehicles), {
      STORYBLOK_TOKEN: '',
      DEALER_URL: 'ftp://x',
      REDIRECT_FIDELITY: 'ja',
      STORYBLOK_VERSION: 'drafts',
    })
    for (const name of ['STORYBLOK_TOKEN', 'DEALER_URL', 'REDIRECT_FIDELITY', 'STORYBLOK_VERSION'])
      expect(occurrences(error ?? '', new RegExp(`${name}: `))).toBe(1)
    expect(error).not.toMatch(/^\s+at .*:\d+:\d+/m)
  })

  test('names file, line and rule of a bad redirect of a file, and none of the CMS', async () => {
    const before = await site.releaseId()
    const file = join(site.folder, 'redirects', 'services.csv')
    const text = await readFile(file, 'utf8')
    const line = text.trimEnd().split('\n').length + 1
    await writeFile(file, `${text.trimEnd()}\n/fr/une-ancienne-page,/nulle-part\n`)
    const { error } = await build(chain(withRedirects(BAD_REDIRECTS), stockOf(vehicles)))
    await writeFile(file, text)
    expect(error).toMatch(new RegExp(`services\\.csv:${line}\\b.*/fr/une-ancienne-page.*/nulle-part`))
    expect(error).not.toContain('storyblok/redirects')
    expect(await site.releaseId()).toBe(before)
  })

  test('publishes an empty stock when it is told that this is right', async () => {
    // Half a minute for a setting of one line, which `source-nodes.test.ts` tests too.
    test.skip(!isLong)
    const before = await site.releaseId()
    const { error } = await build(emptyStock, { ALLOW_EMPTY_STOCK: 'true' })
    expect(error).toBeNull()
    expect(await site.releaseId()).not.toBe(before)
    expect(countsSchema.parse(JSON.parse((await site.read('/builds/report.json')) ?? '')).counts['vehicles']).toBe(0)
    expect(pageFacts((await site.read('/stock')) ?? '').headings).toHaveLength(1)
    for (const vehicle of vehicles) expect(await site.read(paths.vehicle(vehicle))).toBeNull()
  })
})
