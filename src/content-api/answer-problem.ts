import { isRecord } from '../domain/is-record'

/** Lists that are read page by page: without these headers a reader takes the first page for all. */
const LISTS = /\/cdn\/(stories|datasources|datasource_entries)$/

/** What is wrong with an answer that arrived, or null. */
export const answerProblem = (address: string, body: unknown, headers: Headers): string | null => {
  const { pathname } = new URL(address)
  if (!isRecord(body)) return 'the answer is not a JSON object'
  if (pathname.endsWith('/cdn/spaces/me'))
    return isRecord(body.space) && Array.isArray(body.space.language_codes)
      ? null
      : 'the answer does not describe a space'
  const list = LISTS.exec(pathname)?.[1]
  if (list === undefined) return null
  if (!Array.isArray(body[list])) return `the answer has no list of ${list}`
  const missing = ['total', 'per-page'].filter((name) => !/^\d+$/.test(headers.get(name) ?? ''))
  return missing.length === 0
    ? null
    : `the answer lacks the header ${missing.join(' and ')}: it may be one page of many`
}
