import type { Received } from '../browser/quiet'
import { collectReceived } from '../browser/quiet'
import { launchBrowser, phone } from '../browser/launch'
import { SCRIPT_KB } from '../limits'
import type { VisitedPage } from '../pages/choose'
import { marked } from '../report/table'
import { settings } from '../settings'
import type { Found, Row } from './row'

const isScript = ({ mimeType }: Received): boolean => /javascript|ecmascript/.test(mimeType)
const kb = (bytes: number): number => bytes / 1000
const sum = (files: readonly Received[]): number => files.reduce((total, { bytes }) => total + bytes, 0)

/** Everything that a phone receives on a first visit without input, until the network is quiet. */
export const receivedBy = async (url: string): Promise<Received[]> => {
  const browser = await launchBrowser()
  try {
    const page = await (await phone(browser)).newPage()
    const settled = await collectReceived(await page.context().newCDPSession(page))
    await page.goto(url)
    return await settled()
  } finally {
    await browser.close()
  }
}

/** Size of scripts that run, and of scripts that are prefetched for other pages. */
export const scriptsOf = (received: readonly Received[]) => {
  const scripts = received.filter(isScript)
  const own = scripts.filter(({ type }) => type === 'Script')
  const ahead = scripts.filter(({ type }) => type !== 'Script')
  const plain = scripts.find(({ isCompressed, bytes }) => !isCompressed && bytes > 1500)
  if (plain) throw new Error(`${plain.url} is not compressed with brotli: this is not served as a release is`)
  return { files: own.length, kb: kb(sum(own)), aheadKb: kb(sum(ahead)), totalKb: kb(sum(scripts)) }
}

const measure = async (pages: readonly VisitedPage[]): Promise<Found> => {
  const rows: string[][] = []
  const over: string[] = []
  for (const { kind, path } of pages) {
    const { files, kb: own, aheadKb, totalKb } = scriptsOf(await receivedBy(settings.site + path))
    const isMet = totalKb <= SCRIPT_KB[kind]
    if (!isMet) over.push(kind)
    rows.push([
      kind,
      marked(totalKb.toFixed(1), isMet),
      String(SCRIPT_KB[kind]),
      own.toFixed(1),
      aheadKb.toFixed(1),
      String(files),
    ])
    console.log(`${kind} ${totalKb.toFixed(1)} kB`)
  }
  return {
    bars: [
      {
        name: 'script until the network is quiet, brotli',
        limit: 'each page its own',
        found:
          over.length === 0
            ? `all ${pages.length} pages within`
            : `over on ${over.length} of ${pages.length}: ${over.join(', ')}`,
        isMet: over.length === 0,
      },
    ],
    table: { head: ['page', 'script, kB', 'limit', 'of which runs', 'fetched ahead', 'files that run'], rows },
  }
}

export const scripts: Row = { id: 'scripts', measure }
