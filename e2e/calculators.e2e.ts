import type { Browser, BrowserContext, Page } from 'playwright-core'
import { paths } from '../src/config/segments'
import { formatPrice } from '../src/domain/format/price'
import { vehicleSlug } from '../src/domain/routes/vehicle-slug'
import type { Vehicle } from '../src/domain/vehicle/types'
import { launchBrowser, watch } from './support/browser'
import { stock } from './support/change-stock'
import { siteUrl } from './support/site'

let browser: Browser
let context: BrowserContext
/** Available in every way, its credit with a balloon and its VAT deductible. */
let vehicle: Vehicle

beforeAll(async () => {
  browser = await launchBrowser()
  const found = (await stock()).find(
    ({ prices, availability, vatReportable }) =>
      availability === 'available' &&
      vatReportable &&
      prices.length === 5 &&
      prices.some(({ type, remainingBalance }) => type === 'private_finance' && Number(remainingBalance) > 0),
  )
  if (!found) throw new Error('The stock has no vehicle that can be had in every way')
  vehicle = found
})
beforeEach(async () => {
  context = await browser.newContext({ locale: 'fr-LU', timezoneId: 'Europe/Luxembourg' })
})
afterEach(() => context.close())
afterAll(() => browser.close())

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const open = async (view: 'privateFinance' | 'leaseCalculator', width: number): Promise<Page> => {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await page.goto(siteUrl + paths.vehicleView(vehicleSlug(vehicle), view))
  await page.getByRole('slider', { name: 'Durée, curseur' }).waitFor()
  return page
}
const monthly = async (page: Page) =>
  plain(await page.getByRole('region', { name: 'Résultat du calcul' }).locator('b').first().textContent())

describe.each([390, 1440])('calculators at %i px', (width) => {
  it('begin with the offer, follow the keyboard, say what is possible, and are as they were after a reload', async () => {
    const page = await open('privateFinance', width)
    const seen = watch(page)
    const row = vehicle.prices.find(({ type }) => type === 'private_finance')
    expect(await monthly(page)).toBe(plain(formatPrice(row?.monthlyInstallment ?? NaN)))

    const duration = page.getByRole('slider', { name: 'Durée, curseur' })
    await duration.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const months = await page.getByRole('textbox', { name: 'Durée' }).inputValue()
    expect(Number(months)).toBeGreaterThan(row?.contractDuration ?? NaN)
    const longer = await monthly(page)
    expect(longer).not.toBe(plain(formatPrice(row?.monthlyInstallment ?? NaN)))

    await page.getByRole('textbox', { name: 'Apport' }).fill('900.000')
    await page.getByText(/^Au plus [\d.]+/).waitFor()
    expect(await monthly(page)).toBe(longer)
    await page.getByRole('button', { name: 'Revenir à l’offre de départ' }).click()
    await page.getByRole('textbox', { name: 'Durée' }).fill('24')
    const short = await monthly(page)
    await page.reload()
    await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '24'))
    expect(await monthly(page)).toBe(short)

    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(seen.errors).toEqual([])
  })

  it('send a calculation along with an enquiry, which shows it first', async () => {
    const page = await open('leaseCalculator', width)
    await page.getByRole('textbox', { name: 'Par an' }).fill('25.000')
    await page.getByRole('link', { name: 'Demander avec ce calcul' }).click()
    await page
      .getByText(/Votre calcul.*joint à votre demande/)
      .first()
      .waitFor()
    await page.getByLabel('Nom et prénom').fill('Anne Weber')
    await page.getByLabel('E-mail').fill('anne@exemple.lu')
    await page.getByRole('checkbox').check()
    const [request] = await Promise.all([
      page.waitForRequest('**/api/enquiries'),
      page.getByRole('button', { name: 'Envoyer ma demande' }).click(),
    ])
    expect(request.postData()).toContain('- Par an : 25.000 km')
    expect(request.postData()).toContain('- TAEG : ')
    await page.getByText('Merci, votre demande est bien partie').waitFor()
  })
})

it('switches between the ways to have a vehicle where they are compared', async () => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl + paths.vehicle(vehicle))
  const title = page.locator('summary', { hasText: 'Comparer sur une même base' })
  await title.focus()
  await page.keyboard.press('Enter')
  const table = page.locator('details', { has: title }).getByRole('table')
  await table.waitFor()
  expect(await table.getByRole('row').count()).toBe(6)
  await table.getByRole('button', { name: 'Financement', exact: true }).click()
  await page.getByText('Exemple représentatif').first().waitFor()
  await page.getByRole('link', { name: 'Calculer votre financement' }).click()
  await page.getByRole('heading', { level: 1, name: /^Financer la / }).waitFor()
})
