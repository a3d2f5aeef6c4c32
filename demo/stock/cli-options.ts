import { parseArgs } from 'node:util'
import { DEFAULT_SEED, DEFAULT_VEHICLES, MAX_VEHICLES } from './generate'

export interface CliOptions {
  vehicles: number
  seed: number
  /** File to write; null: standard output. */
  out: string | null
  help: boolean
}

export const USAGE = `Usage: tsx demo/stock/cli.ts [--vehicles N] [--seed N] [--out FILE]

Writes a demo stock as one JSON vehicle per line (NDJSON).

  --vehicles N   how many, 1 to ${MAX_VEHICLES} (default ${DEFAULT_VEHICLES})
  --seed N       another seed makes other vehicles (default ${DEFAULT_SEED})
  --out FILE     where to write (default: standard output)`

const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (!(value >= min && value <= max))
    throw new RangeError(`--${name} must be a whole number from ${min} to ${max}, got “${text}”`)
  return value
}

/**
 * @throws TypeError for an unknown option or a missing value, RangeError for a number that is none or out of range.
 */
export const parseCliOptions = (args: readonly string[]): CliOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      vehicles: { type: 'string', default: String(DEFAULT_VEHICLES) },
      seed: { type: 'string', default: String(DEFAULT_SEED) },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  return {
    vehicles: wholeNumber('vehicles', values.vehicles, 1, MAX_VEHICLES),
    seed: wholeNumber('seed', values.seed, 0, 2 ** 31 - 1),
    out: values.out ?? null,
    help: values.help,
  }
}
