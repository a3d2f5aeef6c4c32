import { BELOW, SCORES } from '../limits'
import { median } from '../report/statistics'
import type { Bar } from '../report/table'
import { marked } from '../report/table'
import type { Audit } from './audit'

/** The median of several audits, for each figure. @throws RangeError without an audit */
export const medianAudit = (audits: readonly Audit[]): Audit => {
  const middle = (key: keyof Audit): number => median(audits.map((one) => one[key]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
  }
}

const FIGURES = {
  performance: String,
  accessibility: String,
  'best-practices': String,
  seo: String,
  lcp: (value: number) => value.toFixed(0),
  tbt: (value: number) => value.toFixed(0),
  cls: (value: number) => value.toFixed(3),
} as const

const meets = (one: Audit, key: keyof Audit): boolean =>
  key === 'lcp' || key === 'tbt' || key === 'cls' ? one[key] < BELOW[key] : one[key] >= SCORES[key]

const KEYS = ['performance', 'accessibility', 'best-practices', 'seo', 'lcp', 'tbt', 'cls'] as const

/** Table cells of a page: four scores, LCP and TBT in milliseconds, CLS; a missed limit is marked. */
export const auditCells = (one: Audit): string[] => KEYS.map((key) => marked(FIGURES[key](one[key]), meets(one, key)))

export const AUDIT_HEAD = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'] as const

/** Bars for all pages together: the worst of each figure, and how many pages miss the limit. */
export const auditBars = (audits: readonly Audit[]): Bar[] => {
  const bar = (name: string, limit: string, keys: readonly (keyof Audit)[]): Bar => {
    const missing = audits.filter((one) => keys.some((key) => !meets(one, key))).length
    const worst = keys.map((key) => {
      const values = audits.map((one) => one[key])
      return FIGURES[key](key in SCORES ? Math.min(...values) : Math.max(...values))
    })
    return {
      name,
      limit,
      found: `worst ${worst.join(' / ')}; ${missing} of ${audits.length} pages miss it`,
      isMet: missing === 0,
    }
  }
  return [
    bar('Lighthouse, mobile', `≥ ${Object.values(SCORES).join(' / ')}`, [
      'performance',
      'accessibility',
      'best-practices',
      'seo',
    ]),
    bar('LCP / TBT / CLS', `< ${BELOW.lcp} ms / < ${BELOW.tbt} ms / < ${BELOW.cls}`, ['lcp', 'tbt', 'cls']),
  ]
}
