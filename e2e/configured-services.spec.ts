import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { site } from '../src/config/site'
import { FIRST_BUILD } from './support/builds/build-run'
import { openConfiguredSite } from './support/configured-site'
import type { ConfiguredSite } from './support/configured-site'
import { isLong } from './support/long'
import { HOSTS, SERVICE_VARIABLES, TRACES } from './support/outside-services'
import { takeRefusals } from './support/refusals'
import { scrollThrough } from './support/scroll-through'
import { notedOn, tracesOn } from './support/service-traces'
import { settled } from './support/settled'
import { expect, test } from '@playwright/test'

test.skip(!isLong, 'a build of its own')
test.describe.configure({ mode: 'serial', timeout: FIRST_BUILD })

/** A story with a grid of booking buttons. */
const BOOKING = '/formulaires/prise-de-rendez-vous-pneus-roues'
/** A story with a page of another host. */
const EMBED = '/home-page/luxembourg'
const LEAST_TEMPLATES = 15

let configured: ConfiguredSite
let page: Page
/** Addresses of other hosts that were asked since the list was last emptied. */
let asked: URL[]
let visited: string[]

test.beforeAll(async ({ browser }) => {
  test.setTimeout(2 * FIRST_BUILD)
  configured = await openConfiguredSite(browser)
  expect(configured.templates.size).toBeGreaterThan(LEAST_TEMPLATES)
  visited = [...configured.templates.values(), BOOKING, EMBED]
  ;({ page, asked } = configured)
})
test.afterAll(() => configured.close())
test.afterEach(() => expect(takeRefusals(), 'refused by the security policy').toEqual([]))

const open = async (path: string): Promise<void> => {
  await page.goto(configured.siteUrl + path)
  await settled(page)
}
const hosts = (): string[] => [...new Set(asked.map(({ hostname }) => hostname))].sort()
/** Visits a page of every template to its end. */
const visitAll = async (look: (path: string) => Promise<void>): Promise<void> => {
  for (const path of visited) {
    asked.length = 0
    await open(path)
    await scrollThrough(page)
    await look(path)
  }
}
const expectSilence = (): Promise<void> =>
  visitAll(async (path) => {
    const { cookies, scripts, hints } = await tracesOn(page)
    expect([path, hosts(), cookies, scripts, hints]).toEqual([path, [], [], [], []])
  })

test.describe('a site with every outside service', () => {
  test('asks none of them before consent, on a page of every template', async () => {
    await expectSilence()
    await expect(page.getByRole('region', { name: 'Vos choix' })).toBeVisible()
  })

  test('allows their hosts in its security policy and no other', async () => {
    const answer = await page.goto(configured.siteUrl)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    const named = new Set(policy.match(/https:\/\/[^\s;]+/g))
    expect(named).toEqual(new Set([...Object.values(HOSTS), ...site.embedHosts].map((host) => `https://${host}`)))
    const refused = await page.evaluate(() => fetch('https://autre.example/').catch(() => 'refused'))
    expect([refused, hosts()]).toEqual(['refused', []])
    await settled(page)
    // Chromium reports one refusal in two messages.
    expect(new Set(takeRefusals().map((text) => text.includes('https://autre.example/')))).toEqual(new Set([true]))
  })

  test('loads the tag manager after consent, with everything denied before any event', async () => {
    await open('/')
    await page.getByRole('region', { name: 'Vos choix' }).getByRole('button', { name: 'Tout accepter' }).click()
    await expect.poll(async () => (await notedOn(page)).layerAtStart).toBeDefined()
    const [first, second, ...events] = (await notedOn(page)).layerAtStart ?? []
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', analytics_storage: 'denied' }
    const granted = { ad_storage: 'granted', ad_user_data: 'granted', analytics_storage: 'granted' }
    expect(first).toEqual(['consent', 'default', expect.objectContaining(denied)])
    expect(second).toEqual(['consent', 'update', expect.objectContaining(granted)])
    expect(events).toContainEqual([expect.objectContaining({ event: 'page_view' })])
    const tags = asked.filter(({ hostname }) => hostname === HOSTS.tagManager)
    expect(tags[0]?.href).toBe('https://tags.example/gtm.js?id=GTM-VITRINE')
    await expect.poll(() => asked.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(['/collect']))
  })

  test('reports errors and shows streets and pages of other hosts after consent', async () => {
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('Essai')
        }),
    )
    await expect.poll(hosts).toContain(HOSTS.monitoring)
    expect(hosts()).not.toContain(HOSTS.tiles)
    await open(paths.locations)
    await scrollThrough(page)
    await expect.poll(hosts).toContain(HOSTS.tiles)
    await expect(page.getByText(SERVICE_VARIABLES.GATSBY_MAP_TILES_ATTRIBUTION)).toBeVisible()
    await open(EMBED)
    await expect(page.locator('iframe')).toHaveCount(1)
    await scrollThrough(page)
    await expect.poll(hosts).toContain('www.openstreetmap.org')
  })

  test('opens the booking window with its four parameters', async () => {
    const bookingOf = async (path: string, button: string) => {
      asked.length = 0
      await open(path)
      await expect.poll(hosts).toContain(HOSTS.booking)
      await expect.poll(async () => (await notedOn(page)).bookings).toEqual([])
      await page.getByRole('main').getByRole('button', { name: button }).first().click()
      await expect.poll(async () => (await notedOn(page)).bookings).toHaveLength(1)
      return (await notedOn(page)).bookings?.[0]
    }
    expect(await bookingOf(BOOKING, 'Marnach')).toStrictEqual({
      location: 'marnach',
      make: undefined,
      product_category: 'tyres',
      product_category_hidden: true,
    })
    const vehicle = [...configured.templates.values()].find((path) => /^\/stock\/\d/.test(path)) ?? ''
    expect(await bookingOf(vehicle, 'Prendre rendez-vous')).toStrictEqual({
      location: expect.stringMatching(/^[a-z-]+$/),
      make: expect.stringMatching(/^[a-z-]+$/),
      product_category: 'sales',
      product_category_hidden: true,
    })
  })

  test('is refused nothing by its policy after consent, on a page of every template', () =>
    visitAll(async () => {
      await expect.poll(hosts).toContain(HOSTS.tagManager)
    }))

  test('asks none of them after a withdrawal, which deletes what they left', async () => {
    await open(BOOKING)
    await expect.poll(async () => (await tracesOn(page)).scripts).toEqual(['booking-widget', 'tag-manager'])
    const before = await tracesOn(page)
    expect(before.cookies).toEqual(TRACES.cookies)
    expect(before.stored).toEqual(expect.arrayContaining([TRACES.entry, 'sentryReplaySession']))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('dialog').getByRole('button', { name: 'Tout refuser' }).click()
    await reloaded
    await settled(page)
    const after = await tracesOn(page)
    expect([after.cookies, after.scripts]).toEqual([[], []])
    expect(after.stored).toContain('vitrine.consent')
    for (const name of [TRACES.entry, 'sentryReplaySession']) expect(after.stored).not.toContain(name)
    await expectSilence()
  })
})
