import { FIRST } from '../clicks/targets'
import { visitWith } from '../clicks/visit'
import { launchBrowser } from '../browser/launch'
import { AT_MOST } from '../limits'
import { pathOf } from '../pages/choose'
import type { VisitedPage } from '../pages/choose'
import { median } from '../report/statistics'
import { marked } from '../report/table'
import { settings } from '../settings'
import type { Found, Row } from './row'

/** Time of a click that never took effect. */
const NEVER = Infinity

const measure = async (pages: readonly VisitedPage[]): Promise<Found> => {
  const browser = await launchBrowser()
  const found = FIRST.map(() => ({ clicked: [] as number[], effect: [] as number[] }))
  try {
    for (let round = 0; round < settings.runs; round += 1)
      for (const [index, target] of FIRST.entries()) {
        const [outcome] = await visitWith(browser, pathOf(pages, target.kind), [{ target, atMs: 0 }])
        found[index]?.clicked.push(outcome?.clickedAt ?? NEVER)
        found[index]?.effect.push(outcome?.effectAt ?? NEVER)
        console.log(`${round + 1}/${settings.runs} ${target.name}: ${outcome?.clickedAt} → ${outcome?.effectAt}`)
      }
  } finally {
    await browser.close()
  }
  const middles = found.map(({ clicked, effect }) => ({
    clicked: median(clicked),
    effect: median(effect),
    slowest: Math.max(...effect),
  }))
  const ms = (value: number): string => (value === NEVER ? 'never' : value.toFixed(0))
  const slowest = Math.max(...middles.map(({ effect }) => effect))
  return {
    bars: [
      {
        name: 'first click handled after the navigation’s start',
        limit: `≤ ${AT_MOST.firstClick} ms`,
        found: `slowest of ${FIRST.length} things: ${ms(slowest)}${slowest === NEVER ? '' : ' ms'}`,
        isMet: slowest <= AT_MOST.firstClick,
      },
    ],
    table: {
      head: ['clicked as soon as it is there', 'page', 'device', 'clicked at, ms', 'effect at, ms', 'slowest'],
      rows: middles.map(({ clicked, effect, slowest: last }, index) => [
        FIRST[index]?.name ?? '',
        FIRST[index]?.kind ?? '',
        FIRST[index]?.device ?? '',
        ms(clicked),
        marked(ms(effect), effect <= AT_MOST.firstClick),
        ms(last),
      ]),
    },
    note: `Median of ${settings.runs}; processor ${settings.slowDown} times slower, slow 4G.`,
  }
}

export const firstClick: Row = { id: 'first-click', measure }
