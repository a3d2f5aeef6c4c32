import type { BrowserContext, Page } from '@playwright/test'
import { PRIVACY_PATH } from '../src/config/consent/consent-link'
import { isLocalHost } from './support/local-host'
import { scrollThrough } from './support/scroll-through'
import { each, release, siteUrl, store } from './support/site'
import { settled } from './support/settled'
import { EMBED } from './support/spec-paths'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

const EMBEDDED_HOST = 'www.openstreetmap.org'

/** Answers other hosts with an empty page, so that nothing leaves this machine. @returns the hosts that were asked */
const answerOthers = async (context: BrowserContext): Promise<string[]> => {
  const asked: string[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && !isLocalHost(url.hostname),
    async (route) => {
      asked.push(new URL(route.request().url()).hostname)
      await route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Autre site</title>' })
    },
  )
  return asked
}

const openDialog = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookies et services externes' })
  await expect(dialog).toBeVisible()
  return dialog
}

test.describe('consent', () => {
  test('loads what the visitor allowed, and nothing once it is withdrawn', async ({ openPage }) => {
    const page = await openPage('about:blank')
    const asked = await answerOthers(page.context())
    await page.goto(siteUrl + EMBED)
    await settled(page)
    const dialog = await openDialog(page)
    for (const name of ['Confort', 'Statistiques', 'Marketing'])
      await expect(dialog.getByRole('checkbox', { name })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name: 'Confort' }).check()
    await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(1)
    await scrollThrough(page)
    await expect.poll(() => new Set(asked)).toEqual(new Set([EMBEDDED_HOST]))
    const stored = await page.evaluate(() => localStorage.getItem('vitrine.consent'))
    expect(JSON.parse(stored ?? '{}')).toMatchObject({
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      choices: { comfort: true, statistics: false, marketing: false },
    })

    await page.reload()
    await settled(page)
    await expect(page.locator('iframe')).toHaveCount(1)
    const again = await openDialog(page)
    await expect(again.getByRole('checkbox', { name: 'Confort' })).toBeChecked()
    await again.getByRole('button', { name: 'Tout refuser' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)

    asked.length = 0
    await page.reload()
    await settled(page)
    await scrollThrough(page)
    expect(asked).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
    expect((await page.context().cookies()).filter(({ domain }) => domain !== 'localhost')).toEqual([])
  })

  test('is withdrawn in every tab', async ({ openPage }) => {
    const page = await openPage('about:blank')
    await answerOthers(page.context())
    await page.goto(siteUrl + EMBED)
    await settled(page)
    await page.getByRole('button', { name: 'Autoriser les contenus externes' }).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    const other = await page.context().newPage()
    await other.goto(`${siteUrl}/faq`)
    await settled(other)
    await (await openDialog(other)).getByRole('button', { name: 'Tout refuser' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  for (const width of widthsFor('consent: is refused as easily', [390, 1440]))
    test(`is refused as easily as given, by keyboard too, ${width} px wide`, async ({ openPage }) => {
      const page = await openPage('/faq', width)
      await settled(page)
      await page.getByRole('link', { name: 'Gérer les cookies' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Cookies et services externes' })
      await expect(dialog).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/faq')
      const [refuse, accept] = await Promise.all(
        ['Tout refuser', 'Tout accepter'].map((name) => dialog.getByRole('button', { name }).boundingBox()),
      )
      expect(Math.abs((refuse?.height ?? 0) - (accept?.height ?? 1))).toBeLessThan(1)
      expect(Math.abs((refuse?.width ?? 0) - (accept?.width ?? 999))).toBeLessThan(40)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('vitrine.consent'))).toBeNull()
    })

  test('is explained to visitors without scripts, who load nothing', async ({ openPage }) => {
    const page = await openPage('/faq', 390, { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Gérer les cookies' }).click()
    await page.waitForURL(`**${PRIVACY_PATH}#cookies`)
    await expect(page.getByText('Gérer les cookies', { exact: false }).first()).toBeVisible()
  })
})

test('the overlay of analytics events is in no file of a release', async () => {
  const found: string[] = []
  await each([...(await release()).files()], async ([path, { digest }]) => {
    if (path.endsWith('.js') && (await store.blobs.read(digest)).includes('data-analytics-overlay')) found.push(path)
  })
  expect(found).toEqual([])
})
