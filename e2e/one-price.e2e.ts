import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { generateStock } from '../demo/stock/generate'
import { paths, segments } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { openReleaseStore } from '../src/server/release/open-store'
import { openSite } from '../src/server/static/open-site'
import type { Site } from '../src/server/static/open-site'
import { launchBrowser } from './support/browser'
import { createScratchSite } from './support/scratch-build'
import type { ScratchSite } from './support/scratch-build'
import { startSmallWorld } from './support/small-world'
import type { SmallWorld } from './support/small-world'

/** Only the browser below knows it. */
const SITE = 'http://one-price.test'
const VEHICLES = 30
/** Milliseconds that a build without a cache may take on a busy machine. */
const FIRST_BUILD = 600_000

let world: SmallWorld
let scratch: ScratchSite
let served: Site
let browser: Browser
let context: BrowserContext
/** A vehicle that is bought and leased. */
let car: Vehicle

/** The configuration of a group that shows one price. */
const showOnePrice = async (folder: string): Promise<void> => {
  const file = join(folder, 'src', 'config', 'site.ts')
  const text = await readFile(file, 'utf8')
  const changed = text.replace('multiPrice: true', 'multiPrice: false')
  if (changed === text) throw new Error(`${file} does not say "multiPrice: true"`)
  await writeFile(file, changed)
}

beforeAll(async () => {
  world = await startSmallWorld(VEHICLES, SITE)
  scratch = await createScratchSite(resolve(__dirname, '..'))
  await showOnePrice(scratch.folder)
  const { error } = await scratch.build({ ...world.variables, REDIRECT_MISSING_TARGETS: 'fallback' })
  if (error !== null) throw new Error(error)
  served = await openSite({
    store: openReleaseStore(join(scratch.folder, '.data')),
    headerRules: [],
    stockSegment: segments.stock,
    coder: { code: () => undefined },
    onProblem: (line) => {
      throw new Error(line)
    },
  })
  const found = [...generateStock({ vehicles: VEHICLES, seed: 1 })].find(
    ({ availability, prices }) =>
      availability === 'available' &&
      ['purchase', 'private_lease'].every((type) => prices.some((row) => row.type === type)),
  )
  if (!found) throw new Error('No vehicle is bought and leased')
  car = found
  browser = await launchBrowser()
  context = await browser.newContext({
    locale: 'fr-LU',
    timezoneId: 'Europe/Luxembourg',
    viewport: { width: 1440, height: 900 },
  })
  await context.route('**/*', async (route) => {
    const { host, pathname } = new URL(route.request().url())
    if (host !== new URL(SITE).host || pathname.startsWith('/api/')) return route.abort()
    const answer = await served.fetch(new Request(route.request().url()))
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
}, FIRST_BUILD)
afterAll(async () => {
  await browser?.close()
  served?.close()
  await scratch?.remove()
  await world?.close()
})

const open = async (path: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(SITE + path)
  return page
}
/** Names of the prices of every card, a list each. */
const pricesOfCards = (page: Page): Promise<string[][]> =>
  page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => [...card.querySelectorAll('dt')].map(({ textContent }) => textContent ?? '')),
    )

describe('a group that shows one price', () => {
  it('has one on every card, in the page as it is built and in the browser', async () => {
    const html = (await scratch.read(paths.stock)) ?? ''
    expect(html).toContain('Prix d’achat')
    const page = await open(paths.stock)
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ véhicules?$/ })
      .waitFor()
    const cards = await pricesOfCards(page)
    expect(cards.length).toBeGreaterThan(10)
    expect(cards.filter((prices) => prices.length > 1)).toEqual([])
    await page.close()
  })

  it('lets a visitor choose which: cards and vehicles follow, without a way to another one', async () => {
    const page = await open(paths.stock)
    await page.getByRole('button', { name: /^Affichage des prix\s*Achat$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Affichage des prix' })
    expect(await dialog.getByRole('checkbox').count()).toBe(0)
    await dialog.getByRole('radio', { name: /^Leasing privé/ }).click()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.waitForFunction(() =>
      [...document.querySelectorAll('article dt')].some(({ textContent }) => textContent === 'Leasing privé'),
    )
    expect((await pricesOfCards(page)).filter((prices) => prices.length > 1)).toEqual([])
    await page.goto(SITE + paths.vehicle(car))
    const panel = page.getByRole('complementary', { name: 'Prix et prochaines étapes' })
    await panel.getByText('Leasing privé', { exact: true }).waitFor()
    expect(await panel.getByRole('radio').count()).toBe(0)
    await page.close()
  })
})
