import { PAGE_KINDS } from '../bench/visitor/limits'
import type { PageKind } from '../bench/visitor/limits'
import { pathOf } from '../bench/visitor/pages/choose'
import { findPages } from '../bench/visitor/pages/find'
import { firstPicture, shownPictures } from './support/pictures'
import type { ShownPicture } from './support/pictures'
import { scrollThrough } from './support/scroll-through'
import { siteUrl } from './support/site'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

/** How many times as wide as its place a picture file may be; the smallest file on offer is always allowed. */
const MOST = 1.3
/** Pages with a gallery, a grid of pictures in four columns, the models of a brand, and portraits below a hero without a picture. */
const OTHERS = [
  '/a-propos-de-nous/presse',
  '/a-propos-de-nous/histoire-de-l-entreprise',
  '/peugeot/models',
  '/carrieres/portraits-de-collaborateurs',
] as const
/** Rendered in the browser, from its address: the image asks for itself as soon as it is there, and no HTML could before. */
const IN_BROWSER: PageKind = 'comparison'
/** Pages that show pictures before anybody scrolls. */
const ABOUT_CARS: readonly PageKind[] = ['home', 'stock', 'vehicle', 'model']

test.describe('pictures', () => {
  const pages = findPages(siteUrl, null)

  const visited = [
    ...PAGE_KINDS.map((kind) => ({ kind, find: async () => pathOf(await pages, kind) })),
    ...OTHERS.map((path) => ({ kind: path, find: () => Promise.resolve(path) })),
  ]

  for (const { kind, find } of visited)
    test(`are as large as their places, and the first one is loaded at once: ${kind}`, async ({ openPage }) => {
      const path = await find()
      let pictures = 0
      for (const width of widthsFor(`pictures: ${kind}`)) {
        const page = await openPage(path, width)
        await settled(page)
        const first = await firstPicture(page)
        // On some pages the largest thing painted first is text.
        const isPreloaded = kind !== IN_BROWSER
        if (first) expect({ width, ...first }).toMatchObject({ loading: 'eager', priority: 'high', isPreloaded })
        if (ABOUT_CARS.some((one) => one === kind)) expect((await shownPictures(page)).length).toBeGreaterThan(0)
        await scrollThrough(page)
        const shown = await shownPictures(page)
        pictures += shown.length
        const fits = ({ loaded, place, smallest }: ShownPicture) => loaded <= smallest || loaded <= MOST * place
        // The browser keeps using a larger file of the same picture once it is loaded.
        const fitting = new Set(shown.filter(fits).map(({ address }) => address))
        const tooLarge = shown.filter((one) => !fits(one) && !fitting.has(one.address))
        expect(tooLarge, `at ${width} px`).toEqual([])
        await page.close()
      }
      console.log(`${kind}: ${pictures} pictures`)
    })
})
