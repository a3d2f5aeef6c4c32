import type { Page } from '@playwright/test'
import { BODY_SCHEMAS } from '../src/blocks/schemas'
import { GALLERY_PATH } from '../src/domain/content/gallery'
import { checkRules } from './support/check-rules'
import { previewUrl } from './support/editor'
import { fitsWidth } from './support/fits-width'
import { captionAt, exampleAt, findExamples } from './support/gallery'
import type { Example } from './support/gallery'
import { Keyboard } from './support/keyboard'
import { layOutAll } from './support/lay-out-all'
import { sampleOf } from './support/sample'
import { scrollThrough } from './support/scroll-through'
import { settled, trackRequests } from './support/settled'
import { expect, test } from './support/test'
import { findTextFaults } from './support/text-faults'
import { widthsFor } from './support/widths'

/** How many examples axe and the keyboard look at by default. */
const SAMPLE = 6
/** Steps of the focus after a caption. */
const STEPS = 2

/** Ids of records that examples ask for and the group does not have. */
const UNKNOWN = ['simca', 'inconnue']

/** One page for all tests: none of them changes it. */
let page: Page
/** Problems of the examples that the preview reports. */
let problems: string[]

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
  trackRequests(context)
  page = await context.newPage()
  await page.goto(previewUrl + GALLERY_PATH)
  const notice = page.locator('[data-preview]')
  await expect(notice).toHaveAttribute('data-preview', 'draft')
  problems = await notice.locator('li').allTextContents()
  // It stands over what is at the lower edge of the screen.
  await notice.getByRole('button', { name: 'Masquer' }).click()
})
test.afterAll(() => page.context().close())

/** All examples, once each of them shows something: the code of blocks is loaded after the page. */
const shownExamples = async (): Promise<Example[]> => {
  await layOutAll(page)
  let examples: Example[] = []
  await expect(async () => {
    examples = await findExamples(page)
    expect(examples.length).toBeGreaterThan(BODY_SCHEMAS.length)
    expect(examples.filter(({ isSeen }) => !isSeen).map(({ caption }) => caption)).toEqual([])
  }).toPass({ timeout: 60_000 })
  return examples
}

/** Places of the examples that a test looks at. */
const sampled = async (name: string): Promise<readonly number[]> =>
  sampleOf(name, [...(await shownExamples()).keys()], SAMPLE)

test.describe('gallery of blocks', () => {
  test('has every block, and no example with a problem', async () => {
    const shown = new Set((await shownExamples()).map(({ caption }) => caption.split(' ')[0]))
    expect(BODY_SCHEMAS.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
    expect(problems.filter((problem) => !UNKNOWN.some((id) => problem.includes(id)))).toEqual([])
  })

  for (const width of widthsFor('gallery'))
    test(`shows something of every example, and nothing beside the page, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await shownExamples()
      expect(await fitsWidth(page)).toBe(true)
    })

  for (const width of widthsFor('gallery: texts'))
    test(`cuts off no text, and lays none beside its box or on another, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await scrollThrough(page)
      await shownExamples()
      expect(await findTextFaults(page)).toEqual({ cut: [], outside: [], overlapping: [] })
    })

  for (const width of widthsFor('gallery: axe'))
    test(`breaks no rule of axe at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      // The gallery shows each block several times, so names of its parts come back.
      await checkRules(page, (await sampled('gallery: axe')).map(exampleAt), ['landmark-unique'])
    })

  for (const width of widthsFor('gallery: keyboard'))
    test(`shows and names what the keyboard reaches at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const keys = await Keyboard.on(page)
      // What comes near later would push the focus out of view.
      await scrollThrough(page)
      for (const place of await sampled('gallery: keyboard')) {
        await page.evaluate((selector) => {
          const caption = document.querySelector<HTMLElement>(`${selector} code`)
          caption?.setAttribute('tabindex', '-1')
          caption?.focus()
        }, captionAt(place))
        // The code of a form comes when it is near, and what it adds would push the focus out of view.
        await settled(page)
        for (let step = 0; step < STEPS; step += 1) {
          await keys.press('Tab')
          await keys.check()
        }
      }
    })
})
