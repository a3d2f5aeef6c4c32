import { z } from 'zod'
import { safeParse } from '../../contract/safe-parse'

/** Content that a security policy refused, without information about the visitor. */
export interface Violation {
  /** Violated directive. */
  directive: string
  /** Origin of the refused content, or a keyword such as `inline` or `eval`. */
  blocked: string
  /** First segment of the page's path; the rest may contain the key of an enquiry. */
  page: string
}

/** Maximum number of reports read from one request. */
const MAX_REPORTS = 20

const text = z.string().max(10_000)
/** Body that browsers send to `report-uri`. */
const uriSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'source-file': text.optional(),
  }),
})
/** Report that browsers send to an endpoint of `Reporting-Endpoints`, in a list with reports of other types. */
const groupSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text.nullish(),
    sourceFile: text.nullish(),
  }),
})

/** Browser extensions change pages, and their refused scripts say nothing about the site. */
const isExtension = (address: string): boolean => /^[a-z-]*extension:/i.test(address)

const directiveOf = (written: string): string => /^[a-z]+(?:-[a-z]+){1,3}/.exec(written)?.[0] ?? 'unknown'

const blockedOf = (written: string): string => {
  if (/^[a-z][a-z-]{0,30}$/.test(written)) return written
  if (!URL.canParse(written)) return 'unknown'
  const { protocol, host } = new URL(written)
  return /^[a-z0-9.:[\]-]{1,100}$/.test(host) ? `${protocol}//${host}` : protocol.slice(0, 20)
}

const pageOf = (written: string): string => {
  const [, segment = ''] = URL.canParse(written) ? new URL(written).pathname.split('/') : []
  return /^[a-z0-9.-]{0,40}$/.test(segment) ? `/${segment}` : '/?'
}

const violation = (directive: string, blocked: string, source: string, page: string): Violation[] =>
  isExtension(blocked) || isExtension(source)
    ? []
    : [{ directive: directiveOf(directive), blocked: blockedOf(blocked), page: pageOf(page) }]

/** Reads violation reports in either format; anything else is ignored. */
export const readViolations = (body: unknown): Violation[] => {
  const single = safeParse(uriSchema, body)
  if (single.success) {
    const report = single.data['csp-report']
    return violation(
      report['effective-directive'] ?? report['violated-directive'] ?? '',
      report['blocked-uri'] ?? '',
      report['source-file'] ?? '',
      report['document-uri'],
    )
  }
  const list: unknown[] = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [body]
  return list.flatMap((one) => {
    const report = safeParse(groupSchema, one)
    if (!report.success) return []
    const { effectiveDirective, blockedURL, sourceFile, documentURL } = report.data.body
    return violation(effectiveDirective, blockedURL ?? '', sourceFile ?? '', documentURL)
  })
}
