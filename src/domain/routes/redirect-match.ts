import { firstRule } from './redirect-index'
import type { CompiledRedirects } from './redirect-index'
import { placeholderName, segmentsOf } from './redirect-rule'
import type { RedirectRule, RedirectStatus } from './redirect-rule'

export { compileRedirects } from './redirect-index'

/** What a rule makes of an address. */
export interface RedirectMatch {
  /** Target with placeholders filled in and encoded, without the parameters that the host passes on (`passQuery`). */
  to: string
  status: RedirectStatus
  /** The rule holds even where a file exists; any other gives way to the file. */
  force: boolean
  /** Rank of the rule in the table. */
  ruleIndex: number
}

/** Encodes a parameter's value the way the host writes it into a target. */
const encodeValue = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+')

const capturesOf = (rule: RedirectRule, path: string, query: URLSearchParams): Map<string, string> => {
  const captures = new Map<string, string>()
  const add = (name: string, value: string) => captures.has(name) || captures.set(name, value)
  const found = segmentsOf(path)
  for (const [index, segment] of segmentsOf(rule.from).entries()) {
    const name = placeholderName(segment)
    if (segment === '*') add('splat', found.slice(index).map(encodeURIComponent).join('/'))
    else if (name !== null) add(name, encodeURIComponent(found[index] ?? ''))
  }
  // The host keeps a rule's parameters by name, which shows when two of them share a placeholder.
  for (const [key, value] of [...rule.query].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = placeholderName(value)
    if (name !== null) add(name, encodeValue(query.getAll(key).at(-1) ?? ''))
  }
  return captures
}

const targetOf = (rule: RedirectRule, path: string, query: URLSearchParams): string => {
  if (!rule.to.includes(':')) return rule.to
  const captures = capturesOf(rule, path, query)
  const to = rule.to.replace(/:(\w+)/g, (text, name: string) => captures.get(name) ?? text)
  // A splat that begins with a slash must not turn a path into another host.
  return rule.to.startsWith('/') ? to.replace(/^\/{2,}/, '/') : to
}

/** Of a parameter that is there twice the last value counts; one without `=` counts as absent, as on the host. */
const wantedValueOf = (query: string) => {
  const withSign = query.split('&').filter((pair) => pair.includes('='))
  const params = new URLSearchParams(withSign.join('&'))
  return { params, value: (key: string) => params.getAll(key).at(-1) }
}

/**
 * First rule that answers an address, by the host's own reading: all the rule's parameters must be there, in any
 * order, others may be; a slash at the end makes no difference; upper and lower case do.
 *
 * @param path decoded path, without double slashes
 * @param query raw query without its question mark
 */
export const matchRedirect = (
  compiled: CompiledRedirects,
  { path, query = '' }: { path: string; query?: string },
): RedirectMatch | null => {
  const { params, value } = wantedValueOf(query)
  const ruleIndex = firstRule(
    compiled,
    segmentsOf(path).map((text) => ({ text })),
    value,
  )
  const rule = ruleIndex === null ? undefined : compiled.rules[ruleIndex]
  if (ruleIndex === null || rule === undefined) return null
  return { to: targetOf(rule, path, params), status: rule.status, force: rule.force, ruleIndex }
}

/**
 * The address a visitor is sent to: the host passes the visitor's parameters on when the target has none of its own.
 *
 * @param query raw query without its question mark
 */
export const passQuery = (to: string, query: string): string => {
  if (query === '' || to.includes('?')) return to
  const [path = '', ...fragment] = to.split('#')
  return [`${path}?${query}`, ...fragment].join('#')
}
