import { isRedirectStatus, placeholderName } from './redirect-rule'
import type { RedirectRule } from './redirect-rule'

/** A line of the 301 file that cannot be read. */
export interface RedirectsFileProblem {
  line: number
  message: string
}

const pairOf = (text: string): [string, string] | null => {
  const sign = text.indexOf('=')
  return sign > 0 ? [text.slice(0, sign), text.slice(sign + 1)] : null
}

/** Why a pattern is none that every host reads alike, null when it is one. */
const patternProblem = (from: string): string | null => {
  if (!from.startsWith('/')) return `"${from}" does not begin with a slash`
  const segments = from.split('/')
  for (const [index, segment] of segments.entries()) {
    if (segment.includes('*') && (segment !== '*' || index < segments.length - 1))
      return `"${from}": * stands for the rest of a path and must be its last segment`
    if (segment.startsWith(':') && placeholderName(segment) === null)
      return `"${from}": "${segment}" is no placeholder, which is a whole segment of letters, digits and _`
  }
  return null
}

const parseLine = (line: string): RedirectRule | string => {
  const [from = '', ...rest] = line.split(/\s+/)
  const problem = patternProblem(from)
  if (problem !== null) return problem
  const at = rest.findIndex((part) => /^(?:\/|https?:\/\/)/.test(part))
  const to = rest[at]
  if (to === undefined) return 'the target, which begins with / or http, is missing'
  const query = rest.slice(0, at).map(pairOf)
  if (query.some((pair) => pair === null)) return 'only key=value may stand between the path and the target'
  const [statusText = '301', ...conditions] = rest.slice(at + 1)
  if (conditions.length > 0) return `the condition "${conditions.join(' ')}" is not supported`
  const status = Number(/^(\d{3})!?$/.exec(statusText)?.[1])
  if (!isRedirectStatus(status)) return `the status "${statusText}" is not supported`
  return { from, query: query.filter((pair) => pair !== null), to, status, force: statusText.endsWith('!') }
}

/**
 * Reads a 301 file in the syntax of Netlify's `_redirects`: paths with placeholders and splats, parameters, status,
 * `!`. Conditions (country, role) and rules of a host of their own are not used on this site and are problems.
 */
export const parseRedirectsFile = (text: string): { rules: RedirectRule[]; problems: RedirectsFileProblem[] } => {
  const rules: RedirectRule[] = []
  const problems: RedirectsFileProblem[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.replace(/(?:^|\s)#.*$/, '').trim()
    if (line === '') continue
    const rule = parseLine(line)
    if (typeof rule === 'string') problems.push({ line: index + 1, message: rule })
    else rules.push(rule)
  }
  return { rules, problems }
}

/** One line of the 301 file. */
export const redirectLine = ({ from, query, to, status, force }: RedirectRule): string =>
  [from, ...query.map(([key, value]) => `${key}=${value}`), to, `${status}${force ? '!' : ''}`].join(' ')
