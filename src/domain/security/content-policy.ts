/** Kinds of resources, named like their directives without `-src`. */
export const SOURCE_KINDS = [
  'script',
  'style',
  'img',
  'font',
  'media',
  'connect',
  'frame',
  'worker',
  'manifest',
] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** Allowed sources of each kind; a kind that is left out is not allowed. */
export type Sources = Partial<Record<SourceKind, readonly string[]>>

export interface ContentPolicy {
  sources: Sources
  /** Hashes of inline scripts: `sha256-…`. */
  scriptHashes?: readonly string[]
  /** Hashes of style attributes. */
  styleHashes?: readonly string[]
  /** Allowed targets of forms. */
  formAction?: readonly string[]
  /** Origins that may frame the page. */
  frameAncestors?: readonly string[]
  /**
   * Whether the page is served over TLS with `Reporting-Endpoints`. Otherwise the policy must not name the endpoint:
   * Chrome ignores endpoints without TLS, and would then report nothing.
   */
  hasEndpoint?: boolean
}

/** Path to which browsers send violation reports. */
export const REPORT_PATH = '/api/reports/csp'
/** Name of that endpoint in `Reporting-Endpoints`. */
export const REPORT_GROUP = 'csp'

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`)

const directive = (name: string, values: readonly string[]): string =>
  `${name} ${values.length === 0 ? "'none'" : [...new Set(values)].join(' ')}`

/** Merges the sources of several parts of a page. */
export const joinSources = (parts: readonly Sources[]): Sources =>
  Object.fromEntries(
    SOURCE_KINDS.map((kind) => [kind, [...new Set(parts.flatMap((part) => part[kind] ?? []))]] as const).filter(
      ([, list]) => list.length > 0,
    ),
  )

/**
 * A configured host as a policy source. An `http:` origin loses its scheme, so that it matches the scheme of the page:
 * a page with TLS never loads from it without TLS.
 *
 * @param host `media.example`, `*.cdn.example`, or an origin
 * @example sourceOf('media.example') // 'https://media.example'
 * @example sourceOf('http://localhost:4400') // 'localhost:4400'
 */
export const sourceOf = (host: string): string => {
  if (!host.includes('://')) return `https://${host}`
  const { protocol, host: name, origin } = new URL(host)
  return protocol === 'http:' ? name : origin
}

/**
 * The value of a `Content-Security-Policy` header that allows only the given sources and reports violations.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export const contentPolicy = ({
  sources,
  scriptHashes = [],
  styleHashes = [],
  formAction = ["'self'"],
  frameAncestors = [],
  hasEndpoint = false,
}: ContentPolicy): string =>
  [
    "default-src 'none'",
    ...SOURCE_KINDS.flatMap((kind) => {
      const list = [...(sources[kind] ?? []), ...(kind === 'script' ? quoted(scriptHashes) : [])]
      return list.length === 0 ? [] : [directive(`${kind}-src`, list)]
    }),
    ...(styleHashes.length === 0 ? [] : [directive('style-src-attr', ["'unsafe-hashes'", ...quoted(styleHashes)])]),
    directive('form-action', formAction),
    "base-uri 'none'",
    directive('frame-ancestors', frameAncestors),
    `report-uri ${REPORT_PATH}`,
    ...(hasEndpoint ? [`report-to ${REPORT_GROUP}`] : []),
  ].join('; ')
