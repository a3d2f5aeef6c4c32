import { audit } from '../lighthouse/audit'
import type { Audit } from '../lighthouse/audit'
import { AUDIT_HEAD, auditBars, auditCells, medianAudit } from '../lighthouse/judge'
import type { VisitedPage } from '../pages/choose'
import { settings } from '../settings'
import type { Found, Row } from './row'
import { receivedBy } from './scripts'

/**
 * Audits each address several times, in turn, so that other load on the machine affects all pages alike.
 *
 * @returns the median of each address, in order
 */
export const auditInTurn = async (urls: readonly string[]): Promise<Audit[]> => {
  // Warms up the demo's image service, which draws each picture at its first request, on the measured CPU.
  for (const url of urls) await receivedBy(url)
  const audits = urls.map((): Audit[] => [])
  for (let round = 0; round < settings.runs; round += 1)
    for (const [index, url] of urls.entries()) {
      const one = await audit(url)
      audits[index]?.push(one)
      console.log(`${round + 1}/${settings.runs} ${url} ${auditCells(one).join(' ')}`)
    }
  return audits.map(medianAudit)
}

const measure = async (pages: readonly VisitedPage[]): Promise<Found> => {
  const audits = await auditInTurn(pages.map(({ path }) => settings.site + path))
  return {
    bars: auditBars(audits),
    table: {
      head: ['page', ...AUDIT_HEAD],
      rows: audits.map((one, index) => [pages[index]?.kind ?? '', ...auditCells(one)]),
    },
    note: `Median of ${settings.runs}, each page in turn.`,
  }
}

export const lighthouse: Row = { id: 'lighthouse', measure }
