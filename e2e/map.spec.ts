import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import type { Location } from '../src/domain/location/types'
import type { Brand } from '../src/domain/model/types'
import { checkRules } from './support/check-rules'
import { readBrands, readLocations } from './support/dealer-lists'
import { fitsWidth } from './support/fits-width'
import { Keyboard } from './support/keyboard'
import { open } from './support/list-page'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

const ALLOW = 'Afficher la carte interactive'

let locations: Location[]
/** A make that some dealerships represent and some do not. */
let brand: Brand

const withBrand = (): Location[] => locations.filter(({ brandIds }) => brandIds.includes(brand.id))

test.beforeAll(async () => {
  locations = await readLocations()
  const some = (await readBrands()).find(({ id }) => {
    const count = locations.filter(({ brandIds }) => brandIds.includes(id)).length
    return count > 1 && count < locations.length
  })
  if (!some) throw new Error('No make is represented by some dealerships only')
  brand = some
})

const interactiveMap = (page: Page): Locator => page.getByRole('region', { name: /sur la carte du Luxembourg$/ })
const marks = (page: Page): Locator => interactiveMap(page).locator('.leaflet-marker-icon[role="button"]')
const mark = (page: Page, { name }: Location): Locator =>
  interactiveMap(page).getByRole('button', { name: new RegExp(`${name}$`) })
const cards = (page: Page): Locator => page.getByRole('region', { name: 'Concessions trouvées' }).getByRole('listitem')
const colour = async (of: Locator): Promise<string> => {
  let found = ''
  // A mark that leaves the page to be made anew has no colour.
  await expect
    .poll(async () => (found = await of.evaluate((element) => getComputedStyle(element).backgroundColor)))
    .not.toBe('')
  return found
}

/** Before consent the map is drawn, with a message and a button, and has nothing of Leaflet. */
const expectDrawn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('group', { name: /sur la carte du Luxembourg$/ })).toBeVisible()
  await expect(page.getByText('La carte interactive ne peut pas se charger')).toBeVisible()
  await expect(page.getByRole('button', { name: ALLOW })).toBeVisible()
  await expect(page.locator('.leaflet-container')).toHaveCount(0)
}

/** Expects a numbered mark for each card, and a mark without a number for each dealership that is filtered out. */
const expectInStep = async (page: Page, found: readonly Location[]): Promise<void> => {
  await expect(cards(page)).toHaveCount(found.length)
  const names = await cards(page).getByRole('heading').allTextContents()
  const numbers = names.map((name, index) => [`${index + 1}. ${name}`, String(index + 1)])
  const out = locations.filter(({ name }) => !names.includes(name)).map(({ name }) => [name, ''])
  await expect
    .poll(async () =>
      (
        await marks(page).evaluateAll((all) => all.map((one) => [one.getAttribute('aria-label'), one.textContent]))
      ).sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1)),
    )
    .toEqual([...numbers, ...out].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
}

for (const width of widthsFor('map: is allowed, used and withdrawn', [390, 1440]))
  test(`the map of dealerships is allowed, used and withdrawn by keyboard, at ${width} px`, async ({
    visitor,
    watch,
  }) => {
    const page = await open(await visitor(), paths.locations, width)
    watch(page, /\.woff2/)
    await settled(page)
    const keyboard = await Keyboard.on(page)
    await expectDrawn(page)

    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await keyboard.tabTo('button', new RegExp(`^${ALLOW}$`))
    await keyboard.press('Enter')
    await expect(interactiveMap(page)).toBeFocused()
    const loaded = scripts.splice(0)
    expect(loaded).not.toEqual([])
    await expectInStep(page, locations)

    const [, dealership] = withBrand()
    if (!dealership) throw new Error('No dealership of the make')
    await keyboard.tabTo('button', new RegExp(`^\\d\\. ${dealership.name}$`))
    const popup = page.getByRole('dialog', { name: dealership.name })
    const expectClosed = async (): Promise<void> => {
      await expect(popup).toBeHidden()
      expect(await keyboard.focused()).toMatchObject({ role: 'button', name: expect.stringContaining(dealership.name) })
    }
    await keyboard.press('Enter')
    await expect(popup).toBeFocused()
    await expect(popup).toContainText(/Aujourd’hui\s: (?:fermé|\d)/)
    await expect(popup.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', dealership.routeUrl)
    expect(await fitsWidth(page)).toBe(true)
    await checkRules(page)
    await keyboard.press('Escape')
    await expectClosed()
    await keyboard.press('Enter')
    await keyboard.tabTo('button', /^Fermer$/)
    await keyboard.press('Enter')
    await expectClosed()

    await page.getByRole('combobox', { name: 'Marque' }).selectOption(brand.id)
    await expectInStep(page, withBrand())
    const [, other] = withBrand()
      .filter(({ id }) => id !== dealership.id)
      .concat(dealership)
    if (!other) throw new Error('One dealership only')
    const before = await colour(mark(page, other))
    const away = page.getByRole('heading', { level: 1 })
    // Again while the list may still move below the pointer.
    await expect
      .poll(async () => {
        await away.hover()
        await cards(page).filter({ hasText: other.name }).hover()
        return colour(mark(page, other))
      })
      .not.toBe(before)
    await away.hover()
    await expect.poll(() => colour(mark(page, other))).toBe(before)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tout refuser' }).click()
    await expectDrawn(page)
    await page.reload()
    await settled(page)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expectDrawn(page)
    expect(scripts.filter((url) => loaded.includes(url))).toEqual([])
  })

test('a mark of the map that joins a group takes its popup along', async ({ visitor }) => {
  const grouped = locations.find(({ id }) => id === 'ettelbruck')
  if (!grouped) throw new Error('No dealership at Ettelbruck')
  const page = await open(await visitor(), paths.locations, 1440)
  await page.getByRole('button', { name: ALLOW }).click()
  await mark(page, grouped).click()
  const popup = page.getByRole('dialog', { name: grouped.name })
  await expect(popup).toBeVisible()
  await page.getByRole('button', { name: 'Réduire' }).click()
  await expect(mark(page, grouped)).toHaveCount(0)
  await expect(popup).toBeHidden()
})
