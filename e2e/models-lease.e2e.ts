import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { COLLECTIONS } from '../src/contract/dealer/collections'
import { paths, segments } from '../src/config/segments'
import type { LeaseOffer, Model } from '../src/domain/model/types'
import { launchBrowser, watch } from './support/browser'
import { open as openIn, shiftsOf, visitorOf } from './support/list-page'
import { reloadInPlace } from './support/reload-in-place'
import { apiUrl, siteUrl } from './support/site'

let browser: Browser
let models: Model[]
let offers: LeaseOffer[]
/** A brand with enough models to be filtered, and one electric among them. */
let brandId: string

const read = async <Item>(kind: 'models' | 'lease-offers', schema: z.ZodType<Item>): Promise<Item[]> => {
  const answer = await fetch(`${apiUrl}/api/dealer/v1/${kind}`)
  return z.object({ items: z.array(schema) }).parse(await answer.json()).items
}

beforeAll(async () => {
  browser = await launchBrowser()
  models = await read<Model>('models', COLLECTIONS.models)
  offers = await read<LeaseOffer>('lease-offers', COLLECTIONS['lease-offers'])
  const ofBrand = (id: string) => models.filter((model) => model.brandId === id)
  const isElectric = ({ trims }: Model) => trims.some(({ fuel }) => fuel === 'electric')
  const found = models
    .map((model) => model.brandId)
    .find((id) => ofBrand(id).length > 4 && ofBrand(id).some(isElectric) && !ofBrand(id).every(isElectric))
  if (!found) throw new Error('No brand has models with and without electric versions')
  brandId = found
})
afterAll(() => browser.close())

const open = async (path: string, width = 1440): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'fr-LU',
    timezoneId: 'Europe/Luxembourg',
    viewport: { width, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(siteUrl + path)
  return page
}
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first().waitFor()
const filters = (page: Page) => page.getByRole('region', { name: 'Filtres' })
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
const plural = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`

describe('models of a brand', () => {
  it('are filtered with the keyboard, kept in the address, and given back by back and reload', async () => {
    const all = models.filter((model) => model.brandId === brandId)
    const electric = all.filter(({ trims }) => trims.some(({ fuel }) => fuel === 'electric'))
    const page = await open(paths.brandModels(brandId))
    const seen = watch(page)
    await told(page, new RegExp(`^${plural(all.length, 'modèle')}$`))
    const box = filters(page).getByRole('checkbox', { name: /^Électrique/ })
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input[type=checkbox]')].some((input) => !(input as HTMLInputElement).disabled),
    )
    await box.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/\?carburant=electrique$/)
    await told(page, `${plural(electric.length, 'modèle')} sur ${all.length}`)
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'Prix, le moins cher d’abord' })
    await page.waitForURL(/\?carburant=electrique&tri=prix-asc$/)
    await page.reload()
    await told(page, `${plural(electric.length, 'modèle')} sur ${all.length}`)
    const cheapest = [...electric].sort((a, b) => {
      const least = ({ trims }: Model) =>
        Math.min(...trims.flatMap(({ fuel, price }) => (fuel === 'electric' ? [price] : [])))
      return least(a) - least(b)
    })[0]
    expect(await page.getByRole('article').first().getByRole('heading').textContent()).toBe(
      `${cheapest?.brandName} ${cheapest?.name}`,
    )
    await page.goBack()
    await page.waitForURL(/\?carburant=electrique$/)
    expect(seen.errors).toEqual([])
    await page.context().close()
  })

  it('are all there without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(siteUrl + paths.brandAllModels(brandId))
    expect(await page.getByRole('article').count()).toBe(models.filter((model) => model.brandId === brandId).length)
    expect(await filters(page).count()).toBe(0)
    await context.close()
  })
})

describe('a model', () => {
  it.each([390, 768, 1440])('compares its levels and leads to the form with the version, at %i px', async (width) => {
    const model = models.find(({ trims }) => new Set(trims.map(({ name }) => name)).size > 1)
    if (!model) throw new Error('No model has two levels')
    const page = await open(paths.model(model), width)
    expect(await fits(page)).toBe(true)
    const link = page.getByRole('link', { name: new RegExp(`^Demander une offre ${model.trims[0]?.name}$`) })
    await link.click()
    await page.waitForURL(/\/contact\?version=/)
    await page.waitForFunction(
      (name) => (document.querySelector('textarea')?.value ?? '').includes(name),
      model.trims[0]?.name ?? '',
    )
    await page.context().close()
  })

  it('is looked at in the lightbox, and its document tells that it is fetched', async () => {
    const model = models.find(({ downloads, photos }) => downloads.length > 0 && photos.length > 1)
    if (!model) throw new Error('No model has a document')
    const page = await open(paths.model(model))
    const dialog = page.getByRole('dialog')
    // A click before scripts run is lost: on a slow machine it takes more than one.
    for (let tries = 0; tries < 60 && !(await dialog.isVisible()); tries += 1) {
      await page
        .getByRole('button', { name: /^Agrandir/ })
        .first()
        .click({ timeout: 1_000 })
        .catch(() => undefined)
      await dialog.waitFor({ timeout: 1_000 }).catch(() => undefined)
    }
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const answer = await page.request.get(
      (await page
        .getByRole('link', { name: /\(PDF,/ })
        .first()
        .getAttribute('href')) ?? '',
    )
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await page.context().close()
  })
})

describe('lease offers', () => {
  const kinds = [
    ['private', `/${segments.privateLease}`],
    ['business', `/${segments.businessLease}`],
    ['business', '/entreprise/fleet-leasing'],
  ] as const
  it.each(kinds)('of the %s kind are filtered and sorted at %s', async (kind, path) => {
    const ofKind = offers.filter((offer) => offer.kind === kind)
    const [first] = ofKind
    if (!first) throw new Error(`No ${kind} offer`)
    const count = ofKind.filter((offer) => offer.brandId === first.brandId).length
    const page = await open(`${path}?marque=${first.brandId}`)
    await told(page, `${plural(count, 'offre')} sur ${ofKind.length}`)
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'Loyer, le plus cher d’abord' })
    await page.waitForURL((url) => url.search === `?marque=${first.brandId}&tri=mensualite-desc`)
    await page.getByRole('button', { name: `Retirer le filtre ${first.brandName}` }).click()
    await told(page, new RegExp(`^${plural(ofKind.length, 'offre')}$`))
    await page.context().close()
  })

  it('stand on pages with links of their own, and all on one without scripts', async () => {
    const ofKind = offers.filter((offer) => offer.kind === 'private')
    const pages = Math.ceil(ofKind.length / 24)
    expect(pages).toBeGreaterThan(1)
    const page = await open(`/${segments.privateLease}`)
    await page
      .getByRole('navigation', { name: 'Pages de la liste' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click()
    await page.waitForURL(/\?page=2$/)
    await page.getByRole('link', { name: 'Page 2', exact: true }).and(page.locator('[aria-current="page"]')).waitFor()
    const list = page.getByRole('region', { name: 'Offres trouvées' }).getByRole('article')
    const second = Math.min(24, ofKind.length - 24)
    await page.waitForFunction((count) => document.querySelectorAll('#liste article').length === count, second)
    const names = await list.getByRole('heading').allTextContents()
    await page.reload()
    await page.waitForFunction((count) => document.querySelectorAll('#liste article').length === count, second)
    expect(await list.getByRole('heading').allTextContents()).toEqual(names)
    // The address of the first page has no parameters, and is a step to go back from all the same.
    await page.getByRole('link', { name: 'Page 1', exact: true }).click()
    await page.waitForURL((url) => url.search === '')
    await page.goBack()
    await page.waitForURL(/\?page=2$/)
    await page.context().close()

    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${siteUrl}/${segments.privateLease}`)
    expect(await plain.locator('#liste article:visible').count()).toBe(ofKind.length)
    expect(await plain.getByRole('navigation', { name: 'Pages de la liste' }).count()).toBe(0)
    await context.close()
  })

  it.each([390, 768, 1440])('fit the screen at %i px, overview and detail', async (width) => {
    const [offer] = offers
    if (!offer) throw new Error('No offer')
    const page = await open(`/${segments.privateLease}`, width)
    expect(await fits(page)).toBe(true)
    await page.goto(siteUrl + paths.leaseOffer(offer.kind, offer.id))
    expect(await fits(page)).toBe(true)
    await page.context().close()
  })

  it('propose what is near when nothing fits', async () => {
    const page = await open(`/${segments.privateLease}?carburant=electrique&mensualite=-1`)
    await page.getByRole('heading', { name: 'Aucune offre ne correspond à tous vos filtres' }).waitFor()
    await page.getByRole('link', { name: /^Sans Loyer mensuel/ }).click()
    await page.waitForURL(/\?carburant=electrique$/)
    await page.getByRole('article').first().waitFor()
    await page.context().close()
  })

  it('are asked for and tried by forms that name them', async () => {
    const offer = offers.find(({ kind }) => kind === 'private')
    if (!offer) throw new Error('No private offer')
    const page = await open(paths.leaseOffer(offer.kind, offer.id))
    await page.getByRole('complementary').getByRole('link', { name: 'Réserver un essai' }).click()
    await page.waitForURL(/#essai$/)
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Demander un essai' }) })
    await form.getByLabel('Nom et prénom').fill('Anne Weber')
    await form.getByLabel('E-mail').fill('anne@exemple.lu')
    await form.getByRole('checkbox').check()
    expect(await form.getByRole('textbox', { name: /^Message/ }).inputValue()).toContain(offer.modelName)
    const [request] = await Promise.all([
      page.waitForRequest('**/api/enquiries'),
      form.getByRole('button', { name: 'Demander un essai' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      kind: 'model_test_drive',
      leaseOfferKey: offer.id,
      modelKey: offer.modelId,
    })
    await page.getByText('Merci, votre demande est bien partie').waitFor()
    await page.context().close()
  })
})

describe('a list with filters', () => {
  it.each([390, 1440])(
    'moves nothing when its address is opened and when it is loaded again, at %i px',
    async (width) => {
      const [offer] = offers.filter(({ kind }) => kind === 'private')
      if (!offer) throw new Error('No private offer')
      const context = await visitorOf(browser)
      for (const path of [
        `${paths.brandModels(brandId)}?carburant=electrique`,
        `/${segments.privateLease}?marque=${offer.brandId}`,
        `/${segments.privateLease}?page=2`,
      ]) {
        const page = await openIn(context, path, width)
        const isThere = async () => {
          await page.locator('#liste').getByRole('article').first().waitFor()
          await page.waitForLoadState('networkidle')
        }
        await isThere()
        expect([path, await shiftsOf(page)]).toEqual([path, { shift: 0, moved: [] }])
        await page.locator('#liste').getByRole('article').last().scrollIntoViewIfNeeded()
        await reloadInPlace(page, isThere)
        expect([`${path}, again`, await shiftsOf(page)]).toEqual([`${path}, again`, { shift: 0, moved: [] }])
        await page.close()
      }
      await context.close()
    },
  )
})
