import { AUDIT_HEAD, auditCells } from '../lighthouse/judge'
import { pathOf } from '../pages/choose'
import type { VisitedPage } from '../pages/choose'
import { buildPeers } from '../peers/build'
import { serveFolder } from '../peers/serve'
import { settings } from '../settings'
import { auditInTurn } from './lighthouse'
import type { Found, Row } from './row'
import { receivedBy, scriptsOf } from './scripts'

const measure = async (pages: readonly VisitedPage[]): Promise<Found> => {
  const path = pathOf(pages, 'vehicle')
  const peers = await buildPeers(settings.site, path)
  const served = await Promise.all(peers.map(({ folder }) => serveFolder(folder)))
  try {
    const names = ['this site', ...peers.map(({ name }) => name)]
    const urls = [settings.site + path, ...served.map(({ url }) => url)]
    const audits = await auditInTurn(urls)
    const rows: string[][] = []
    for (const [index, url] of urls.entries()) {
      const received = await receivedBy(url)
      const page = received.find(({ type }) => type === 'Document')
      const one = audits[index]
      rows.push([
        names[index] ?? '',
        ...(one ? auditCells(one) : []),
        scriptsOf(received).totalKb.toFixed(1),
        ((page?.bytes ?? 0) / 1000).toFixed(1),
      ])
    }
    return {
      bars: [],
      table: { head: ['the same vehicle page', ...AUDIT_HEAD, 'script, kB', 'HTML, kB'], rows },
      note: `Median of ${settings.runs}, each in turn.`,
    }
  } finally {
    await Promise.all(served.map(({ close }) => close()))
  }
}

export const peers: Row = { id: 'peers', measure }
