import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { stock } from './support/change-stock'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

let vehicle: Vehicle

test.beforeAll(async () => {
  const found = (await stock()).find(
    ({ prices, equipment, photos, availability }) =>
      availability === 'available' && prices.length === 5 && equipment.length > 30 && photos.length > 5,
  )
  if (!found) throw new Error('The stock has no vehicle with every price, much equipment and photos')
  vehicle = found
})

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const open = async (context: BrowserContext, width: number, path = paths.vehicle(vehicle)): Promise<Page> => {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await page.goto(siteUrl + path)
  // Prices are asked by script: from then on everything answers.
  await expect(page.getByText(/Prix vérifié à \d\d:\d\d/).first()).toBeVisible()
  return page
}
const percent = (page: Page) => page.getByRole('dialog').getByText(/^\d+\s%$/)

for (const width of widthsFor('detail: vehicle detail'))
  test.describe(`vehicle detail at ${width} px`, () => {
    test('finds equipment without accents, and shows photos over the page, moved by drag and arrows', async ({
      context,
      watch,
    }) => {
      const page = await open(context, width)
      watch(page)
      const field = page.getByRole('searchbox', { name: 'Chercher dans l’équipement' })
      const label = vehicle.equipment.find(({ label: text }) => /[éèê]/.test(text))?.label ?? ''
      await field.fill(label.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
      await expect(page.getByText(/^\d+ sur \d+$/)).toBeVisible()
      expect((await page.locator('mark').allTextContents()).join(' ')).toContain(
        label.split(/[^\p{L}\p{N}]+/u)[0] ?? label,
      )
      await field.fill('')
      await expect(page.locator('mark').first()).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await page
        .getByRole('button', { name: new RegExp(`^Agrandir la photo .*1\\s/\\s${vehicle.photos.length}$`) })
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('listitem').first()).toBeVisible()
      const x = width / 2
      await page.mouse.dblclick(x, 400)
      expect(plain(await percent(page).textContent())).toBe('250 %')
      await page.waitForFunction(
        () =>
          new DOMMatrix(
            getComputedStyle(document.querySelector('dialog li[aria-hidden="false"] img') as Element).transform,
          ).a > 2.4,
      )
      await page.mouse.wheel(0, -300)
      await page.waitForFunction(() => !/250/.test(document.querySelector('dialog')?.textContent ?? ''))
      const moved = () =>
        page.evaluate(
          () =>
            new DOMMatrix(
              (document.querySelector('dialog li[aria-hidden="false"]') as HTMLElement).style.getPropertyValue(
                '--zoom',
              ),
            ).e,
        )
      const before = await moved()
      await page.mouse.move(x, 400)
      await page.mouse.down()
      await page.mouse.move(x + 60, 400, { steps: 4 })
      await page.mouse.up()
      expect(await moved()).toBeGreaterThan(before)
      await page.keyboard.press('ArrowRight')
      expect(plain(await dialog.getByText(/^\d+ \/ \d+$/).textContent())).toBe(`1 / ${vehicle.photos.length}`)
      await page.keyboard.press('0')
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByText(/^2 \/ \d+$/)).toBeVisible()
      await page.waitForFunction(() => {
        const list = document.querySelector('dialog ul')
        return list !== null && Math.abs(list.scrollLeft - list.clientWidth) < 2
      })
      await page.waitForFunction(
        () =>
          new DOMMatrix(
            getComputedStyle(document.querySelector('dialog li[aria-hidden="false"] img') as Element).transform,
          ).a === 1,
      )
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Agrandir la photo.*1\s\/\s\d+$/)
    })

    test('is shared by keyboard, with the address of the page alone', async ({ context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const page = await open(context, width, `${paths.vehicle(vehicle)}?utm_source=test`)
      await page.getByRole('button', { name: 'Partager' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Partager ce véhicule' })
      await dialog.getByRole('button', { name: 'Copier le lien' }).press('Enter')
      await expect(page.getByText('L’adresse de la page est copiée.')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + paths.vehicle(vehicle))
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Partager')
    })
  })

test('gives all equipment and prices to those without scripts, and nothing to press that would do nothing', async ({
  browser,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false })
  const page = await bare.newPage()
  await page.goto(siteUrl + paths.vehicle(vehicle))
  const text = (await page.locator('main').textContent()) ?? ''
  for (const { label } of vehicle.equipment) expect(text).toContain(label)
  await expect(page.getByRole('searchbox', { name: 'Chercher dans l’équipement' })).toBeHidden()
  for (const name of ['Partager', 'Comparer', 'Favori', 'Prendre rendez-vous'])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0)
  // But for the form, which is sent without scripts.
  await expect(page.locator('main input[type=checkbox]:not(form[method=post] *):visible')).toHaveCount(0)
  await expect(page.getByText('Comparer sur une même base')).toBeHidden()
  const panel = page.getByRole('complementary', { name: 'Prix et prochaines étapes' })
  await expect(panel.getByRole('radio')).toHaveCount(vehicle.prices.length)
  for (const { type } of vehicle.prices) {
    await panel.locator(`label:has(input[value=${type}])`).click()
    await expect(panel.locator(`[data-way=${type}] p > b`).filter({ visible: true }).first()).toBeVisible()
    await expect(panel.locator('[data-way] p[aria-live] b').filter({ visible: true })).toHaveCount(1)
    await expect(panel.getByRole('combobox')).toHaveCount(0)
    await expect(panel.getByRole('link', { name: /^Calculer/ })).toHaveCount(0)
  }
})

test('prints on two A4 pages at most, with every price and all equipment, without what is pressed', async ({
  context,
}) => {
  const page = await open(context, 1440)
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      const details = [...document.querySelectorAll<HTMLDetailsElement>('main details:has(h3)')].map((one) => one.open)
      const sheet = [...document.querySelectorAll('main section[aria-label="Prix et prochaines étapes"] > div')].map(
        (one) => one.textContent,
      )
      document.documentElement.dataset['printed'] = JSON.stringify({ sheet, details })
    })
  })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2)
  const box = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)
  expect([Math.round(Number(box?.[1])), Math.round(Number(box?.[2]))]).toEqual([595, 842])
  const printed: unknown = JSON.parse(
    (await page.evaluate(() => document.documentElement.dataset['printed'])) ?? 'null',
  )
  expect(printed).toEqual({
    details: [...new Set(vehicle.equipment.map(({ group }) => group))].map(() => true),
    sheet: [expect.not.stringContaining('TAEG'), ...Array.from({ length: 4 }, () => expect.stringContaining('TAEG'))],
  })
  await page.emulateMedia({ media: 'print' })
  const [sheet, figures] = [
    await page.getByRole('main').boundingBox(),
    await page
      .locator('section', { has: page.getByRole('heading', { name: 'Consommation et émissions' }) })
      .locator('dl')
      .boundingBox(),
  ]
  expect(figures?.width).toBeGreaterThan((sheet?.width ?? Infinity) * 0.6)
  for (const hidden of [
    page.locator('header').first(),
    page.locator('footer').first(),
    page.getByRole('button', { name: 'Partager' }),
  ])
    await expect(hidden).toBeHidden()
})

test('proposes the nearest vehicles where one is gone, in words of its address and from the release alone', async ({
  context,
}) => {
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answer = await page.goto(`${siteUrl}/stock/999999999-1-${vehicle.brandId}-${vehicle.modelName}-hybrid`)
  expect(answer?.status()).toBe(404)
  const region = page.getByRole('region', { name: 'En stock, et proches de ce que vous cherchiez' })
  await expect(region.getByRole('article').first()).toBeVisible()
  const names = await region.getByRole('heading', { level: 3 }).allTextContents()
  expect(names[0]).toBe(`${vehicle.brandName} ${vehicle.modelName}`)
  expect(names.length).toBeLessThanOrEqual(4)
  expect(asked.filter((path) => path.startsWith('/api/') && !/redirects|live|version/.test(path))).toEqual([])
  await region
    .getByRole('link', { name: names[0] ?? '' })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Partager' })).toBeVisible()
})
