import type { Page } from '@playwright/test'
import { paths, segments } from '../src/config/segments'
import type { LeaseOffer } from '../src/domain/model/types'
import { readLeaseOffers } from './support/dealer-lists'
import { waitLikeAPerson } from './support/enquiry-form'
import { expectStill } from './support/expect-still'
import { fitsWidth } from './support/fits-width'
import { sampleOf } from './support/sample'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

let offers: LeaseOffer[]

test.beforeAll(async () => {
  offers = await readLeaseOffers()
})

const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const plural = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`

test.describe('lease offers', () => {
  const kinds = [
    ['private', `/${segments.privateLease}`],
    ['business', `/${segments.businessLease}`],
    ['business', '/entreprise/fleet-leasing'],
  ] as const
  for (const [kind, path] of kinds)
    test(`of the ${kind} kind are filtered and sorted at ${path}`, async ({ openPage }) => {
      const ofKind = offers.filter((offer) => offer.kind === kind)
      const [first] = ofKind
      if (!first) throw new Error(`No ${kind} offer`)
      const count = ofKind.filter((offer) => offer.brandId === first.brandId).length
      const page = await openPage(`${path}?marque=${first.brandId}`)
      await told(page, `${plural(count, 'offre')} sur ${ofKind.length}`)
      await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'Loyer, le plus cher d’abord' })
      await page.waitForURL((url) => url.search === `?marque=${first.brandId}&tri=mensualite-desc`)
      await page.getByRole('button', { name: `Retirer le filtre ${first.brandName}` }).click()
      await told(page, new RegExp(`^${plural(ofKind.length, 'offre')}$`))
    })

  test('stand on pages with links of their own, and all on one without scripts', async ({ browser, openPage }) => {
    const ofKind = offers.filter((offer) => offer.kind === 'private')
    const pages = Math.ceil(ofKind.length / 24)
    expect(pages).toBeGreaterThan(1)
    const page = await openPage(`/${segments.privateLease}`)
    await page
      .getByRole('navigation', { name: 'Pages de la liste' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click()
    await page.waitForURL(/\?page=2$/)
    await expect(
      page.getByRole('link', { name: 'Page 2', exact: true }).and(page.locator('[aria-current="page"]')),
    ).toBeVisible()
    const list = page.getByRole('region', { name: 'Offres trouvées' }).getByRole('article')
    const second = Math.min(24, ofKind.length - 24)
    await page.waitForFunction((count) => document.querySelectorAll('#liste article').length === count, second, {
      polling: 100,
    })
    const names = await list.getByRole('heading').allTextContents()
    await page.reload()
    await page.waitForFunction((count) => document.querySelectorAll('#liste article').length === count, second, {
      polling: 100,
    })
    expect(await list.getByRole('heading').allTextContents()).toEqual(names)
    // The address of the first page has no parameters, and is a step to go back from all the same.
    await page.getByRole('link', { name: 'Page 1', exact: true }).click()
    await page.waitForURL((url) => url.search === '')
    await page.goBack()
    await page.waitForURL(/\?page=2$/)

    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${siteUrl}/${segments.privateLease}`)
    await expect(plain.locator('#liste article:visible')).toHaveCount(ofKind.length)
    await expect(plain.getByRole('navigation', { name: 'Pages de la liste' })).toHaveCount(0)
  })

  for (const width of widthsFor('lease-offers: fit the screen'))
    test(`fit the screen at ${width} px, overview and detail`, async ({ openPage }) => {
      const [offer] = offers
      if (!offer) throw new Error('No offer')
      const page = await openPage(`/${segments.privateLease}`, width)
      expect(await fitsWidth(page)).toBe(true)
      await page.goto(siteUrl + paths.leaseOffer(offer.kind, offer.id))
      expect(await fitsWidth(page)).toBe(true)
    })

  test('propose what is near when nothing fits', async ({ openPage }) => {
    const page = await openPage(`/${segments.privateLease}?carburant=electrique&mensualite=-1`)
    await expect(page.getByRole('heading', { name: 'Aucune offre ne correspond à tous vos filtres' })).toBeVisible()
    await page.getByRole('link', { name: /^Sans Loyer mensuel/ }).click()
    await page.waitForURL(/\?carburant=electrique$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('are asked for and tried by forms that name them', async ({ openPage }) => {
    const offer = offers.find(({ kind }) => kind === 'private')
    if (!offer) throw new Error('No private offer')
    const page = await openPage(paths.leaseOffer(offer.kind, offer.id))
    await page.getByRole('complementary').getByRole('link', { name: 'Réserver un essai' }).click()
    await page.waitForURL(/#essai$/)
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Demander un essai' }) })
    await form.getByLabel('Nom et prénom').fill('Anne Weber')
    await form.getByLabel('Adresse e-mail').fill('anne@exemple.lu')
    await form.getByLabel('Téléphone').fill('621 123 456')
    await form.getByLabel('Concession').selectOption({ index: 1 })
    await form.getByRole('checkbox', { name: /permis de conduire/ }).check()
    await form.getByRole('checkbox', { name: /^J’accepte/ }).check()
    expect(await form.getByRole('textbox', { name: /^Message/ }).inputValue()).toContain(offer.modelName)
    await waitLikeAPerson(page)
    const [request] = await Promise.all([
      page.waitForRequest('**/api/enquiries'),
      form.getByRole('button', { name: 'Demander un essai' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      kind: 'model_test_drive',
      leaseOfferKey: offer.id,
      modelKey: offer.modelId,
    })
    await expect(page.getByText('Merci, votre demande est bien partie')).toBeVisible()
  })
})

test.describe('the list of lease offers with filters', () => {
  for (const width of widthsFor('lease-offers: moves nothing when its', [390, 1440]))
    test(`moves nothing when its address is opened and when it is loaded again, at ${width} px`, async ({
      visitor,
    }) => {
      const context = await visitor()
      const offer = offers.find(({ kind }) => kind === 'private')
      if (!offer) throw new Error('No private offer')
      for (const search of sampleOf('lease-offers: moves nothing', [`?marque=${offer.brandId}`, '?page=2'], 1))
        await expectStill(context, `/${segments.privateLease}${search}`, width)
    })
})
