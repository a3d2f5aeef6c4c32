import { brotliCompressSync, constants } from 'node:zlib'
import { collectReceived } from '../bench/visitor/browser/quiet'
import { PAGE_KINDS, SCRIPT_KB } from '../bench/visitor/limits'
import type { PageKind } from '../bench/visitor/limits'
import { pathOf } from '../bench/visitor/pages/choose'
import { findPages } from '../bench/visitor/pages/find'
import { STOCK_LISTS } from './support/stock-lists'
import { siteUrl } from './support/site'
import { settled } from './support/settled'
import { vehiclePaths } from './support/spec-paths'
import { expect, test } from './support/test'

/** Network silence in milliseconds after which a page is loaded; short, because the site is local. */
const SILENCE_MS = 1_000

const compressed = async (url: string): Promise<number> => {
  const file = Buffer.from(await (await fetch(url)).arrayBuffer())
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }).length
}

/** Sizes of files that were asked for before: pages share most of theirs. */
const sizes = new Map<string, Promise<number>>()

/** Size of a file with brotli 11, as a release stores it. */
const keptBytes = (url: string): Promise<number> => {
  const size = sizes.get(url) ?? compressed(url)
  sizes.set(url, size)
  return size
}

const firstVehicle = async () => {
  const [vehicle] = await vehiclePaths(1)
  if (!vehicle) throw new Error('The stock has no vehicle')
  return vehicle
}

const formsBelowBrand = async (): Promise<string[]> => {
  const { brandDetail, forms } = await firstVehicle()
  return forms.filter((path) => path.startsWith(`${brandDetail}/`))
}

test.describe('script that a visitor of a page receives', () => {
  const pages = findPages(siteUrl, null)
  const kinds: [name: string, kind: PageKind, pathsOf: () => Promise<readonly string[]>][] = [
    ...PAGE_KINDS.map((kind): (typeof kinds)[number] => [kind, kind, async () => [pathOf(await pages, kind)]]),
    ['vehicle below its brand', 'vehicle', async () => [(await firstVehicle()).brandDetail]],
    ['forms of a vehicle below its brand', 'form', formsBelowBrand],
    ['other lists of the stock', 'stock', () => Promise.resolve(STOCK_LISTS)],
  ]

  for (const [name, kind, pathsOf] of kinds)
    test(`stays below its limit: ${name}`, async ({ openPage }) => {
      const paths = await pathsOf()
      expect(paths.length).toBeGreaterThan(0)
      for (const path of paths) {
        const page = await openPage('about:blank', 390)
        const received = await collectReceived(await page.context().newCDPSession(page), SILENCE_MS)
        await page.goto(path)
        await settled(page)
        const scripts = (await received()).filter(({ mimeType }) => mimeType.includes('javascript'))
        expect(scripts.length).toBeGreaterThan(3)
        const bytes = await Promise.all(scripts.map(({ url }) => keptBytes(url)))
        const total = bytes.reduce((sum, one) => sum + one, 0) / 1000
        expect(total, `${path}\n${scripts.map(({ url }) => url).join('\n')}`).toBeLessThanOrEqual(SCRIPT_KB[kind])
      }
    })
})
