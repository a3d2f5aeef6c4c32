import type { Page, Request } from '@playwright/test'
import { settled } from './support/settled'
import { expect, test } from './support/test'

/** What an old cache would have kept of the page, other than the host serves it now. */
const OLD: Record<string, (html: string) => string> = {
  data: (html) => html.replace(/(name="vitrine:data" content=")[0-9a-f]{16}/, '$10123456789abcdef'),
  scripts: (html) => html.replace(/(data-bundle=")[0-9a-f]{16}/, '$10123456789abcdef'),
}

/** Opens a page, waits until it looked which build is live, goes on by a link, and answers which documents were loaded. */
const documentsOnTheWay = async (page: Page, spoil: (html: string) => string): Promise<string[]> => {
  const documents: string[] = []
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: spoil(html) })
  })
  const latest = page.waitForResponse(/\/builds\/latest\.json/)
  await page.goto('/contact')
  await latest
  // The data of the page is asked for right after, unless its scripts are old already.
  await settled(page)
  await page.locator('footer a[href="/accessibilite"]').first().click()
  await expect(page).toHaveURL(/\/accessibilite$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
  return documents
}

test.describe('a page from an old cache', () => {
  for (const [what, spoil] of Object.entries(OLD))
    test(`loads the next page afresh when its ${what} are not those of the live build`, async ({ page }) => {
      expect(await documentsOnTheWay(page, spoil)).toEqual(['/contact', '/accessibilite'])
    })

  test('is told from a current one, which goes on without a load', async ({ page }) => {
    expect(await documentsOnTheWay(page, (html) => html)).toEqual(['/contact'])
  })
})
