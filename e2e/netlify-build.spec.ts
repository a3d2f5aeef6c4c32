import { access, cp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { generateStock } from '../demo/stock/generate'
import { paths, segments } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { openReleaseStore } from '../src/server/release/open-store'
import { openSite } from '../src/server/static/open-site'
import type { Site } from '../src/server/static/open-site'
import { code, dataDir, siteUrl, VEHICLES } from './support/builds/build-run'
import { ensureFinishedBuild, releaseFinishedBuild } from './support/builds/finished-build'
import { isLong } from './support/long'
import { netlifyBuild } from './support/netlify'
import { prepareScratchFolder } from './support/scratch-build'
import { expect, test } from '@playwright/test'

/** Milliseconds that a build from nothing may take on a busy machine. */
test.describe.configure({ mode: 'serial', timeout: 900_000 })

/** A copy of the code, at the place where the bundler's cache was made: of a group that shows one price. */
let folder: string

const COMMAND = 'command = "npm run build"'

/** Gives the host the build that all suites share to export, instead of half a minute of building. */
const exportFinishedBuild = async (): Promise<void> => {
  const file = join(folder, 'netlify.toml')
  const text = await readFile(file, 'utf8')
  if (!text.includes(COMMAND)) throw new Error(`${file} does not say ${COMMAND}`)
  await writeFile(file, text.replace(COMMAND, 'command = "npm run release -- export dist"'))
  await releaseFinishedBuild(openReleaseStore(dataDir))
}

test.beforeAll(async () => {
  await ensureFinishedBuild()
  await rm(dataDir, { recursive: true, force: true })
  folder = await prepareScratchFolder()
  // The host has all of it, where a builder has what pages are made of.
  for (const name of ['src', 'demo', 'netlify.toml'])
    await cp(join(code, name), join(folder, name), { recursive: true, preserveTimestamps: true })
  if (!isLong) await exportFinishedBuild()
})
test.afterAll(() => rm(dataDir, { recursive: true, force: true }))

test.describe('netlify.toml', () => {
  const name = isLong
    ? 'builds, exports and bundles the site as it is, offline, from the demo stand-ins that the mocks flag selects'
    : 'exports a release and bundles the functions beside it, offline'
  test(name, async () => {
    const log = await netlifyBuild(folder, {
      // The same as in the build that filled the bundler's cache.
      GATSBY_SITE_URL: siteUrl,
      GATSBY_PUBLIC_MOCKS: 'true',
      DATA_DIR: dataDir,
      DEMO_VEHICLES: String(VEHICLES),
    })
    if (isLong) expect(log).toContain('Demo stand-ins are used')
    expect(log).toContain('Netlify Build Complete')
    for (const file of ['dist/index.html', 'dist/_redirects', 'dist/_headers', '.netlify/functions/api.zip'])
      await access(join(folder, file))
    const vehicles = (await readdir(join(folder, 'dist/stock'))).filter((name) => /^\d+-1-[^/]+\.html$/.test(name))
    expect(vehicles).toHaveLength(VEHICLES)
  })
})

test.describe('a group that shows one price', () => {
  let served: Site
  let context: BrowserContext
  /** A vehicle that is bought and leased. */
  let car: Vehicle

  test.beforeAll(async ({ browser }) => {
    served = await openSite({
      store: openReleaseStore(dataDir),
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
    context = await browser.newContext({
      locale: 'fr-LU',
      timezoneId: 'Europe/Luxembourg',
      viewport: { width: 1440, height: 900 },
    })
    await context.route('**/*', async (route) => {
      const { host, pathname } = new URL(route.request().url())
      if (host !== new URL(siteUrl).host || pathname.startsWith('/api/')) return route.abort()
      const answer = await served.fetch(new Request(route.request().url()))
      return route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
    })
  })
  test.afterAll(async () => {
    await context.close()
    served.close()
  })

  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(siteUrl + path)
    return page
  }
  /** Names of the prices of every card, a list each. */
  const pricesOfCards = (page: Page): Promise<string[][]> =>
    page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => [...card.querySelectorAll('dt')].map(({ textContent }) => textContent)),
      )

  test('has one on every card, in the page as it is built and in the browser', async () => {
    expect(await readFile(join(folder, 'dist/stock.html'), 'utf8')).toContain('Prix d’achat')
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

  test('lets a visitor choose which: cards and vehicles follow, without a way to another one', async () => {
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
    await page.goto(siteUrl + paths.vehicle(car))
    const panel = page.getByRole('complementary', { name: 'Prix et prochaines étapes' })
    await panel.getByText('Leasing privé', { exact: true }).waitFor()
    expect(await panel.getByRole('radio').count()).toBe(0)
    await page.close()
  })
})
