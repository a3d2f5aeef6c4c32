import type { Browser, FrameLocator, Locator, Page } from '@playwright/test'

const port = process.env['PREVIEW_PORT']
if (!port) throw new Error('PREVIEW_PORT is not set: these tests are run by "npm test", which starts the preview')

/** Origin of the preview server under test; the demo's editor stands beside its pages. */
export const previewUrl = `http://localhost:${port}`

export interface OpenEditor {
  page: Page
  /** The page in the editor's frame. */
  frame: FrameLocator
  /** Opens a story by its name in the list. */
  open: (name: string) => Promise<void>
  /** The form of a block of the open story, opened. */
  block: (label: string) => Promise<Locator>
}

/** The demo's editor with a story in its frame, once the draft is there. */
export const openEditor = async (browser: Browser): Promise<OpenEditor> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-LU' })
  const page = await context.newPage()
  await page.goto(`${previewUrl}/demo/editor`)
  const frame = page.frameLocator('iframe.page')
  /** The page of before is marked, so that its draft is not taken for that of the next one. */
  const ready = () => frame.locator('html:not([data-left]) [data-preview="draft"]').waitFor({ timeout: 60_000 })
  const leave = () =>
    page.evaluate(`document.querySelector('iframe.page').contentDocument.documentElement.setAttribute('data-left', '')`)
  await ready()
  return {
    page,
    frame,
    open: async (name) => {
      await leave()
      await page.getByRole('searchbox').fill(name)
      await page.locator('.row', { hasText: name }).first().click()
      await page.locator('.heading strong', { hasText: name }).waitFor()
      await ready()
    },
    block: async (label) => {
      const form = page.locator('details.block', { has: page.locator('summary b', { hasText: label }) }).first()
      if ((await form.getAttribute('open')) === null) await form.locator('summary').first().click()
      // The toggle event fires in a later task, and the fields are created only then.
      await form.locator('.inside > *').first().waitFor()
      return form
    },
  }
}

/**
 * Types into a field of the open form and waits until the page in the frame shows it.
 *
 * @param selector of the control, in the editor
 * @param shown of the element in the frame
 * @returns milliseconds from the keystroke to the page
 */
export const typingTime = (page: Page, selector: string, shown: string, text: string): Promise<number> =>
  // As text: what compiles the tests adds helpers to functions that the page does not have.
  page.evaluate<number>(`new Promise((resolve, reject) => {
    const control = document.querySelector(${JSON.stringify(selector)})
    const inside = document.querySelector('iframe.page').contentDocument
    const began = performance.now()
    const look = () => {
      const found = inside.querySelector(${JSON.stringify(shown)})
      if (found && found.textContent.includes(${JSON.stringify(text)})) resolve(performance.now() - began)
      else if (performance.now() - began > 30000) reject(new Error('the page never showed the text'))
      else requestAnimationFrame(look)
    }
    control.value = ${JSON.stringify(text)}
    control.dispatchEvent(new Event('input', { bubbles: true }))
    look()
  })`)
