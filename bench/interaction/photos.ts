import type { BrowserContext } from 'playwright-core'
import { parseImageOptions } from '../../demo/content-api/images/parse-options'
import { pictureAt } from '../../demo/content-api/images/picture'
import { renderImage } from '../../demo/content-api/images/render'

/** Files by what is asked of a photo: its size and quality. One photo stands for all, as large as they are. */
const made = new Map<string, Promise<Buffer>>()

const make = async (path: string, asked: string): Promise<Buffer> => {
  const picture = pictureAt(path)
  if (!picture) throw new Error(`No photo at ${path}`)
  return renderImage(picture, parseImageOptions(asked), 'webp')
}

/**
 * Gives the pages of a context their photos at once. The image service would draw each of them on the processor that the
 * page is measured on, which no visitor's does.
 */
export const servePhotos = async (context: BrowserContext): Promise<void> => {
  await context.route(
    ({ pathname }) => pathname.startsWith('/f/'),
    async (route) => {
      const [, path = '', asked = ''] =
        /^(\/f\/.+?\.jpg)\/m\/(.*)$/.exec(decodeURIComponent(new URL(route.request().url()).pathname)) ?? []
      if (path === '') return route.continue()
      const making = made.get(asked) ?? make(path, asked)
      made.set(asked, making)
      await route.fulfill({
        contentType: 'image/webp',
        headers: { 'cache-control': 'max-age=31536000' },
        body: await making,
      })
    },
  )
}
