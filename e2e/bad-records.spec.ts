import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { DEMO_TOKENS } from '../demo/content-api/options'
import { slotFolder } from '../src/cli/lib/builder/slots'
import { paths } from '../src/config/segments'
import { openReleaseStore } from '../src/server/release/open-store'
import { FIRST_BUILD, siteUrl } from './support/builds/build-run'
import { expect, test } from './support/builds/shared-builder'
import { textOf } from './support/compare-releases'
import { pageFacts } from './support/page-facts'
import { chain } from './support/proxy'
import type { Spoiler } from './support/proxy'
import { DEALER, listsMayDiffer } from './support/spoiled-answers'
import { BAD, BAD_REDIRECTS, badStories, withRedirects } from './support/spoiled-content'
import { firstVehicles, spoilVehicles, stockOf, withoutHours } from './support/spoiled-stock'

const CLOSED = 'marnach'

const reportSchema = z.object({
  counts: z.record(z.string(), z.number()),
  entries: z.array(z.object({ kind: z.string(), key: z.string(), reason: z.string() })),
})

test.describe.configure({ timeout: FIRST_BUILD })

test.describe('a rebuild from bad records', () => {
  test('goes on, publishes the rest, and reports what it left out and why', async ({ shared }) => {
    const { world } = shared
    const vehicles = await firstVehicles(world.dealer.url)
    const { records, bad, good } = spoilVehicles(vehicles)
    let refusals = 3
    const busy: Spoiler = (url, pass) => {
      if (!url.pathname.startsWith(DEALER) || refusals <= 0) return pass()
      refusals -= 1
      return Response.json({}, { status: 429, headers: { 'retry-after': '0' } })
    }
    const builder = await shared.get()
    world.spoil(
      chain(busy, listsMayDiffer, badStories, withRedirects(BAD_REDIRECTS), stockOf(records), withoutHours(CLOSED)),
    )
    const { result } = await builder.build([], null, () => undefined)
    const store = openReleaseStore(world.dataDir)
    const stored = { store, release: await store.load(result.releaseId ?? '') }
    /** A file of the release, null when it has none of that path. */
    const read = async (path: string): Promise<string | null> =>
      stored.release.file(path) ? textOf(stored, path) : null
    /** The visible text of a page, with plain blanks. */
    const visible = async (path: string): Promise<string> =>
      ((await read(path)) ?? '')
        .replace(/<script.*?<\/script>/gs, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')

    const rules = (await read('/builds/redirects.json')) ?? ''
    expect(rules).toContain('/bonne-vieille-adresse /stock 301')
    for (const { name } of BAD_REDIRECTS.slice(1)) expect(rules).not.toContain(`${name} `)

    const { counts, entries } = reportSchema.parse(JSON.parse((await read('/builds/report.json')) ?? ''))
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
      const page = (await read(paths.vehicle(vehicle))) ?? ''
      expect(pageFacts(page).canonicals).toEqual([siteUrl + paths.vehicle(vehicle)])
    }
    expect(await read(paths.vehicle(bad.badMileage))).toBeNull()
    expect(await visible(paths.vehicle(bad.noPhotos))).toContain('Photos à venir')
    expect(await visible(paths.vehicle(bad.noPrice))).toContain('Prix sur demande')
    expect(await visible(paths.location(CLOSED))).toContain('Horaires sur demande')
    for (const slug of [BAD.unknownBlock, BAD.missingAsset, BAD.brokenText, BAD.strangeText, BAD.slug])
      expect(await read(`/${slug}`)).not.toBeNull()
    expect(await read(`/${BAD.noContent}`)).toBeNull()
    expect(await read(`/${BAD.sameSlug}`)).toBeNull()

    const renderer = await readFile(
      join(slotFolder(world.dataDir, 'a'), '.cache/page-ssr/routes/render-page.js'),
      'utf8',
    )
    expect(renderer).toContain(siteUrl)
    expect(renderer).not.toContain(DEMO_TOKENS.public)
  })
})
