import type { Browser, BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { paths } from '../src/config/segments'
import { distanceKm } from '../src/domain/location/distance'
import type { Vehicle } from '../src/domain/vehicle/types'
import { launchBrowser, watch } from './support/browser'
import { reprice, stock, volatileOf } from './support/change-stock'
import { Keyboard } from './support/keyboard'
import { open, visitorOf, withoutFont } from './support/list-page'
import { apiUrl, siteUrl } from './support/site'

/**
 * A visitor with a keyboard alone looks for a car, compares, keeps, shares, and comes back later. Every step of the way
 * the focus is held to being seen, uncovered and named (`Keyboard.check`).
 */
const RADIUS = 40
const BUDGET = 30_000

const sitesSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), address: z.object({ town: z.string() }), latitude: z.number(), longitude: z.number() }),
  ),
})

interface Search {
  /** Town of the dealership that is looked around. */
  town: string
  /** What is to be found, the lowest private-lease instalment first. */
  found: Vehicle[]
  /** How many are left before the town, and before those that are not to be had any more are left out. */
  counts: [affordable: number, near: number]
}

let browser: Browser
let search: Search

const amount = ({ prices }: Vehicle, type: string, field: 'totalPrice' | 'monthlyInstallment') =>
  prices.find((row) => row.type === type)?.[field] ?? null

/** The dealership around which most is found, by going through the whole stock. */
const planSearch = async (): Promise<Search> => {
  const { items: sites } = sitesSchema.parse(await (await fetch(`${apiUrl}/api/dealer/v1/locations`)).json())
  const estates = (await stock()).filter(({ bodyStyle, fuel }) => bodyStyle === 'estate' && fuel === 'diesel')
  const affordable = estates.filter(
    (vehicle) => (amount(vehicle, 'purchase', 'totalPrice') ?? Infinity) <= BUDGET * 100,
  )
  const searches = sites.map((site): Search => {
    const near = new Set(sites.filter((other) => distanceKm(site, other) <= RADIUS).map(({ id }) => id))
    const inReach = affordable.filter(({ locationId }) => near.has(locationId))
    const found = inReach
      .filter(({ availability }) => availability === 'available')
      .sort(
        (a, b) =>
          (amount(a, 'private_lease', 'monthlyInstallment') ?? Infinity) -
            (amount(b, 'private_lease', 'monthlyInstallment') ?? Infinity) ||
          Date.parse(b.listedAt) - Date.parse(a.listedAt) ||
          b.id - a.id,
      )
    return { town: site.address.town, found, counts: [affordable.length, inReach.length] }
  })
  const [best] = searches.sort((a, b) => b.found.length - a.found.length)
  if (!best || best.found.length < 4)
    throw new Error(
      `No dealership has four diesel estates under ${BUDGET} € within ${RADIUS} km, but ${best?.found.length}`,
    )
  return best
}

beforeAll(async () => {
  browser = await launchBrowser()
  search = await planSearch()
})
afterAll(() => browser.close())

/** Waits until a live region says something; what it says of itself is heard without the focus going there. */
const hear = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' })
const cards = (page: Page) => page.getByRole('article')
const cardIds = async (page: Page): Promise<number[]> =>
  (
    await cards(page)
      .locator('h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  ).map((href) => Number(/\/(\d+)-/.exec(href)?.[1]))

/** Opens a group of filters unless it is open. */
const openGroup = async (keys: Keyboard, name: RegExp): Promise<void> => {
  const { states } = await keys.tabTo('DisclosureTriangle', name)
  if (states['expanded'] !== true) await keys.press('Enter')
}

/** Sets the five filters in the panel that has the focus, each heard before the next is looked for. */
const setFilters = async (page: Page, keys: Keyboard, isSheet: boolean): Promise<void> => {
  const say = (count: number) =>
    hear(
      page,
      isSheet ? new RegExp(`^(Voir ${count} véhicules?|Aucun véhicule)$`) : new RegExp(`^${count} véhicules? sur`),
    )
  const [affordable, near] = search.counts
  await keys.tabTo('textbox', /^À/)
  await keys.type(String(BUDGET))
  await keys.press('Enter')
  await page.waitForURL(/prix=-30000/)
  await keys.tabTo('checkbox', /^Diesel/)
  await keys.press('Space')
  await page.waitForURL(/carburant=diesel/)
  expect((await keys.check()).states['checked']).toBe('true')
  await openGroup(keys, /^Carrosserie/)
  await keys.tabTo('checkbox', /^Break/)
  await keys.press('Space')
  await say(affordable)
  await openGroup(keys, /^Distance/)
  await keys.tabTo('combobox', /^Autour de/)
  await keys.choose(search.town)
  await page.waitForURL(/autour-de=/)
  const { name, states } = await keys.tabTo('radio', /^Jusqu’à/)
  expect(name).toMatch(new RegExp(`^Jusqu’à ${RADIUS} km`))
  expect(states['checked']).toBe('true')
  await say(near)
  await openGroup(keys, /^Disponibilité/)
  await keys.tabTo('checkbox', /^Disponible/)
  await keys.press('Space')
  await say(search.found.length)
}

const find = async (page: Page, keys: Keyboard, width: number): Promise<void> => {
  const isSheet = width < 1180
  await hear(page, /^\d+ véhicules?$/)
  if (isSheet) {
    await keys.tabTo('button', /^Filtres/)
    await keys.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Filtres' })
    await sheet.waitFor()
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await setFilters(page, keys, isSheet)
  if (isSheet) {
    const sheet = page.getByRole('dialog', { name: 'Filtres' })
    await keys.tabTo('button', /^Voir \d+ véhicules?$/)
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await keys.press('Enter')
    await sheet.waitFor({ state: 'hidden' })
    expect((await keys.check()).name).toBe('Filtres (5)')
  } else {
    await keys.tabTo('link', /^Aller aux véhicules trouvés/)
    await keys.press('Enter')
  }
  await keys.tabTo('combobox', /^Trier par/)
  await keys.type('Leasing priv')
  // The order that is looked for stands among those of the same way to have a car.
  for (let step = 0; step < 8 && !/privé.*mensualité croissante/i.test((await keys.focused()).value); step += 1)
    await keys.press('ArrowDown')
  await page.waitForURL(/tri=mensualite-leasing-prive-asc/)
  await page.waitForFunction(
    (first) => document.querySelector('article h2 a')?.getAttribute('href')?.includes(`/${first}-`),
    search.found[0]?.id,
  )
  expect(await cardIds(page)).toEqual(search.found.slice(0, 24).map(({ id }) => id))
  expect(
    await cards(page)
      .first()
      .getByText(/, à (moins d’1|\d+)\s?km$/)
      .count(),
  ).toBe(1)
}

const compareFour = async (page: Page, keys: Keyboard): Promise<void> => {
  for (const count of [1, 2, 3, 4]) {
    await keys.tabTo('checkbox', /^Comparer/)
    await keys.press('Space')
    expect((await keys.check()).states['checked']).toBe('true')
    await hear(page, `${count} sur 6`)
  }
  await keys.tabTo('link', /^Voir la comparaison \(4\)/)
  await keys.press('Enter')
  await page.waitForURL(siteUrl + paths.compare)
  await page.getByRole('columnheader').nth(3).waitFor()
  await page.getByText('Page ouverte : Comparer').waitFor({ state: 'attached' })
  expect(await page.getByRole('columnheader').count()).toBe(4)
}

/** Somebody else opens the link of what is compared, makes it theirs, and empties it: the focus always has a place. */
const shareComparison = async (page: Page, keys: Keyboard, width: number): Promise<void> => {
  await keys.tabTo('button', /^Partager/)
  await keys.press('Enter')
  await hear(page, 'L’adresse de la page est copiée.')
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  const other = await visitorOf(browser)
  const theirs = await open(other, link.pathname + link.search, width)
  const theirKeys = await Keyboard.on(theirs)
  await hear(theirs, 'Cette comparaison vous a été partagée.')
  expect(await theirs.getByRole('columnheader').count()).toBe(4)
  await theirKeys.tabTo('button', /^En faire ma comparaison/)
  await theirKeys.press('Enter')
  await hear(theirs, 'Cette comparaison est maintenant la vôtre.')
  await theirs.waitForURL(siteUrl + paths.compare)
  expect(await theirKeys.check()).toMatchObject({ role: 'heading', name: 'Comparer' })
  await theirKeys.tabTo('button', /^Vider la comparaison/)
  await theirKeys.press('Enter')
  await hear(theirs, 'Comparaison vidée')
  expect(await theirKeys.check()).toMatchObject({ role: 'heading', name: 'Comparer' })
  await other.close()
}

const keepTwo = async (page: Page, keys: Keyboard): Promise<void> => {
  for (const count of [1, 2]) {
    await keys.tabTo('button', /^Garder en favori/)
    await keys.press('Enter')
    await hear(page, /^Ajouté à vos favoris/)
    expect((await keys.check()).states['pressed']).toBe('true')
    await page.getByRole('link', { name: new RegExp(`^Favoris\\s: ${count} véhicule`) }).waitFor()
  }
}

const share = async (page: Page, keys: Keyboard): Promise<void> => {
  await keys.tabTo('link', /^Favoris/, true)
  await keys.press('Enter')
  await page.waitForURL(siteUrl + paths.favourites)
  await cards(page).nth(1).waitFor()
  await keys.tabTo('button', /^Partager/)
  await keys.press('Enter')
  await hear(page, 'L’adresse de la page est copiée.')
  const ids = search.found.slice(0, 2).map(({ id }) => id)
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname).toBe(paths.favourites)
  expect((link.searchParams.get('ids') ?? '').split(',').map(Number).sort()).toEqual([...ids].sort())
}

/** One was sold, the other costs 1,000 € less, while the visitor was away. */
const comeBack = async (context: BrowserContext, width: number): Promise<void> => {
  const [sold, cheaper] = search.found
  if (!sold || !cheaper) throw new Error('Nothing was found')
  await reprice(
    { ...volatileOf(sold), availability: 'sold' },
    {
      ...volatileOf(cheaper),
      prices: cheaper.prices.map((row) =>
        row.type === 'purchase' ? { ...row, totalPrice: row.totalPrice - 100_000 } : row,
      ),
    },
  )
  try {
    const page = await open(context, paths.favourites, width)
    const keys = await Keyboard.on(page)
    await hear(page, '1 vendu · 1 moins cher depuis votre ajout')
    await cards(page).filter({ hasText: 'Vendu' }).waitFor()
    await page.getByText(/1\.000\s€ de moins depuis votre ajout/).waitFor()
    await keys.tabTo('button', /^Retirer le véhicule vendu/)
    await keys.press('Enter')
    await hear(page, /^1 véhicule retiré de vos favoris/)
    await cards(page).nth(1).waitFor({ state: 'detached' })
    await keys.check()
    await page.keyboard.press('Control+z')
    await cards(page).nth(1).waitFor()
    await page.goto(siteUrl + paths.compare)
    await page.getByRole('columnheader').filter({ hasText: 'Vendu' }).waitFor()
    await page.close()
  } finally {
    await reprice(volatileOf(sold), volatileOf(cheaper))
  }
}

describe('a visitor with a keyboard', () => {
  it.each([390, 1440])('finds, compares, keeps, shares, and sees what changed, at %i px', async (width) => {
    const context = await visitorOf(browser)
    const page = await open(context, paths.stock, width)
    const seen = watch(page)
    const keys = await Keyboard.on(page)
    await find(page, keys, width)
    await compareFour(page, keys)
    await shareComparison(page, keys, width)
    await keepTwo(page, keys)
    await share(page, keys)
    expect(withoutFont(seen.errors)).toEqual([])
    await page.close()
    await comeBack(context, width)
    await context.close()
  })
})
