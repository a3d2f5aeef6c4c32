import type { Page } from '@playwright/test'
import { shiftsOf } from './support/list-page'
import { expect, test } from './support/test'

const PHOTO = 'main article img'

const MOST_BYTES = 200

/** Colour and drawing behind the first card's photo. The build may encode the drawing otherwise than the style sheet's source. */
const behindPhoto = (page: Page) =>
  page
    .locator(PHOTO)
    .first()
    .evaluate((image) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(image)
      return { colour: backgroundColor, drawing: /^url\("(.+)"\)$/.exec(backgroundImage)?.[1] ?? '' }
    })

test.describe('the place of a photo that is not there yet', () => {
  for (const width of [390, 1440])
    test(`shows a tone and a drawing, and does not move when the photo comes, at ${width} px`, async ({ visitor }) => {
      const page = await (await visitor()).newPage()
      await page.setViewportSize({ width, height: 900 })
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/f/**', async (route) => {
        await released
        await route.continue()
      })
      await page.goto('/stock', { waitUntil: 'commit' })
      const photo = page.locator(PHOTO).first()
      await expect(photo).toBeVisible()
      const place = await photo.boundingBox()
      const { colour, drawing } = await behindPhoto(page)
      expect({ colour, drawing }).toEqual({
        colour: 'rgb(233, 237, 242)',
        drawing: expect.stringMatching(/^data:image\/svg\+xml[;,]/),
      })
      expect(drawing.length).toBeLessThan(MOST_BYTES)
      expect(place?.height).toBeGreaterThan(100)
      release()
      await expect(photo).toHaveJSProperty('complete', true)
      expect(await photo.boundingBox()).toEqual(place)
      expect(await shiftsOf(page)).toEqual({ shift: 0, moved: [] })
    })
})
