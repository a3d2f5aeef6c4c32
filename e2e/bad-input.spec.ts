import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { DEMO_TOKENS } from '../demo/content-api/options'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { FIRST_BUILD, siteUrl } from './support/builds/build-run'
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
import { BAD, BAD_REDIRECTS, badStories, withRedirects } from './support/spoiled-content'
import { emptyStock, firstVehicles, spoilVehicles, stockOf, withoutHours } from './support/spoiled-stock'
import { expect, test } from '@playwright/test'

const CLOSED = 'marnach'

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

const reportSchema = z.object({
  counts: z.record(z.string(), z.number()),
  entries: z.array(z.object({ kind: z.string(), key: z.string(), reason: z.string() })),
})

const readReport = async () => reportSchema.parse(JSON.parse((await site.read('/builds/report.json')) ?? ''))

/** The visible text of a page, with plain blanks. */
const textOf = async (path: string): Promise<string> =>
  ((await site.read(path)) ?? '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test.describe('a build from bad input', () => {
  test('goes on, publishes the rest, and lists what it left out and why', async () => {
    const { records, bad, good } = spoilVehicles(vehicles)
    let refusals = 3
    const busy: Spoiler = (url, pass) => {
      if (!url.pathname.startsWith(DEALER) || refusals <= 0) return pass()
      refusals -= 1
      return Response.json({}, { status: 429, headers: { 'retry-after': '0' } })
    }
    const { error, lines } = await build(
      chain(busy, badStories, withRedirects(BAD_REDIRECTS), stockOf(records), withoutHours(CLOSED)),
    )
    expect(error).toBeNull()
    const rules = (await site.read('/builds/redirects.json')) ?? ''
    expect(rules).toContain('/bonne-vieille-adresse /stock 301')
    for (const { name } of BAD_REDIRECTS.slice(1)) expect(rules).not.toContain(`${name} `)

    const { counts, entries } = await readReport()
    const expected: [string, string, RegExp][] = [
      ['vehicles', String(bad.noPhotos.id), /kept.*no photo/],
      ['vehicles', String(bad.photosMissing.id), /kept.*no photo/],
      ['vehicles', String(bad.noPrice.id), /kept.*no price/],
      ['vehicles', String(bad.pricesNull.id), /kept.*no price/],
      ['vehicles', String(bad.unknownModel.id), /kept.*model "modele-inconnu" is unknown/],
      ['vehicles', String(bad.twin.id), new RegExp(`two vehicles.*${bad.twin.vin}.*${bad.otherTwin.vin}`)],
      ['vehicles', String(bad.badMileage.id), /mileage/],
      ['vehicles', 'change 7', /object/],
      ['locations', CLOSED, /kept.*hours/],
      ['story', `/${BAD.unknownBlock}`, /unknown block "carrousel-3d"/],
      ['story', `/${BAD.missingAsset}`, /text-image.*"image" is not usable/],
      ['story', `/${BAD.brokenText}`, /rich-text.*"body" is not usable/],
      ['story', `/${BAD.strangeText}`, /unknown part of a rich text left out: hologram/],
      ['story', `/${BAD.strangeText}`, /broken part of a rich text/],
      ['story', `/${BAD.noContent}`, /story left out: its content is not a block/],
      ['story', `/${BAD.slug}`, /story left out: ".*" has the address of ".*"/],
      ['redirect', '/vieille-adresse', /\/rien-du-tout left out: missing-target/],
      ['redirect', 'pas-un-chemin', /left out: malformed-from/],
      ['redirect', '/en-rond', /left out: loop/],
    ]
    const missing = expected.filter(
      ([kind, key, reason]) =>
        !entries.some((entry) => entry.kind === kind && entry.key === key && reason.test(entry.reason)),
    )
    expect({ missing, entries: missing.length > 0 ? entries : [] }).toEqual({ missing: [], entries: [] })

    const table = lines.slice(lines.findIndex((line) => line.includes('KIND')))
    for (const { kind, key } of entries)
      expect(table.some((line) => line.includes(kind) && line.includes(key.slice(0, 40)))).toBe(true)

    expect(counts['vehicles']).toBe(vehicles.length - 2)
    const kept = [
      ...good,
      bad.noPhotos,
      bad.noPrice,
      bad.unknownModel,
      bad.photosMissing,
      bad.pricesNull,
      { ...bad.otherTwin, id: bad.twin.id },
    ]
    for (const vehicle of kept) {
      const page = (await site.read(paths.vehicle(vehicle))) ?? ''
      expect(pageFacts(page).canonicals).toEqual([siteUrl + paths.vehicle(vehicle)])
    }
    expect(await site.read(paths.vehicle(bad.badMileage))).toBeNull()
    expect(await textOf(paths.vehicle(bad.noPhotos))).toContain('Photos à venir')
    expect(await textOf(paths.vehicle(bad.noPrice))).toContain('Prix sur demande')
    expect(await textOf(paths.location(CLOSED))).toContain('Horaires sur demande')
    for (const slug of [BAD.unknownBlock, BAD.missingAsset, BAD.brokenText, BAD.strangeText, BAD.slug])
      expect(await site.read(`/${slug}`)).not.toBeNull()
    expect(await site.read(`/${BAD.noContent}`)).toBeNull()
    expect(await site.read(`/${BAD.sameSlug}`)).toBeNull()

    const renderer = await readFile(join(site.folder, '.cache/page-ssr/routes/render-page.js'), 'utf8')
    expect(renderer).toContain(siteUrl)
    expect(renderer).not.toContain(DEMO_TOKENS.public)
  })
})

test.describe('a build that would publish something wrong', () => {
  test('stops with one line that names the culprit: a dealer service that never answers', async () => {
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
    expect((await readReport()).counts['vehicles']).toBe(0)
    expect(pageFacts((await site.read('/stock')) ?? '').headings).toHaveLength(1)
    for (const vehicle of vehicles) expect(await site.read(paths.vehicle(vehicle))).toBeNull()
  })
})
