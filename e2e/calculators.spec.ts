import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { formatPrice } from '../src/domain/format/price'
import { vehicleSlug } from '../src/domain/routes/vehicle-slug'
import type { Vehicle } from '../src/domain/vehicle/types'
import { stock } from './support/change-stock'
import { waitLikeAPerson } from './support/enquiry-form'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

/** Available in every way, its credit with a balloon and its VAT deductible. */
let vehicle: Vehicle

test.beforeAll(async () => {
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

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const open = async (
  context: BrowserContext,
  view: 'privateFinance' | 'leaseCalculator',
  width: number,
): Promise<Page> => {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await page.goto(siteUrl + paths.vehicleView(vehicleSlug(vehicle), view))
  await expect(page.getByRole('slider', { name: 'Durée, curseur' })).toBeVisible()
  return page
}
const monthly = async (page: Page) =>
  plain(await page.getByRole('region', { name: 'Résultat du calcul' }).locator('b').first().textContent())

for (const width of widthsFor('calculators', [390, 1440]))
  test.describe(`calculators at ${width} px`, () => {
    test('begin with the offer, follow the keyboard, say what is possible, and are as they were after a reload', async ({
      context,
      watch,
    }) => {
      const page = await open(context, 'privateFinance', width)
      watch(page)
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
      await expect(page.getByText(/^Au plus [\d.]+/)).toBeVisible()
      expect(await monthly(page)).toBe(longer)
      await page.getByRole('button', { name: 'Revenir à l’offre de départ' }).click()
      await page.getByRole('textbox', { name: 'Durée' }).fill('24')
      const short = await monthly(page)
      await page.reload()
      await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '24'))
      expect(await monthly(page)).toBe(short)

      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    })

    test('send a calculation along with an enquiry, which shows it first', async ({ context }) => {
      const page = await open(context, 'leaseCalculator', width)
      await page.getByRole('textbox', { name: 'Par an' }).fill('25.000')
      await page.getByRole('link', { name: 'Demander avec ce calcul' }).click()
      await expect(page.getByText(/Calcul.*joint à votre demande/).first()).toBeVisible()
      await page.getByLabel('Nom et prénom').fill('Anne Weber')
      await page.getByLabel('Adresse e-mail').fill('anne@exemple.lu')
      await page.getByRole('checkbox', { name: /^J’accepte/ }).check()
      await waitLikeAPerson(page)
      const [request] = await Promise.all([
        page.waitForRequest('**/api/enquiries'),
        page.getByRole('button', { name: 'Envoyer ma demande' }).click(),
      ])
      const { attachments } = request.postDataJSON() as { attachments: { kind: string; lines: string[][] }[] }
      expect(attachments).toMatchObject([{ kind: 'calculation' }])
      expect(attachments[0]?.lines).toContainEqual(['Par an', '25.000 km'])
      expect(attachments[0]?.lines.map(([label]) => label)).toContain('TAEG')
      await expect(page.getByText('Merci, votre demande est bien partie')).toBeVisible()
    })
  })

test('switches between the ways to have a vehicle where they are compared', async ({ context }) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl + paths.vehicle(vehicle))
  const title = page.locator('summary', { hasText: 'Comparer sur une même base' })
  await title.focus()
  await page.keyboard.press('Enter')
  const table = page.locator('details', { has: title }).getByRole('table')
  await expect(table).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(6)
  await table.getByRole('button', { name: 'Financement', exact: true }).click()
  await expect(page.getByText('Exemple représentatif').first()).toBeVisible()
  await page.getByRole('link', { name: 'Calculer votre financement' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Financer la / })).toBeVisible()
})
