import type { Locator } from '@playwright/test'
import { openEditor, previewUrl, typingTime } from './support/editor'
import { layOutAll } from './support/lay-out-all'
import { isLong } from './support/long'
import { ask, siteUrl } from './support/site'
import { settled } from './support/settled'
import { expect, test } from './support/test'

const PUBLIC_TOKEN = 'demo-public-token'
const contentUrl = `http://127.0.0.1:${process.env['CONTENT_PORT'] ?? ''}`
const isPublic = async (slug: string): Promise<boolean> =>
  (await fetch(`${contentUrl}/v2/cdn/stories/${slug}?token=${PUBLIC_TOKEN}`)).ok

const KEYSTROKES = isLong ? 15 : 5

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

test.describe('visual editor', () => {
  test('shows a draft while it is typed', async ({ browser }) => {
    const { page, frame, block } = await openEditor(browser)
    await block('Ouverture')
    const times: number[] = []
    for (let step = 1; step <= KEYSTROKES; step += 1)
      times.push(await typingTime(page, 'details[open] [name=title]', 'h1', `Un titre tout neuf ${step}`))
    console.log(
      `keystroke → draft in the frame: median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${times.length}`,
    )
    expect(Math.max(...times)).toBeLessThan(10_000)
    expect(await frame.locator('h1').textContent()).toBe(`Un titre tout neuf ${KEYSTROKES}`)
    expect(await page.locator('.heading .state').textContent()).toBe('Non enregistré')
  })

  test('opens the form of the block that is clicked in the page, names it when it is broken, and goes on', async ({
    browser,
    watch,
  }) => {
    const { page, frame, block } = await openEditor(browser)
    watch(page)
    const form = page.locator('details.block[open] [name=title]').first()
    // The draft may be there a moment before the bridge that hears the click.
    await expect(async () => {
      await frame.locator('h1').click()
      await expect(form).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 60_000 })
    expect(await page.locator('details.block[open] > summary b').first().textContent()).toBe('Ouverture')
    const hero = await block('Ouverture')
    await hero.locator('[name=title]').first().fill('')
    const notice = frame.locator('[data-preview]')
    await expect(notice.locator('li', { hasText: 'Bloc 1 (hero)' })).toBeVisible()
    expect(await frame.locator('main section').count()).toBeGreaterThan(3)
    await hero.locator('[name=title]').first().fill('De retour')
    await expect(frame.locator('h1', { hasText: 'De retour' })).toBeVisible()
    await expect(notice.locator('li')).toHaveCount(0)
  })

  test('lays a draft out as the page that is published', async ({ browser, openPage }) => {
    const { page, frame, open } = await openEditor(browser)
    await open('Pneus et gardiennage')
    const heightsIn = (root: Locator): Promise<number[]> =>
      root.evaluate((main) => [...main.querySelectorAll('section')].map((part) => Math.round(part.clientHeight)))
    const width = await frame.locator('html').evaluate(() => window.innerWidth)
    const published = await openPage('/services/pneus-et-gardiennage', width)
    await layOutAll(published)
    const heights = await heightsIn(published.locator('main'))
    expect(heights.length).toBeGreaterThan(3)
    await expect.poll(() => heightsIn(frame.locator('main'))).toEqual(heights)
    await page.context().close()
  })

  test('fits into the screens of desks and tablets, and shows drafts of the parts of every page', async ({
    browser,
  }) => {
    const { page, frame, open } = await openEditor(browser)
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { overflow, visible } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        visible: [...document.querySelectorAll('.bar .button.primary, iframe.page, .form')].every(
          (element) => element.getBoundingClientRect().right <= innerWidth + 1,
        ),
      }))
      expect({ width, overflow, visible }).toEqual({ width, overflow: 0, visible: true })
    }
    for (const [name, field, shown] of [
      ['En-tête', 'label', 'header'],
      ['Pied de page', 'claim', 'footer'],
    ] as const) {
      await open(name)
      if (field === 'label') await page.locator('details.block > summary').first().click()
      const text = `Essai de ${name.toLowerCase()}`
      await page.locator(`.form [name=${field}]`).first().fill(text)
      await expect(frame.locator(shown, { hasText: text }).first()).toBeVisible()
      page.once('dialog', (dialog) => void dialog.accept())
    }
  })

  test('shows a story that was never published with blocks that need stock, then publishes it and takes it back', async ({
    browser,
  }) => {
    const { page, frame } = await openEditor(browser)
    const slug = `essai-${Date.now()}`
    await page.getByRole('button', { name: '+ Nouveau' }).click()
    await page.getByLabel('Nom').fill('Essai de l’éditeur')
    await page.getByLabel('Adresse').fill(slug)
    await page.getByRole('button', { name: 'Créer' }).click()
    await expect(frame.locator('h1', { hasText: 'Essai de l’éditeur' })).toBeVisible()
    expect((await ask(`/${slug}`)).status).toBe(404)
    await expect(frame.getByText('Jamais publié.')).toBeVisible()
    await expect(frame.getByText(/La publication mettra à jour/)).toContainText(`/${slug}`)

    await page.locator('.form select.add').first().selectOption('stock-preview')
    await expect(frame.locator('main a[href^="/stock/"]').first()).toBeVisible()
    expect(await isPublic(slug)).toBe(false)
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(page.locator('.heading .state', { hasText: 'Publié' })).toBeVisible()
    expect(await isPublic(slug)).toBe(true)
    await expect(frame.getByText(/^En ligne depuis/)).toBeVisible()
    expect((await ask(`/${slug}`)).status).toBe(200)
    await expect(frame.locator('main a[href^="/stock/"]').first()).toBeVisible()
    await page.getByRole('button', { name: 'Dépublier' }).click()
    await expect(page.locator('.heading .state', { hasText: 'Brouillon' })).toBeVisible()
    expect(await isPublic(slug)).toBe(false)
    await expect(frame.getByText(/^Hors ligne depuis/)).toBeVisible()
    expect((await ask(`/${slug}`)).status).toBe(404)
  })

  test('previews a release and publishes it as one, and keeps what is typed during a save', async ({ browser }) => {
    const { page, frame, open, block } = await openEditor(browser)
    await open('Accessibilité')
    const name = `Essai ${Date.now()}`
    await page.getByLabel('Publication groupée').selectOption('+ Nouvelle publication groupée…')
    await page.getByRole('dialog').getByLabel('Nom').fill(name)
    await page.getByRole('button', { name: 'Créer' }).click()
    await expect(frame.getByText('Aperçu d’une publication groupée')).toBeVisible()
    const title = (await block('Ouverture')).locator('[name=title]').first()
    const before = await title.inputValue()
    await page.route('**/demo/editor/stories/*', async (route) => {
      if (route.request().method() === 'PUT') await title.fill(name)
      await route.continue()
    })
    await title.fill('Pas encore fini')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.locator('.message')).toHaveText('Brouillon enregistré.')
    await expect(page.locator('.heading .state')).toHaveText('Non enregistré')
    await expect(frame.locator('h1')).toHaveText(name)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Publier le groupe' }).click()
    await expect(page.getByLabel('Publication groupée')).toHaveValue('')
    await expect(frame.getByText(/^En ligne depuis/)).toBeVisible()
    expect(await (await ask('/accessibilite')).text()).toContain(name)
    await (await block('Ouverture')).locator('[name=title]').first().fill(before)
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(frame.getByText('Publié, sans modification en attente.')).toBeVisible()
  })
})

test.describe('hosts of the preview', () => {
  test('answers the editor’s host only, and nothing is kept or listed', async () => {
    for (const path of ['/', '/stock', '/robots.txt', '/nulle-part', '/demo/editor/schema']) {
      const { headers } = await fetch(previewUrl + path)
      expect([path, headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('x-frame-options')]).toEqual(
        [path, 'no-store', 'noindex', null],
      )
    }
    expect((await fetch(previewUrl)).headers.get('content-security-policy')).toContain(
      `frame-ancestors ${new URL(previewUrl).host}`,
    )
    expect(await (await fetch(`${previewUrl}/robots.txt`)).text()).toContain('Disallow: /\n')
    expect((await fetch(`${previewUrl}/api/preview/story?_storyblok=1`)).status).toBe(403)
  })

  test('leaves the public server as strict as it is', async () => {
    expect((await ask('/api/preview/story?_storyblok=1')).status).toBe(404)
    expect((await ask('/demo/editor')).status).not.toBe(200)
    expect((await ask('/')).headers.get('x-frame-options')).toBe('DENY')
  })

  test('loads the bridge for nobody whom the editor does not mean', async ({ context }) => {
    for (const address of [
      siteUrl,
      `${siteUrl}/?_storyblok=1`,
      `${previewUrl}/contact?_storyblok=1&_storyblok_tk[space_id]=1`,
    ]) {
      const page = await context.newPage()
      const scripts: Promise<string>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
      })
      await page.goto(address)
      await settled(page)
      await expect(page.locator('h1').first()).toBeVisible()
      const texts = await Promise.all(scripts)
      expect(texts.length).toBeGreaterThan(0)
      expect([address, texts.filter((text) => text.includes('storyblok-bridge-stylesheet')).length]).toEqual([
        address,
        0,
      ])
      await page.close()
    }
  })
})
