import { loadavg } from 'node:os'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../e2e/support/find-browser'
import { largeStock } from './large-stock'
import { filterTimes } from './measure'

/**
 * How long the page takes to answer each click on a filter (INP): a site that runs, with the index of a larger stock in
 * place of its own, in Chromium with the processor slowed down four times.
 *
 *     SITE=http://localhost:8888 npx tsx bench/interaction/main.ts 5000
 */
const SITE = process.env['SITE'] ?? 'http://localhost:8888'
const SLOW_DOWN = Number(process.env['SLOW_DOWN'] ?? 4)
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
const LIMIT_MS = 100

const main = async (): Promise<void> => {
  const count = Number(process.argv[2] ?? 5_000)
  const files = largeStock(count)
  const { path } = await findBrowser(process.env)
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  try {
    for (const width of [1440, 390]) {
      const times = await filterTimes({ browser, site: SITE, slowDown: SLOW_DOWN, rounds: ROUNDS, files }, width)
      console.log(
        `\n${count} vehicles, ${width} px, processor ${SLOW_DOWN} times slower, load ${loadavg()[0]?.toFixed(1)}\n\n| click | ms, each round |\n|---|---|`,
      )
      for (const [name, list] of times)
        console.log(`| ${name} | ${list.map((ms) => (ms === 0 ? '< 16' : ms)).join(', ')} |`)
      const all = [...times.values()].flat().sort((a, b) => a - b)
      console.log(
        `| **median, 95 %, slowest** | **${[0.5, 0.95, 1].map((share) => all[Math.min(all.length - 1, Math.floor(all.length * share))]).join(', ')}**; ${all.filter((ms) => ms >= LIMIT_MS).length} of ${all.length} not under ${LIMIT_MS} |`,
      )
    }
  } finally {
    await browser.close()
  }
}

void main()
