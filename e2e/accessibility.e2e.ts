import axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { paths } from '../src/config/segments'
import { sharedUrl } from '../src/domain/routes/shared-ids'
import { launchBrowser } from './support/browser'
import { siteUrl } from './support/site'
import { TEMPLATES, vehiclePaths } from './support/spec-paths'

/** The rules of axe, which a machine can hold a page to; the journey by keyboard and by what is spoken is held elsewhere. */
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Arrows move the photos wherever the focus is in their dialog: one stop more would only be in the way. */
const MOVED_BY_ARROWS = 'dialog ul'

interface AxeWindow {
  axe: { run: (context: { exclude: string[] }) => Promise<AxeResults> }
}

/** What breaks a rule on the page as it stands: the rule, and the first element that does. */
const broken = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (apart) => (window as unknown as AxeWindow).axe.run({ exclude: [apart] }),
    MOVED_BY_ARROWS,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`)
}

/** Templates of which wide screens show parts that narrow ones do not. */
const WIDE = ['/', '/peugeot', '/peugeot/models/3008', '/stock', '/concessions', '/contact']

describe.each([
  [390, [...TEMPLATES, '/private-lease', '/entreprise/fleet-leasing', '/nulle-part']],
  [1440, WIDE],
])('at %i px', (width, templates) => {
  const open = async (path: string): Promise<Page> => {
    const page = await browser.newPage({
      bypassCSP: true,
      viewport: { width, height: 900 },
      locale: 'fr-LU',
      timezoneId: 'Europe/Luxembourg',
    })
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' })
    return page
  }

  const openFilters = async (page: Page): Promise<void> => {
    if (width === 390)
      await page
        .getByRole('button', { name: /^Filtres/ })
        .first()
        .click()
    const groups = page
      .locator('details:visible:not([open]) > summary')
      .filter({ hasText: /^(Marque|Équipement|Prix|Kilométrage|Transmission)/ })
    await groups.evaluateAll((summaries: HTMLElement[]) => summaries.forEach((summary) => summary.click()))
    await page.getByRole('checkbox', { name: /^Automatique/ }).waitFor()
  }

  it('no template breaks a rule', async () => {
    const [vehicle] = await vehiclePaths(1)
    const views = [
      vehicle?.detail,
      vehicle?.brandDetail,
      ...(vehicle?.forms ?? []),
      ...(vehicle?.calculators ?? []),
    ].map((path) => path ?? '')
    for (const path of [...templates, ...views]) {
      const page = await open(path)
      expect([path, await broken(page)]).toEqual([path, []])
      await page.close()
    }
  })

  it('nor does a comparison, a list of favourites, a photo or the filters', async () => {
    const ids = (await vehiclePaths(4)).map(({ slug }) => Number(/^\d+/.exec(slug)?.[0]))
    const [vehicle] = await vehiclePaths(1)
    const states: [path: string, act: (page: Page) => Promise<void>][] = [
      [sharedUrl('', paths.compare, ids), (page) => page.getByRole('table').waitFor()],
      [sharedUrl('', paths.favourites, ids), (page) => page.getByRole('article').first().waitFor()],
      [
        vehicle?.detail ?? '',
        (page) =>
          page
            .getByRole('button', { name: /^Agrandir la photo/ })
            .first()
            .click(),
      ],
      [`${paths.stock}?carburant=diesel`, openFilters],
    ]
    for (const [path, act] of states) {
      const page = await open(path)
      await act(page)
      expect([path, await broken(page)]).toEqual([path, []])
      await page.close()
    }
  })
})
