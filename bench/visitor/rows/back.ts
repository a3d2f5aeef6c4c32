import { launchFullBrowser } from '../browser/launch'
import type { VisitedPage } from '../pages/choose'
import { marked } from '../report/table'
import { settings } from '../settings'
import { comeBack } from '../ways/come-back'
import type { Found, Row } from './row'

const measure = async (pages: readonly VisitedPage[]): Promise<Found> => {
  const browser = await launchFullBrowser()
  const rows: string[][] = []
  const lost: string[] = []
  try {
    for (const { kind, path } of pages) {
      const away = `${settings.site}${kind === 'faq' ? '/contact' : '/faq'}`
      const { isKept, reasons } = await comeBack(browser, path, away)
      if (!isKept) lost.push(kind)
      rows.push([kind, marked(isKept ? 'from the cache' : 'loaded anew', isKept), reasons.join(', ')])
      console.log(rows.at(-1)?.join(' | '))
    }
  } finally {
    await browser.close()
  }
  return {
    bars: [
      {
        name: 'back by the browser, after a full load of another page',
        limit: 'from the cache, all templates',
        found: lost.length === 0 ? `all ${pages.length} from the cache` : `loaded anew: ${lost.join(', ')}`,
        isMet: lost.length === 0,
      },
    ],
    table: { head: ['page', 'back', 'why not'], rows },
  }
}

export const back: Row = { id: 'back', measure }
