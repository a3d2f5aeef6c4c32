import { createHash } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { generateStock } from '../../demo/stock/generate'
import { createStockEncoder } from '../../src/domain/stock-search/codec/encode'
import { cardsPath, equipmentPath, indexPath, STOCK_POINTER } from '../../src/domain/stock-search/paths'

/** Files of the stock index by address. */
export const largeStock = (count: number): ReadonlyMap<string, string> => {
  const encoder = createStockEncoder((text) => createHash('sha256').update(text).digest('hex').slice(0, 12))
  for (const vehicle of generateStock({ vehicles: count })) encoder.put(vehicle)
  const { index, equipment, newest, cards } = encoder.files()
  return new Map([
    [STOCK_POINTER, JSON.stringify({ index: indexPath(index.name), count })],
    [indexPath(index.name), index.text],
    [equipmentPath(equipment.name), equipment.text],
    ...[newest, ...cards].map(({ name, text }): [string, string] => [cardsPath(name), text]),
  ])
}

/** Gives the pages of a context these files in place of the site’s own. */
export const serveStock = async (context: BrowserContext, files: ReadonlyMap<string, string>): Promise<void> => {
  await context.route(
    ({ pathname }) => files.has(pathname),
    (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: files.get(new URL(route.request().url()).pathname) ?? '',
      }),
  )
}
