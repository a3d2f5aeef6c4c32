import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { generateStock } from '../../demo/stock/generate'
import { findBrowser } from '../../e2e/support/find-browser'
import { createStockEncoder } from '../../src/domain/stock-search/codec/encode'
import type { StockFiles } from '../../src/domain/stock-search/codec/encode'
import { documentOf } from './documents'
import { makeQueries } from './queries'
import { runInBrowser } from './run-in-browser'
import type { Measured } from './run-in-browser'

/**
 * Bytes, build and query times of the stock search beside itemsjs, Orama and MiniSearch, in Chromium on its main thread
 * with the processor slowed down four times.
 *
 *     npx tsx bench/search/main.ts 480 5000 20000
 */
const SLOW_DOWN = Number(process.env['SLOW_DOWN'] ?? 4)
const QUERIES = 120
const RIVALS = (process.env['RIVALS'] ?? 'itemsjs orama minisearch').split(' ').filter((name) => name !== '')

const brotli = (text: string, quality: number): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length
/** The local host codes with 5, most hosts of static files with more. */
const coded = (...texts: string[]): string =>
  [5, 11].map((quality) => (texts.reduce((sum, text) => sum + brotli(text, quality), 0) / 1000).toFixed(1)).join(' / ')
const kilobytes = (text: string): string => (Buffer.byteLength(text) / 1000).toFixed(0)
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0)

const encode = (count: number) => {
  const encoder = createStockEncoder((text) => createHash('sha256').update(text).digest('hex').slice(0, 12))
  const vehicles = [...generateStock({ vehicles: count })]
  for (const vehicle of vehicles) encoder.put(vehicle)
  const began = performance.now()
  const files = encoder.files()
  const first = performance.now() - began
  const again: number[] = []
  for (let round = 0; round < 15; round += 1) {
    const vehicle = vehicles[round * 7]
    if (!vehicle) break
    if (round % 3 === 2) encoder.remove(vehicle.id)
    else encoder.put({ ...vehicle, mileage: vehicle.mileage + 1 + round })
    const start = performance.now()
    encoder.files()
    again.push(performance.now() - start)
  }
  return { files, vehicles, first, again: percentile(again, 0.5) }
}

const fileTable = ({ index, equipment, newest, cards }: StockFiles): string =>
  [
    '| file | raw kB | brotli 5 / 11, kB |',
    '|---|---|---|',
    `| index | ${kilobytes(index.text)} | ${coded(index.text)} |`,
    `| cards of the first page | ${kilobytes(newest.text)} | ${coded(newest.text)} |`,
    `| **until the first filterable list** | | **${coded(index.text, newest.text)}** |`,
    `| equipment, when asked for | ${kilobytes(equipment.text)} | ${coded(equipment.text)} |`,
    `| one file of cards, of ${cards.length}, on average | ${(cards.reduce((sum, { text }) => sum + text.length, 0) / cards.length / 1000).toFixed(1)} | ${(cards.slice(0, 100).reduce((sum, { text }) => sum + brotli(text, 5), 0) / Math.min(100, cards.length) / 1000).toFixed(2)} |`,
  ].join('\n')

const row = (name: string, bytes: string, { script, build, idle, first, later }: Measured, ours: Measured): string => {
  const ratio = (percentile(later, 0.95) / percentile(ours.later, 0.95)).toFixed(1)
  return `| ${name} | ${bytes} | ${coded(script)} | ${ms(build)} | ${ms(idle)} | ${ms(percentile(first, 0.95))} | ${ms(percentile(later, 0.5))} | ${ms(percentile(later, 0.95))} | ${ratio} |`
}

const measure = async (browser: string, count: number): Promise<void> => {
  const { files, vehicles, first, again } = encode(count)
  const documents = vehicles.map(documentOf)
  const queries = makeQueries(documents, QUERIES)
  console.log(
    `\n## ${count} vehicles\n\n${fileTable(files)}\n\nEncoding: ${ms(first)} ms, again after one vehicle changed: ${ms(again)} ms.\n`,
  )
  const ours = await runInBrowser(browser, 'columns', [files.index.text, files.equipment.text], queries, SLOW_DOWN)
  console.log(
    '| engine | data, brotli 5 / 11, kB | script, kB | build, ms | longest idle piece | first time p95 | p50 | p95 | p95 ratio |\n|---|---|---|---|---|---|---|---|---|',
  )
  console.log(row('columns', coded(files.index.text, files.equipment.text), ours, ours))
  // The index was encoded again after changes, none of which is left: rivals get the stock that it was made of.
  const text = JSON.stringify(documents)
  const bytes = coded(text)
  for (const name of RIVALS) {
    const rival = await runInBrowser(browser, name, [text], queries, SLOW_DOWN)
    console.log(row(name, bytes, rival, ours))
    const differing = queries.filter(
      (query, index) => query.text === '' && rival.counts[index] !== ours.counts[index],
    ).length
    console.log(
      `<!-- ${name}: ${differing} of ${queries.filter(({ text: words }) => words === '').length} queries without words find another number -->`,
    )
  }
}

const main = async (): Promise<void> => {
  const sizes = process.argv.slice(2).map(Number)
  const { path } = await findBrowser(process.env)
  for (const size of sizes.length > 0 ? sizes : [480, 5_000, 20_000]) await measure(path, size)
}

void main()
