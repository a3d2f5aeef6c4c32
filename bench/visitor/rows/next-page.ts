import { launchBrowser } from '../browser/launch'
import { AT_MOST } from '../limits'
import { pathOf } from '../pages/choose'
import type { VisitedPage } from '../pages/choose'
import { median } from '../report/statistics'
import { marked } from '../report/table'
import { settings } from '../settings'
import { goOn } from '../ways/go-on'
import { JOURNEYS } from '../ways/journeys'
import type { Found, Row } from './row'

/** Time of a navigation that was a full page load. */
const ANEW = Infinity

const measure = async (pages: readonly VisitedPage[]): Promise<Found> => {
  const browser = await launchBrowser()
  const times = JOURNEYS.map((): number[] => [])
  try {
    for (let round = 0; round < settings.runs; round += 1)
      for (const [index, journey] of JOURNEYS.entries()) {
        const { ms, path, heading } = await goOn(browser, pathOf(pages, journey.from), journey)
        times[index]?.push(ms ?? ANEW)
        console.log(
          `${round + 1}/${settings.runs} ${journey.from} → ${journey.to}: ${ms?.toFixed(0)} ms, ${path}, ${heading}`,
        )
      }
  } finally {
    await browser.close()
  }
  const words = (ms: number): string => (ms === ANEW ? 'loaded anew' : ms.toFixed(0))
  const middles = times.map(median)
  const slowest = Math.max(...middles)
  const missing = middles.filter((ms) => ms > AT_MOST.nextPage).length
  return {
    bars: [
      {
        name: 'going on to another page',
        limit: `≤ ${AT_MOST.nextPage} ms to its h1`,
        found: `slowest ${words(slowest)}${slowest === ANEW ? '' : ' ms'}; ${missing} of ${middles.length} miss it`,
        isMet: missing === 0,
      },
    ],
    table: {
      head: ['to', 'from', 'h1 after, ms', 'slowest'],
      rows: middles.map((ms, index) => [
        JOURNEYS[index]?.to ?? '',
        JOURNEYS[index]?.from ?? '',
        marked(words(ms), ms <= AT_MOST.nextPage),
        words(Math.max(...(times[index] ?? []))),
      ]),
    },
    note: `Median of ${settings.runs}, a tap on a phone whose processor is ${settings.slowDown} times slower, three seconds after the link came into view.`,
  }
}

export const nextPage: Row = { id: 'next-page', measure }
