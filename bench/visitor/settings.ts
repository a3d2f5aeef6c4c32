import { EARLY_CLICKS } from './limits'

const numberOf = (name: string, otherwise: number): number => {
  const text = process.env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} is set to ${text}, which is no whole number`)
  return value
}

/** Settings of a run, from environment variables. */
export const settings = {
  /** Origin of the site. */
  site: (process.env['SITE'] ?? 'http://localhost:8888').replace(/\/$/, ''),
  /** Origin of the preview server. */
  preview: (process.env['PREVIEW_SITE'] ?? 'http://localhost:8890').replace(/\/$/, ''),
  /** Number of rounds; the median counts. */
  runs: numberOf('RUNS', 5),
  /** Seed for the moments of the early clicks. */
  seed: numberOf('SEED', 1),
  /** Number of early clicks. */
  clicks: numberOf('CLICKS', EARLY_CLICKS.tried),
  /** Seed that picks other pages of each kind; null for the first ones in the site map. */
  pages: process.env['PAGES_SEED'] === undefined ? null : numberOf('PAGES_SEED', 0),
  /** CPU throttling factor. */
  slowDown: numberOf('SLOW_DOWN', 4),
}
