import { percentile } from '../../../src/domain/status/percentile'
import { largeStock } from '../../interaction/large-stock'
import { filterTimes } from '../../interaction/measure'
import { launchBrowser } from '../browser/launch'
import { BELOW } from '../limits'
import { median } from '../report/statistics'
import { marked } from '../report/table'
import { settings } from '../settings'
import type { Found, Row } from './row'

const VEHICLES = 5_000
const ROUNDS = 3

/** INP of a page with fewer than fifty interactions is the slowest one. */
const measure = async (): Promise<Found> => {
  const files = largeStock(VEHICLES)
  const browser = await launchBrowser()
  const rows: string[][] = []
  let slowest = 0
  try {
    for (const width of [1440, 390]) {
      const { site, slowDown } = settings
      const times = await filterTimes({ browser, site, slowDown, rounds: ROUNDS, files }, width)
      const all = [...times.values()].flat()
      const rounds = Array.from({ length: ROUNDS }, (_, round) =>
        Math.max(...[...times.values()].map((list) => list[round] ?? 0)),
      )
      const inp = median(rounds)
      slowest = Math.max(slowest, inp)
      rows.push([
        `${width} px`,
        String(all.length),
        String(median(all)),
        String(percentile(all, 0.95)),
        marked(rounds.join(', '), inp < BELOW.filterInp),
        String(all.filter((ms) => ms >= BELOW.filterInp).length),
      ])
      console.log(rows.at(-1)?.join(' | '))
    }
  } finally {
    await browser.close()
  }
  return {
    bars: [
      {
        name: `INP of the filters at ${VEHICLES} vehicles`,
        limit: `< ${BELOW.filterInp} ms`,
        found: `${slowest} ms`,
        isMet: slowest < BELOW.filterInp,
      },
    ],
    table: {
      head: ['filters', 'interactions', 'median, ms', '95 %', 'slowest of each round', `not under ${BELOW.filterInp}`],
      rows,
    },
    note: `As in bench/interaction, ${ROUNDS} rounds, processor ${settings.slowDown} times slower. The bar is the middle one of the rounds' slowest.`,
  }
}

export const filters: Row = { id: 'filters', measure }
