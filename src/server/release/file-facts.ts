import { extname } from 'node:path'
import { segments } from '../../config/segments'
import { NEWS_FEEDS } from '../../domain/news/news-address'
import { viewShellPrefix } from '../../domain/routes/view-shell-prefix'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

/** Files whose type their ending does not tell; `netlify.toml` says the same to the other host. */
const NAMED: ReadonlyMap<string, string> = new Map(
  NEWS_FEEDS.map(({ type, path }) => [path.slice(1), `${type}; charset=utf-8`]),
)

/** Whether a file is a page, by its media type. */
export const isHtml = ({ type }: { type: string }): boolean => type.startsWith('text/html')

/**
 * Whether browsers enforce the security policy of a response: they do for documents, SVG images and workers, but not for JSON, fonts, and
 * hashed scripts and styles. The policy takes a kilobyte, more than some of these files.
 */
export const obeysPolicy = ({ type, immutable }: { type: string; immutable: boolean }): boolean =>
  !type.startsWith('application/json') && !(immutable && /^(?:text\/(?:javascript|css)|font\/)/.test(type))

const COMPRESSIBLE = /^(?:text\/|application\/(?:[a-z]+\+)?(?:json|xml)|image\/svg)/

/** Media type by name or ending of a file; bytes without a known ending are offered as a download. @param file path below the build's folder */
export const mediaTypeOf = (file: string): string =>
  NAMED.get(file) ?? TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'

/** Whether coding the bytes pays: text of more than one packet. */
export const isWorthCoding = (type: string, size: number): boolean => COMPRESSIBLE.test(type) && size > 1024

/**
 * Whether a file of a build carries its content hash in its name: scripts and styles at the top (`app-1f0c2d3e….js`),
 * everything below `/static/` that webpack wrote, and the stock index.
 */
export const isImmutable = (file: string): boolean =>
  /^(?:\d+-[0-9a-f]{6}|[^/]+[.-][0-9a-f]{20})\.(?:js|css)(?:\.map)?$/.test(file) ||
  /^static\/(?:.+-[0-9a-f]{16,32}\.\w+|[0-9a-f]{32}\/.+)$/.test(file) ||
  /^stock-index\/[a-z]+-[0-9a-f]{12}\.json$/.test(file)

/** Files of a build that are not for visitors; nor are the slices that Gatsby puts into its pages itself. */
const STEERING = new Set([
  '_redirects',
  '_headers',
  'chunk-map.json',
  'webpack.stats.json',
  // Gatsby's page behind 404.html, which would be the same text under an address that answers 200.
  '404/index.html',
])

/** Pages that are served by their data alone: nothing in the browser would take over their HTML, and hosts answer a view with the vehicle's own. */
export const isViewShell = (path: string): boolean => path.startsWith(viewShellPrefix(segments))

/**
 * The address that a built file answers, null for files that are not served.
 *
 * @param file path below the build's folder, with forward slashes
 * @example servedPath('stock/x/index.html') // '/stock/x'
 */
export const servedPath = (file: string): string | null => {
  if (
    STEERING.has(file) ||
    (file.endsWith('/index.html') && isViewShell(`/${file}`)) ||
    file.startsWith('_gatsby/slices/') ||
    file.startsWith('.') ||
    file.includes('/.')
  )
    return null
  if (file === 'index.html') return '/'
  if (file.endsWith('/index.html')) return `/${file.slice(0, -'/index.html'.length)}`
  return `/${file}`
}
