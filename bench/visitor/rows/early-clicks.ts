import { createRandom } from '../../../src/server/testing/create-random'
import { launchBrowser } from '../browser/launch'
import { planVisits } from '../clicks/plan'
import { EARLY } from '../clicks/targets'
import { visitWith } from '../clicks/visit'
import type { Outcome } from '../clicks/visit'
import { EARLY_CLICKS } from '../limits'
import { pathOf } from '../pages/choose'
import type { VisitedPage } from '../pages/choose'
import { marked } from '../report/table'
import { settings } from '../settings'
import type { Found, Row } from './row'

const isLost = ({ effectAt }: Outcome): boolean => effectAt === null

const measure = async (pages: readonly VisitedPage[]): Promise<Found> => {
  const visits = planVisits(EARLY, settings.clicks, EARLY_CLICKS.withinMs, createRandom(settings.seed))
  const outcomes: Outcome[] = []
  const browser = await launchBrowser()
  try {
    for (const visit of visits) {
      const [first] = visit
      if (!first) continue
      const found = await visitWith(browser, pathOf(pages, first.target.kind), visit)
      outcomes.push(...found)
      for (const { target, atMs, clickedAt } of found.filter(isLost))
        console.log(
          `lost: ${target.name} on ${target.kind}, ${target.device}, planned at ${atMs} ms, clicked at ${clickedAt}`,
        )
      console.log(`${outcomes.length} of ${settings.clicks} clicks, ${outcomes.filter(isLost).length} lost`)
    }
  } finally {
    await browser.close()
  }
  const lost = outcomes.filter(isLost).length
  const names = [...new Set(outcomes.map(({ target }) => `${target.name}, ${target.kind}, ${target.device}`))].sort()
  return {
    bars: [
      {
        name: 'clicks lost before hydration',
        limit: `${EARLY_CLICKS.lost} of ${EARLY_CLICKS.tried}`,
        found: `${lost} of ${outcomes.length}`,
        isMet: lost <= EARLY_CLICKS.lost && outcomes.length >= EARLY_CLICKS.tried,
      },
    ],
    table: {
      head: ['clicked', 'times', 'lost'],
      rows: names.map((name) => {
        const own = outcomes.filter(({ target }) => `${target.name}, ${target.kind}, ${target.device}` === name)
        const gone = own.filter(isLost).length
        return [name, String(own.length), marked(String(gone), gone === 0)]
      }),
    },
    note: `At moments by chance (seed ${settings.seed}) in the first ${EARLY_CLICKS.withinMs / 1000} seconds, or as soon after as the thing is there; processor ${settings.slowDown} times slower, slow 4G.`,
  }
}

export const earlyClicks: Row = { id: 'early-clicks', measure }
