import { resolve } from 'node:path'
import { buildSync } from 'esbuild'
import { chromium } from 'playwright-core'
import type { StockQuery } from '../../src/domain/stock-search/engine/query'
import type { Build } from './engines/types'

export interface Measured {
  /** Bytes of the script, minified. */
  script: string
  /** Milliseconds from the text that was sent to an engine that answers. */
  build: number
  /** Milliseconds of the longest piece of work that is done in idle moments. */
  idle: number
  /** Milliseconds of each query, the first time it is asked and later. */
  first: number[]
  later: number[]
  counts: number[]
}

/** What the page runs. It is sent as text: nothing of this file is in it. */
const inPage = async ({
  queries,
  texts,
  patience,
}: {
  queries: StockQuery[]
  texts: number
  patience: number
}): Promise<Omit<Measured, 'script'>> => {
  const sent = await Promise.all(
    Array.from({ length: texts }, async (_, index) => (await fetch(`/data/${index}`)).text()),
  )
  const { build } = globalThis as unknown as { build: Build }
  const started = performance.now()
  const { ask, idle = [] } = await build(sent)
  const built = performance.now() - started
  let longest = 0
  for (const piece of idle) {
    const began = performance.now()
    piece()
    longest = Math.max(longest, performance.now() - began)
  }
  const first: number[] = []
  const later: number[] = []
  const counts: number[] = []
  const until = performance.now() + patience
  for (let round = 0; round < 6 && (round < 2 || performance.now() < until); round += 1)
    for (const query of queries) {
      const began = performance.now()
      const count = await ask(query)
      const spent = performance.now() - began
      if (round === 0) counts.push(count)
      ;(round === 0 ? first : later).push(spent)
    }
  return { build: built, idle: longest, first, later, counts }
}

/**
 * Runs an engine in a fresh Chromium page, on its main thread, with the processor slowed down.
 *
 * @param texts what is sent to it
 * @param slowDown 4: a telephone of the middle class
 */
export const runInBrowser = async (
  executablePath: string,
  entry: string,
  texts: readonly string[],
  queries: StockQuery[],
  slowDown: number,
): Promise<Measured> => {
  const built = buildSync({
    entryPoints: [resolve(__dirname, 'engines', `${entry}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  const script = built.outputFiles[0]?.text ?? ''
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    // Isolated pages have clocks that are exact to microseconds.
    const headers = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname.startsWith('/data/'))
        return route.fulfill({ body: texts[Number(pathname.slice(6))] ?? '', contentType: 'application/json' })
      return route.fulfill({ body: `<!doctype html><title>bench</title>`, contentType: 'text/html', headers })
    })
    await page.goto('http://localhost:9/')
    await page.addScriptTag({ content: script })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    page.setDefaultTimeout(0)
    // Helpers that a bundler puts around named functions do not exist in the page.
    await page.evaluate('globalThis.__name = (value) => value')
    return { script, ...(await page.evaluate(inPage, { queries, texts: texts.length, patience: 20_000 })) }
  } finally {
    await browser.close()
  }
}
