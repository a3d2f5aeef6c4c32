import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { distanceKm } from '../src/domain/location/distance'
import { TOWNS } from '../src/domain/location/towns'
import type { Location } from '../src/domain/location/types'
import type { Brand } from '../src/domain/model/types'
import { layer, toldOf } from './support/data-layer'
import { readBrands, readLocations } from './support/dealer-lists'
import { fitsWidth } from './support/fits-width'
import { Keyboard } from './support/keyboard'
import { open, shiftsOf } from './support/list-page'
import { reloadInPlace } from './support/reload-in-place'
import { sampleOf } from './support/sample'
import { siteUrl } from './support/site'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

/** In the order of the list. */
let locations: Location[]
/** A make that some dealerships represent and some do not. */
let brand: Brand
const MERSCH = TOWNS.find(({ id }) => id === 'mersch') ?? { latitude: 0, longitude: 0 }

const withBrand = () => locations.filter(({ brandIds }) => brandIds.includes(brand.id))
const byDistance = (all: readonly Location[], from: { latitude: number; longitude: number }) =>
  [...all].sort((a, b) => distanceKm(from, a) - distanceKm(from, b))

test.beforeAll(async () => {
  locations = (await readLocations()).sort((a, b) => (a.id < b.id ? -1 : 1))
  const found = (await readBrands()).find(({ id }) => {
    const count = locations.filter(({ brandIds }) => brandIds.includes(id)).length
    return count > 1 && count < locations.length
  })
  if (!found) throw new Error('No make is represented by some dealerships only')
  brand = found
})

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const cards = (page: Page) => page.getByRole('region', { name: 'Concessions trouvées' }).getByRole('listitem')
const told = (page: Page, text: string | RegExp) =>
  expect(
    page.getByRole('region', { name: 'Concessions trouvées' }).getByRole('status').filter({ hasText: text }),
  ).toBeVisible()
const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
const pins = async (page: Page) =>
  (
    await page
      .getByRole('main')
      .getByRole('group', { name: /sur la carte du Luxembourg$/ })
      .locator('a')
      .allTextContents()
  ).filter((pin) => /^\d/.test(pin))
const field = (page: Page) => page.getByRole('combobox', { name: 'Votre localité' })
const counted = (count: number) =>
  `${count} concession${count > 1 ? 's' : ''}${count < locations.length ? ` sur ${locations.length}` : ''}`

test.describe('the list of the dealerships', () => {
  for (const width of widthsFor('locations: is searched by keyboard', [390, 1440]))
    test(`is searched by keyboard, kept in its address, and given back by back, forward and reload, at ${width} px`, async ({
      visitor,
      watch,
    }) => {
      const context = await visitor()
      const page = await open(context, paths.locations, width)
      watch(page, /\.woff2/)
      const keyboard = await Keyboard.on(page)
      await told(page, new RegExp(`^${counted(locations.length)}$`))
      expect(await names(page)).toEqual(locations.map(({ name }) => name))

      await keyboard.tabTo('combobox', /^Votre localité$/)
      await keyboard.type('mersh')
      await expect(
        page.getByRole('listbox', { name: 'Localités proposées' }).getByRole('option', { name: 'Mersch', exact: true }),
      ).toBeVisible()
      expect((await keyboard.focused()).states).toMatchObject({ expanded: true })
      expect(await fitsWidth(page)).toBe(true)
      await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
      await page.waitForURL(/\?autour-de=mersch$/)
      await told(page, `${counted(locations.length)}, par distance depuis Mersch`)
      const nearest = byDistance(locations, MERSCH)
      expect(await names(page)).toEqual(nearest.map(({ name }) => name))
      for (const [index, location] of nearest.entries()) {
        const km = Math.round(distanceKm(MERSCH, location))
        expect(plain(await cards(page).nth(index).innerText())).toContain(km === 0 ? 'à moins d’1 km' : `à ${km} km`)
      }

      await keyboard.tabTo('combobox', /^Marque$/)
      await keyboard.choose(`${brand.name} (${withBrand().length})`)
      await page.waitForURL((url) => url.search === `?autour-de=mersch&marque=${brand.id}`)
      await told(page, `${counted(withBrand().length)}, par distance depuis Mersch`)
      const wanted = byDistance(withBrand(), MERSCH)
      expect(await names(page)).toEqual(wanted.map(({ name }) => name))
      expect(await pins(page)).toEqual(wanted.map(({ address }, index) => `${index + 1}${address.town}`))

      await keyboard.tabTo('button', new RegExp(`^Voir ${withBrand().length} concessions$`))
      await keyboard.press('Enter')
      expect(await keyboard.focused()).toMatchObject({ name: 'Concessions trouvées' })
      await page.reload()
      await told(page, `${counted(withBrand().length)}, par distance depuis Mersch`)
      expect([await field(page).inputValue(), await names(page)]).toEqual(['Mersch', wanted.map(({ name }) => name)])
      await cards(page)
        .first()
        .getByRole('link', { name: wanted[0]?.name ?? '' })
        .click()
      await page.waitForURL(siteUrl + paths.brandLocation(brand.id, wanted[0]?.id ?? ''))
      await page.goBack()
      await told(page, `${counted(withBrand().length)}, par distance depuis Mersch`)
      await page.waitForFunction(
        (name) => document.activeElement?.closest('a')?.textContent.includes(name),
        wanted[0]?.name ?? '',
      )
      await keyboard.tabTo('button', /^Tout effacer$/, true)
      await keyboard.press('Enter')
      await page.waitForURL(siteUrl + paths.locations)
      await told(page, new RegExp(`^${counted(locations.length)}$`))
      expect(await keyboard.focused()).toMatchObject({ name: 'Concessions trouvées' })
      await page.goBack()
      await page.waitForURL((url) => url.search === `?autour-de=mersch&marque=${brand.id}`)
      await told(page, `${counted(withBrand().length)}, par distance depuis Mersch`)
      await page.goForward()
      await told(page, new RegExp(`^${counted(locations.length)}$`))
    })

  test('tells of each change, never where somebody is', async ({ visitor }) => {
    const context = await visitor()
    const page = await open(context, paths.locations)
    await field(page).fill('Wiltz')
    await page.getByRole('option', { name: 'Wiltz', exact: true }).click()
    await page.waitForURL(/\?autour-de=wiltz$/)
    await told(page, 'par distance depuis Wiltz')
    await page.getByRole('combobox', { name: 'Marque' }).selectOption(brand.id)
    await told(page, counted(withBrand().length))
    expect(await toldOf(page, 'adjust_location_filter', 2)).toMatchObject([
      { facet: 'near', value: 'town', result_count: locations.length },
      { facet: 'brand', value: brand.id, result_count: withBrand().length },
    ])
    expect(JSON.stringify(await layer(page))).not.toContain('iltz')
  })

  test('is ordered from where the visitor is, to about a kilometre, when they let the browser tell', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      locale: 'fr-LU',
      geolocation: { latitude: 50.05512, longitude: 6.03149 },
      permissions: ['geolocation'],
    })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(siteUrl + paths.locations)
    await page.getByRole('button', { name: 'Autour de moi' }).click()
    await page.waitForURL(/\?autour-de=50\.06,6\.03$/)
    await told(page, 'par distance depuis votre position')
    expect(await names(page)).toEqual(
      byDistance(locations, { latitude: 50.06, longitude: 6.03 }).map(({ name }) => name),
    )
    await expect(field(page)).toHaveValue('Ma position')
    // Nobody else is asked, and nobody is told the position as the device knows it.
    expect(
      asked.filter((url) => url.includes('50.055') || (url.startsWith('http') && !url.startsWith(siteUrl))),
    ).toEqual([])
  })

  test('says what of a link cannot be, and which town it does not know', async ({ browser }) => {
    const page = await browser.newPage()
    const lacking = locations.find(({ brandIds }) => !brandIds.includes(brand.id))
    await page.goto(`${siteUrl}${paths.locations}?autour-de=paris&marque=${brand.id}&service=lavage&utm_source=x`)
    await expect(page.getByText(/«\sparis\s» \(autour-de\) n’est pas un lieu/)).toBeVisible()
    await expect(page.getByText(/«\slavage\s» \(service\) n’est pas un choix/)).toBeVisible()
    await expect(page.getByText('utm_source')).toHaveCount(0)
    expect(await names(page)).not.toContain(lacking?.name)
    await field(page).fill('Paris')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Nous ne connaissons pas/)).toBeVisible()
    expect(new URL(page.url()).searchParams.get('autour-de')).toBe('paris')
    await page.close()
  })

  test('is whole without scripts, and has no search that would do nothing', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${siteUrl}${paths.locations}?marque=${brand.id}`)
    expect(await names(page)).toEqual(locations.map(({ name }) => name))
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('search', { name: 'Chercher une concession' })).toHaveCount(0)
  })

  for (const width of widthsFor('locations: moves nothing when its'))
    test(`moves nothing when its address is opened and when it is loaded again, at ${width} px`, async ({
      visitor,
    }) => {
      const context = await visitor()
      const searches = ['', '?autour-de=clervaux', `?autour-de=49.61,6.13&marque=${brand.id}`, '?service=lavage']
      for (const search of sampleOf('locations: moves nothing', searches, 2)) {
        const page = await open(context, paths.locations + search, width)
        const isThere = async () => {
          await expect(cards(page).last()).toBeVisible()
          await settled(page)
        }
        await isThere()
        expect([search, await shiftsOf(page), await fitsWidth(page)]).toEqual([search, { shift: 0, moved: [] }, true])
        await cards(page).last().scrollIntoViewIfNeeded()
        await reloadInPlace(page, isThere)
        expect([`${search}, again`, await shiftsOf(page)]).toEqual([`${search}, again`, { shift: 0, moved: [] }])
        await page.close()
      }
    })
})
