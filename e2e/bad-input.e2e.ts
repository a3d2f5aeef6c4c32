import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { DEMO_TOKENS } from '../demo/content-api/options'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { pageFacts } from './support/page-facts'
import { chain, startProxy } from './support/proxy'
import type { Proxy, Spoiler } from './support/proxy'
import { createScratchSite } from './support/scratch-build'
import type { ScratchSite } from './support/scratch-build'
import { apiUrl, siteUrl } from './support/site'
import { BAD, badStories, withRedirects, withoutStory } from './support/spoiled-content'
import { emptyStock, firstVehicles, spoilVehicles, stockOf, withoutHours } from './support/spoiled-stock'

const DEALER = '/api/dealer/v1'
const CLOSED = 'marnach'
/** Milliseconds that a build without a cache may take on a busy machine. */
const FIRST_BUILD = 600_000

let proxy: Proxy
let site: ScratchSite
let vehicles: Vehicle[]

beforeAll(async () => {
  proxy = await startProxy({ content: `http://127.0.0.1:${process.env['CONTENT_PORT']}`, dealer: apiUrl })
  site = await createScratchSite(resolve(__dirname, '..'))
  vehicles = await firstVehicles(apiUrl)
})
afterAll(async () => {
  await site.remove()
  await proxy.close()
})

const variables = (): NodeJS.ProcessEnv => ({
  GATSBY_SITE_URL: siteUrl,
  GATSBY_PUBLIC_MOCKS: 'true',
  STORYBLOK_ENDPOINT: `${proxy.url}/v2`,
  STORYBLOK_TOKEN: DEMO_TOKENS.public,
  DEALER_URL: proxy.url,
  SOURCE_TIMEOUT_MS: '5000',
})

const build = (spoiler: Spoiler, more: NodeJS.ProcessEnv = {}) => {
  proxy.spoil(spoiler)
  return site.build({ ...variables(), ...more })
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

describe('a build from bad input', () => {
  it(
    'goes on, publishes the rest, and lists what it left out and why',
    async () => {
      const { records, bad, good } = spoilVehicles(vehicles)
      let refusals = 3
      const busy: Spoiler = (url, pass) => {
        if (!url.pathname.startsWith(DEALER) || refusals <= 0) return pass()
        refusals -= 1
        return Response.json({}, { status: 429, headers: { 'retry-after': '0' } })
      }
      const { error, lines } = await build(chain(busy, badStories, stockOf(records), withoutHours(CLOSED)))
      expect(error).toBeNull()

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
    },
    FIRST_BUILD,
  )
})

/** Answers one path by something else. */
const instead =
  (path: string, answer: () => Response | Promise<Response>): Spoiler =>
  (url, pass) =>
    url.pathname === path ? answer() : pass()

const never = (): Promise<Response> => new Promise(() => undefined)
const half = (): Response =>
  new Response('{"items":[{"op":"upsert","seq":1,"vehi', { headers: { 'content-type': 'application/json' } })
const tooMany = (): Response => Response.json({}, { status: 429, headers: { 'retry-after': '0' } })
const broken = (): Response => Response.json({ error: 'Internal Server Error' }, { status: 500 })
const cutOff = (): Response =>
  new Response('{"stories":[{"uuid":"4b', {
    headers: { 'content-type': 'application/json', total: '100', 'per-page': '100' },
  })
const noStories = (): Response =>
  Response.json({ stories: [], cv: 1, rels: [], links: [] }, { headers: { total: '0', 'per-page': '100' } })
const nothing = (): Response => Response.json({ items: [] })

const STOPS: [string, Spoiler, NodeJS.ProcessEnv, RegExp][] = [
  [
    'a dealer service that fails for good',
    instead(`${DEALER}/vehicles`, broken),
    {},
    /Dealer API: GET http\S+\/vehicles\?\S+: answered 500/,
  ],
  [
    'a dealer service that refuses for good',
    instead(`${DEALER}/brands`, tooMany),
    {},
    /Dealer API: GET http\S+\/brands: answered 429/,
  ],
  [
    'a dealer service that never answers',
    instead(`${DEALER}/models`, never),
    { SOURCE_TIMEOUT_MS: '3000' },
    /\/models: no complete answer within 3000 ms/,
  ],
  [
    'half a page of vehicles',
    instead(`${DEALER}/vehicles`, half),
    {},
    /\/vehicles\?\S+: the answer is not JSON \(38 characters, it may be cut off\)/,
  ],
  [
    'a stock that is suddenly empty',
    emptyStock,
    {},
    /has 0 vehicles where the last build had \d+.*ALLOW_EMPTY_STOCK=true/,
  ],
  ['the same once more', emptyStock, {}, /has 0 vehicles where the last build had \d+/],
  [
    'a content API that fails for good',
    instead('/v2/cdn/stories', broken),
    {},
    /Content API: GET http\S+\/cdn\/stories\?\S+: answered 500/,
  ],
  [
    'a content API that refuses for good',
    instead('/v2/cdn/stories', tooMany),
    {},
    /Content API: GET http\S+\/cdn\/stories\?\S+: answered 429/,
  ],
  [
    'half an answer of the content API',
    instead('/v2/cdn/stories', cutOff),
    {},
    /Content API: GET http\S+\/cdn\/stories\?\S+: the answer is not JSON \(23 characters, it may be cut off\)/,
  ],
  [
    'a content API that lists stories and delivers none',
    instead('/v2/cdn/stories', noStories),
    {},
    /Content API: lists \d+ stories but delivered 0/,
  ],
  [
    'dealerships that are suddenly none',
    instead(`${DEALER}/locations`, nothing),
    {},
    /Dealer API: \S+ has 0 locations where the last build had \d+/,
  ],
  ['a content space without a home page', withoutStory('home'), {}, /Content API: no usable story for home/],
]

const occurrences = (text: string, pattern: RegExp): number =>
  text.split('\n').filter((line) => pattern.test(line)).length

describe('a build that would publish something wrong', () => {
  it.each(STOPS)('stops with one line that names the culprit: %s', async (_name, spoiler, more, culprit) => {
    const before = await site.releaseId()
    const { error } = await build(chain(spoiler, stockOf(vehicles)), more)
    expect(error).toMatch(culprit)
    expect(occurrences(error ?? '', culprit)).toBe(1)
    expect(error).not.toMatch(/^\s+at .*:\d+:\d+/m)
    expect(error).not.toContain(DEMO_TOKENS.public)
    expect(before).not.toBeNull()
    expect(await site.releaseId()).toBe(before)
  })

  it('lists every missing and malformed variable at once', async () => {
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

  it('names file, line and rule of every bad redirect, from files and from the CMS', async () => {
    const before = await site.releaseId()
    const file = join(site.folder, 'redirects', 'services.csv')
    const text = await readFile(file, 'utf8')
    const line = text.trimEnd().split('\n').length + 1
    await writeFile(file, `${text.trimEnd()}\n/fr/une-ancienne-page,/nulle-part\n`)
    const entries = [
      { id: 4242, name: '/vieille-adresse', value: '/rien-du-tout' },
      { id: 4243, name: 'pas-un-chemin', value: '/stock' },
    ]
    const { error } = await build(chain(withRedirects(entries), stockOf(vehicles)))
    await writeFile(file, text)
    expect(error).toMatch(new RegExp(`services\\.csv:${line}\\b.*/fr/une-ancienne-page.*/nulle-part`))
    expect(error).toMatch(/storyblok\/redirects:4242\b.*\/vieille-adresse.*\/rien-du-tout/)
    expect(error).toMatch(/storyblok\/redirects:4243\b.*pas-un-chemin/)
    expect(await site.releaseId()).toBe(before)
  })

  it('publishes an empty stock when it is told that this is right', async () => {
    const before = await site.releaseId()
    const { error } = await build(emptyStock, { ALLOW_EMPTY_STOCK: 'true' })
    expect(error).toBeNull()
    expect(await site.releaseId()).not.toBe(before)
    expect((await readReport()).counts['vehicles']).toBe(0)
    expect(pageFacts((await site.read('/stock')) ?? '').headings).toHaveLength(1)
    for (const vehicle of vehicles) expect(await site.read(paths.vehicle(vehicle))).toBeNull()
  })
})
