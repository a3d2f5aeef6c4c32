import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { vehicleSlug } from '../src/domain/routes/vehicle-slug'
import type { Vehicle } from '../src/domain/vehicle/types'
import { stock } from './support/change-stock'
import { isLive } from './support/enquiry-form'
import { open, shiftsOf } from './support/list-page'
import { settled } from './support/settled'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

let vehicle: Vehicle
let slug: string

test.beforeAll(async () => {
  const [first] = (await stock()).filter(({ availability }) => availability === 'available')
  if (!first) throw new Error('The stock has no vehicle')
  vehicle = first
  slug = vehicleSlug(vehicle)
})

/** The path of a template's own script file: the last one of those that the page lists for it. */
const ownFile = (page: Page, template: string): Promise<string> =>
  page.evaluate((name) => {
    const listed = document.querySelector<HTMLElement>('script[data-code]')?.dataset['code']?.split(';') ?? []
    const file = listed
      .find((entry) => entry.startsWith(`${name}:`))
      ?.split(/[: ]/)
      .at(-1)
    if (file === undefined) throw new Error(`No file of ${name}`)
    return `/${file}.js`
  }, `templates-${template}`)

const title = () => `Essayer la ${vehicle.brandName} ${vehicle.modelName}`

test.describe('a direct visit to a form of a vehicle', () => {
  for (const width of widthsFor('form-pages: moves nothing when the'))
    test(`moves nothing when the form is there, at ${width} px`, async ({ visitor }) => {
      const context = await visitor()
      for (const view of ['testDrive', 'interest', 'leaseCalculator'] as const) {
        const page = await open(context, paths.vehicleView(slug, view), width)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await settled(page)
        expect([view, await shiftsOf(page)]).toEqual([view, { shift: 0, moved: [] }])
        await page.close()
      }
    })

  test('shows the form before any script file, and takes it over with what was typed in it', async ({
    visitor,
    watch,
  }) => {
    const page = await (await visitor()).newPage()
    watch(page, /\.woff2/)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const scripts: string[] = []
    await page.route('**/*.js', async (route) => {
      scripts.push(route.request().url())
      await held
      await route.continue()
    })
    await page.goto(siteUrl + paths.brandVehicleView(vehicle.brandId, slug, 'testDrive'))
    await expect(page.getByRole('heading', { level: 1, name: title() })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Retour au véhicule' })).toBeVisible()
    const name = page.getByLabel('Nom et prénom')
    await name.pressSequentially('Anne W')
    const element = await name.elementHandle()
    release()
    await expect(page.locator('[data-shell]')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(paths.brandVehicleView(vehicle.brandId, slug, 'testDrive'))
    await page.keyboard.type('eber')
    await expect(name).toHaveValue('Anne Weber')
    expect(await name.evaluate((field, before) => field === before, element)).toBe(true)
    // Neither the vehicle page's code nor the calculators' is loaded.
    const loaded = scripts.map((url) => new URL(url).pathname)
    const isLoaded = async (template: string) => {
      const file = await ownFile(page, template)
      return loaded.includes(file)
    }
    expect(await isLoaded('vehicle-view')).toBe(true)
    for (const other of ['vehicle', 'vehicle-brand', 'vehicle-calculator'])
      expect([other, await isLoaded(other)]).toEqual([other, false])
  })

  test('loads the code of the form once somebody does anything on the page', async ({ visitor }) => {
    const context = await visitor()
    const page = await open(context, paths.vehicleView(slug, 'interest'))
    await settled(page)
    const isAlive = () => isLive(page.locator('form[method=post]'))
    expect(await isAlive()).toBe(false)
    await page.mouse.move(20, 20)
    await expect.poll(isAlive).toBe(true)
    expect((await shiftsOf(page)).shift).toBeLessThan(0.005)
  })

  test('is the vehicle for who goes on to it, and its form again on the way back', async ({ visitor, watch }) => {
    const context = await visitor()
    const page = await open(context, paths.vehicleView(slug, 'testDrive'))
    watch(page, /\.woff2/)
    await settled(page)
    await page.getByRole('link', { name: 'Retour au véhicule' }).click()
    await expect(page.getByRole('heading', { name: 'Équipement' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: title() })).toBeVisible()
    await expect(page.getByLabel('Nom et prénom')).toBeVisible()
  })
})
