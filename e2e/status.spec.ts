import type { Page } from '@playwright/test'
import { z } from 'zod'
import { DEMO_TOKENS } from '../demo/content-api/options'
import { DEMO_SECRETS } from '../src/cli/lib/demo-secrets'
import { statusSchema } from '../src/server/status/model/schema'
import { until } from './support/processes'
import { ask, siteUrl } from './support/site'
import { expect, test } from './support/test'

const token = process.env['STATUS_TOKEN'] || DEMO_SECRETS.STATUS_TOKEN
const CONTENT = `http://127.0.0.1:${process.env['CONTENT_PORT'] ?? '4400'}`

const spaceAnswer = z.object({ space: z.object({ id: z.number() }) })
const storiesAnswer = z.object({
  stories: z.array(z.object({ id: z.number(), name: z.string(), full_slug: z.string() })),
})
const storyAnswer = z.object({ story: z.object({ id: z.number() }) })

/** The write side of the demo's content API. */
const editing = async () => {
  const space = spaceAnswer.parse(await (await fetch(`${CONTENT}/v2/cdn/spaces/me?token=${DEMO_TOKENS.public}`)).json())
    .space.id
  return {
    base: `${CONTENT}/v1/spaces/${space}/stories`,
    headers: { authorization: DEMO_TOKENS.management, 'content-type': 'application/json' },
  }
}

/** Publishes a news article with another name through the write side of the demo's content API, as its editor does. */
const publishNews = async (): Promise<string> => {
  const { base, headers } = await editing()
  const { stories } = storiesAnswer.parse(await (await fetch(`${base}?starts_with=news/`, { headers })).json())
  const [story] = stories
  if (!story) throw new Error('the demo has no news')
  const response = await fetch(`${base}/${story.id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ story: { name: `${story.name} (${Date.now()})` }, publish: 1 }),
  })
  if (!response.ok) throw new Error(`${base} answered ${response.status}`)
  return story.full_slug
}

const status = async () =>
  statusSchema.parse(await (await ask('/api/status', { headers: { authorization: `Bearer ${token}` } })).json())

/** Waits until nothing is on its way: what another test changed may still go live in the middle of the next one. */
const untilQuiet = (): Promise<void> =>
  until(
    'an event is still open, or a build runs',
    async () => {
      const { queue, events } = await status()
      return queue.waiting === 0 && queue.running === null && !events.some((event) => event.status === 'building')
    },
    120_000,
  )

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${siteUrl}/status`)
  await page.getByLabel('Jeton d’accès').fill(token)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.locator('#live')).toBeVisible()
}

test.describe('the status page', () => {
  test('lets nobody in without the token', async ({ context }) => {
    const page = await context.newPage()
    await page.goto(`${siteUrl}/status`)
    expect(new URL(page.url()).pathname).toBe('/status/connexion')
    await page.getByLabel('Jeton d’accès').fill('pas le bon')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('Ce jeton n’est pas le bon.')).toBeVisible()
    expect((await ask('/api/status')).status).toBe(401)
  })

  test('shows what is live, follows the server and looks right at every width', async ({ context, watch }) => {
    const page = await context.newPage()
    const seen = watch(page)
    await signIn(page)
    await expect(page.getByText('En direct', { exact: true })).toBeVisible()
    const { live } = await status()
    expect(live).not.toBeNull()
    await expect(page.locator('#live code').first()).toHaveAttribute('title', live?.id ?? '')
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([
        width,
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ]).toEqual([width, 0])
    }
    expect({ errors: seen.errors, hosts: [...seen.hosts] }).toEqual({ errors: [], hosts: ['localhost'] })
  })

  test('works without a script', async ({ browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const page = await plain.newPage()
    await signIn(page)
    await expect(page.getByRole('link', { name: 'Actualiser' })).toHaveCount(1)
  })

  test('says of a story that the site cannot show that it is not live, and why', async ({ context }) => {
    const { base, headers } = await editing()
    const page = await context.newPage()
    await signIn(page)
    const content = { component: 'page', seo: { component: 'seo', title: 'Un fichier', description: '' }, body: [] }
    const body = JSON.stringify({ story: { name: 'Un fichier', slug: 'robots.txt', content }, publish: 1 })
    const { story } = storyAnswer.parse(await (await fetch(base, { method: 'POST', headers, body })).json())
    try {
      const row = page.locator('#events tbody tr').filter({ hasText: 'robots.txt' }).first()
      await expect(row.getByText('Laissé de côté')).toBeVisible({ timeout: 120_000 })
      expect(await row.textContent()).toContain('qui est le nom d’un fichier. Donnez-lui une autre adresse')
      expect(await (await ask('/robots.txt')).text()).toContain('Sitemap:')
    } finally {
      await fetch(`${base}/${story.id}`, { method: 'DELETE', headers })
    }
    // What its removal builds would go live in the middle of another test.
    await expect(
      page.locator('#events tbody tr').filter({ hasText: 'robots.txt' }).filter({ hasText: 'En ligne' }).first(),
    ).toBeVisible({ timeout: 120_000 })
  })

  test('shows a published story on its way until it is live', async ({ context }) => {
    const page = await context.newPage()
    await signIn(page)
    await expect(page.getByText('En direct', { exact: true })).toBeVisible()
    const before = await status()
    const slug = await publishNews()
    const row = page.locator('#events tbody tr').filter({ hasText: slug }).first()
    await expect(row.getByText('En ligne')).toBeVisible({ timeout: 120_000 })
    const after = await status()
    const known = new Set(before.events.map(({ id }) => id))
    const event = after.events.find(({ id, subject }) => !known.has(id) && subject.includes(slug))
    expect(event).toMatchObject({ source: 'storyblok', status: 'published' })
    expect(event?.seconds).toBeGreaterThan(0)
    expect(after.live?.id).not.toBe(before.live?.id)
  })

  test('goes back to the release before, after asking', async ({ context }) => {
    await untilQuiet()
    const page = await context.newPage()
    await signIn(page)
    const before = await status()
    const target = before.releases.find(({ live, held }) => !live && !held)
    if (!target) throw new Error('there is no release to go back to')
    const open = () => page.locator(`#releases a[href="/status/versions/${target.id}/retour"]`).click()
    await open()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'Annuler' }).click()
    expect((await status()).live?.id).toBe(before.live?.id)
    await open()
    await dialog.getByRole('button', { name: 'Revenir à cette version' }).click()
    await expect(page.getByText('La version choisie est en ligne.')).toBeVisible()
    const after = await status()
    expect(after.live).toMatchObject({ id: target.id, cause: 'rollback' })
    // The other suites go on with the release that was live.
    await page.locator(`#releases a[href="/status/versions/${before.live?.id ?? ''}/retour"]`).click()
    await dialog.getByRole('button', { name: 'Revenir à cette version' }).click()
    await expect(page.locator(`#live code[title="${before.live?.id ?? ''}"]`)).toBeVisible()
  })
})
