import { Hono } from 'hono'
import { createHash } from 'node:crypto'
import { apiError } from '../api-error'
import { decodedPath } from '../decoded-path'
import { createImageCache } from './image-cache'
import { DEFAULTS, ImageOptionError } from './options'
import type { Format, ImageOptions } from './options'
import { parseImageOptions } from './parse-options'
import { pictureAt } from './picture'
import { rememberTexts } from './remember'
import { renderImage } from './render'

/** How many pictures are made at a time. */
const PARALLEL = 2
const ORIGINAL_QUALITY = 90
/** Digests that are remembered: the pictures of the demo stock in the sizes that browsers ask for. */
const REMEMBERED = 5_000
/** Raised when the same options make another picture than before: kept ones are made anew. */
const RENDERING = 2

/**
 * The image service: `/f/…` is an original, `/f/…/m/800x600/filters:quality(80):format(webp)` what is made of it.
 *
 * @see https://www.storyblok.com/docs/api/image-service
 */
export const imageRoutes = (folder: string): Hono => {
  const cache = createImageCache(folder, PARALLEL)
  const remember = rememberTexts(REMEMBERED)
  const app = new Hono()
  app.get('*', async (context) => {
    const [, path = '', isMade, asked = ''] =
      /^(\/f\/.+?\.(?:jpg|png))(\/m(?:\/(.*))?)?$/.exec(decodedPath(context)) ?? []
    const picture = pictureAt(path)
    if (!picture) throw apiError(404, { error: 'There is no such picture' })
    const accepted: Format =
      isMade !== undefined && context.req.header('accept')?.includes('image/webp') ? 'webp' : picture.format
    try {
      const options: ImageOptions =
        isMade === undefined ? { ...DEFAULTS, quality: ORIGINAL_QUALITY } : parseImageOptions(asked)
      const format = options.format ?? accepted
      // The drawing itself is part of the digest: a picture that is drawn better one day is made anew. Within a process
      // an address has one drawing, which takes longer than reading the finished picture.
      const digest = remember(JSON.stringify([path, options, format]), () =>
        createHash('sha256')
          .update(JSON.stringify([RENDERING, picture.svg, options, format]))
          .digest('hex'),
      )
      const headers = {
        etag: `"${digest.slice(0, 32)}"`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': `image/${format}`,
        ...(isMade !== undefined && options.format === null && { vary: 'Accept' }),
      }
      if (context.req.header('if-none-match')?.includes(headers.etag)) return context.body(null, 304, headers)
      const bytes = await cache.get(digest, () => renderImage(picture, options, format))
      return context.body(new Uint8Array(bytes), 200, headers)
    } catch (error) {
      if (error instanceof ImageOptionError) throw apiError(400, { error: error.message, filter: error.part })
      throw error
    }
  })
  return app
}
