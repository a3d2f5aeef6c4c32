import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { BROWSER_ARGS } from '../../../e2e/support/browser-args'
import { browserPath } from '../browser/launch'

const PROGRAM = join(import.meta.dirname, '../node_modules/lighthouse/cli/index.js')

const score = z.object({ score: z.number().nullable() }).transform(({ score: value }) => Math.round((value ?? 0) * 100))
const figure = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue)

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
})

/** Lighthouse's result for one visit: scores out of 100, times in milliseconds, and the layout shift score. */
export interface Audit {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  lcp: number
  tbt: number
  cls: number
}

/** @throws Error when Lighthouse could not measure the page */
export const parseAudit = (text: string): Audit => {
  const { runtimeError, categories, audits } = reportSchema.parse(JSON.parse(text))
  if (runtimeError) throw new Error(runtimeError.message)
  return {
    ...categories,
    lcp: audits['largest-contentful-paint'],
    tbt: audits['total-blocking-time'],
    cls: audits['cumulative-layout-shift'],
  }
}

/** Audits one address as Lighthouse’s phone, in a new browser. @throws Error when Lighthouse could not measure the page */
export const audit = async (url: string): Promise<Audit> => {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      process.execPath,
      [
        PROGRAM,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--no-enable-error-reporting',
        `--chrome-flags=--headless ${BROWSER_ARGS.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: await browserPath() }, maxBuffer: 64 * 1024 * 1024 },
    )
    return parseAudit(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
