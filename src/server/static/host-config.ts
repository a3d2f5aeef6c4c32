import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { z } from 'zod'
import type { HeaderList } from '../http/fetch-handler'

const hostConfigSchema = z.object({
  headers: z.array(z.object({ for: z.string().startsWith('/'), values: z.record(z.string(), z.string()) })).default([]),
})

/** Headers for the addresses that a pattern of `netlify.toml` covers. */
export interface HeaderRule {
  pattern: RegExp
  headers: [string, string][]
}

/** `*` stands for the rest of an address, `:name` for one segment, as on the host. */
const patternOf = (text: string): RegExp => {
  const source = text
    .split(/(\*|:\w+)/)
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  return new RegExp(`^${source}$`)
}

const readHostConfig = async (file: string): Promise<z.output<typeof hostConfigSchema>['headers']> => {
  try {
    return hostConfigSchema.parse(parse(await readFile(file, 'utf8'))).headers
  } catch (cause) {
    throw new Error(`${file} has no readable header rules`, { cause })
  }
}

/**
 * Reads the header rules of `netlify.toml`, so that the local host answers with the very headers of the real one.
 *
 * @throws Error that names the file when it cannot be read
 */
export const readHeaderRules = async (file: string): Promise<HeaderRule[]> =>
  (await readHostConfig(file)).map((rule) => ({ pattern: patternOf(rule.for), headers: Object.entries(rule.values) }))

/**
 * The same rules in the syntax of the host's `_headers`: a deploy by digest reads no `netlify.toml`.
 *
 * @throws Error that names the file when it cannot be read
 */
export const readHeadersText = async (file: string): Promise<string> =>
  (await readHostConfig(file))
    .map((rule) =>
      [rule.for, ...Object.entries(rule.values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('')

/** Header rules that keep addresses from search engines. */
export const noindexRules = (patterns: readonly string[]): HeaderRule[] =>
  patterns.map((pattern) => ({ pattern: patternOf(pattern), headers: [['X-Robots-Tag', 'noindex']] }))

/** Headers of every address: those of answers that are no file, too. */
export const commonHeaders = (rules: readonly HeaderRule[]): HeaderList => headersFor(rules, '/')

/** Headers of one address; a later rule wins over an earlier one. */
export const headersFor = (rules: readonly HeaderRule[], path: string): [string, string][] => [
  ...new Map(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers)),
]
