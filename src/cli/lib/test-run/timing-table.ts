import type { FinishedStep, SuiteTime } from './types'

/** Rows of suites that are shown. */
const SLOWEST = 15

const row = ({ name, ms }: SuiteTime): string => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`

const total = (times: readonly SuiteTime[]): number => times.reduce((sum, { ms }) => sum + ms, 0)

const slowestFirst = (times: readonly SuiteTime[]): SuiteTime[] => [...times].sort((a, b) => b.ms - a.ms)

/** What a step spent outside its suites and its named set-up: starting the runner and its workers. */
const restOf = ({ name, ms, suites, setUp }: FinishedStep): SuiteTime[] =>
  suites.length === 0
    ? []
    : [{ name: `${name}: outside its suites`, ms: Math.max(0, ms - total(suites) - total(setUp)) }]

/**
 * Where the time of a test run went: steps, set-up, and the slowest suites.
 *
 * @param wallMs duration of the whole run, less than the sum of the steps when they ran beside each other
 */
export const timingTable = (steps: readonly FinishedStep[], wallMs: number, slowest = SLOWEST): string[] => {
  const suites = slowestFirst(steps.flatMap((step) => step.suites))
  const shown = suites.slice(0, slowest)
  return [
    'Steps',
    ...slowestFirst(steps).map(row),
    row({ name: 'in all', ms: wallMs }),
    'Set-up',
    ...slowestFirst(steps.flatMap((step) => [...step.setUp, ...restOf(step)])).map(row),
    `Slowest suites (${shown.length} of ${suites.length})`,
    ...shown.map(row),
  ]
}
