import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { reprice, volatileOf } from './support/change-stock'
import { BUDGET, planSearch, RADIUS } from './support/journey-search'
import type { Search } from './support/journey-search'
import { Keyboard } from './support/keyboard'
import { open } from './support/list-page'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'
import type { Fixtures } from './support/test'
import { widthsFor } from './support/widths'

/**
 * A visitor with a keyboard alone looks for a car, compares, keeps, shares, and comes back later. Every step of the way
 * the focus is held to being seen, uncovered and named (`Keyboard.check`).
 */
let search: Search

test.beforeAll(async () => {
  search = await planSearch()
})

/** Waits until a live region says something; what it says of itself is heard without the focus going there. */
const hear = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()
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
    await expect(sheet).toBeVisible()
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await setFilters(page, keys, isSheet)
  if (isSheet) {
    const sheet = page.getByRole('dialog', { name: 'Filtres' })
    await keys.tabTo('button', /^Voir \d+ véhicules?$/)
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await keys.press('Enter')
    await expect(sheet).toBeHidden()
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
    { polling: 100 },
  )
  expect(await cardIds(page)).toEqual(search.found.slice(0, 24).map(({ id }) => id))
  await expect(
    cards(page)
      .first()
      .getByText(/, à (moins d’1|\d+)\s?km$/),
  ).toHaveCount(1)
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
  await expect(page.getByRole('columnheader').nth(3)).toBeVisible()
  await expect(page.getByText('Page ouverte : Comparer')).toBeAttached()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
}

/** Somebody else opens the link of what is compared, makes it theirs, and empties it: the focus always has a place. */
const shareComparison = async (
  visitor: Fixtures['visitor'],
  page: Page,
  keys: Keyboard,
  width: number,
): Promise<void> => {
  await keys.tabTo('button', /^Partager/)
  await keys.press('Enter')
  await hear(page, 'L’adresse de la page est copiée.')
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  const other = await visitor()
  const theirs = await open(other, link.pathname + link.search, width)
  const theirKeys = await Keyboard.on(theirs)
  await hear(theirs, 'Cette comparaison vous a été partagée.')
  await expect(theirs.getByRole('columnheader')).toHaveCount(4)
  await theirKeys.tabTo('button', /^En faire ma comparaison/)
  await theirKeys.press('Enter')
  await hear(theirs, 'Cette comparaison est maintenant la vôtre.')
  await theirs.waitForURL(siteUrl + paths.compare)
  expect(await theirKeys.check()).toMatchObject({ role: 'heading', name: 'Comparer' })
  await theirKeys.tabTo('button', /^Vider la comparaison/)
  await theirKeys.press('Enter')
  await hear(theirs, 'Comparaison vidée')
  expect(await theirKeys.check()).toMatchObject({ role: 'heading', name: 'Comparer' })
}

const keepTwo = async (page: Page, keys: Keyboard): Promise<void> => {
  for (const count of [1, 2]) {
    await keys.tabTo('button', /^Garder en favori/)
    await keys.press('Enter')
    await hear(page, /^Ajouté à vos favoris/)
    expect((await keys.check()).states['pressed']).toBe('true')
    await expect(page.getByRole('link', { name: new RegExp(`^Favoris\\s: ${count} véhicule`) })).toBeVisible()
  }
}

const share = async (page: Page, keys: Keyboard): Promise<void> => {
  await keys.tabTo('link', /^Favoris/, true)
  await keys.press('Enter')
  await page.waitForURL(siteUrl + paths.favourites)
  await expect(cards(page).nth(1)).toBeVisible()
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
    await expect(cards(page).filter({ hasText: 'Vendu' })).toBeVisible()
    await expect(page.getByText(/1\.000\s€ de moins depuis votre ajout/)).toBeVisible()
    await keys.tabTo('button', /^Retirer le véhicule vendu/)
    await keys.press('Enter')
    await hear(page, /^1 véhicule retiré de vos favoris/)
    await expect(cards(page).nth(1)).toHaveCount(0)
    await keys.check()
    await page.keyboard.press('Control+z')
    await expect(cards(page).nth(1)).toBeVisible()
    await page.goto(siteUrl + paths.compare)
    await expect(page.getByRole('columnheader').filter({ hasText: 'Vendu' })).toBeVisible()
    await page.close()
  } finally {
    await reprice(volatileOf(sold), volatileOf(cheaper))
  }
}

test.describe('a visitor with a keyboard', () => {
  for (const width of widthsFor('journey: finds compares keeps shares', [390, 1440]))
    test(`finds, compares, keeps, shares, and sees what changed, at ${width} px`, async ({ visitor, watch }) => {
      const context = await visitor()
      const page = await open(context, paths.stock, width)
      watch(page, /\.woff2/)
      const keys = await Keyboard.on(page)
      await find(page, keys, width)
      await compareFour(page, keys)
      await shareComparison(visitor, page, keys, width)
      await keepTwo(page, keys)
      await share(page, keys)
      await page.close()
      await comeBack(context, width)
    })
})
