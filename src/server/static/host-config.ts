import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { BARE_POLICY } from '../../domain/security/server-policies'
import { transportHeaders } from '../../domain/security/transport-headers'
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

/**
 * Headers of responses that are not files: those of every address, and a policy that allows nothing.
 *
 * @param siteUrl public origin of the site; null if unknown
 */
export const answerHeaders = (rules: readonly HeaderRule[], siteUrl: string | null): HeaderList => [
  ...headersFor(rules, '/'),
  ['Content-Security-Policy', BARE_POLICY],
  ...Object.entries(transportHeaders(siteUrl ?? '')),
]

/**
 * Headers of one address; a later rule wins over an earlier one.
 *
 * @param common headers of every address, which any rule wins over
 */
export const headersFor = (rules: readonly HeaderRule[], path: string, common: HeaderList = []): [string, string][] => [
  ...new Map([...common, ...rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers)]),
]
