import { GALLERY_ID, GALLERY_PATH } from '../../domain/content/gallery'
import { sourceOf } from '../../domain/security/content-policy'
import { BARE_POLICY } from '../../domain/security/server-policies'

type Fetch = (request: Request) => Response | Promise<Response>

export interface PreviewSiteOptions {
  /** Answers with the pages of the current release. */
  site: Fetch
  /** Origins that may frame what is answered. */
  frameAncestors: readonly string[]
}

/** The page of the release that shows a draft of any address in the browser (`src/pages/apercu.tsx`). */
export const SHELL = '/apercu'

const ROBOTS = 'User-agent: *\nDisallow: /\n'

/** Which page a draft is shown in that has none of its own: parts of every page are shown around the home page. */
const shellOf = (path: string): string => (path === '/home' || path.startsWith('/global/') ? '/' : SHELL)

const bare = (path: string): string => path.replace(/\/+$/, '') || '/'

/** An old address that a draft has taken; a redirect to another spelling of the same address is no such thing. */
const leadsElsewhere = (response: Response, url: URL): boolean => {
  const location = response.headers.get('location')
  return (
    response.status >= 300 &&
    response.status < 400 &&
    location !== null &&
    bare(new URL(location, url).pathname) !== bare(url.pathname)
  )
}

/** The editor's bridge adds a style element for its frames and menus. */
const BRIDGE_STYLES = "style-src-elem 'self' 'unsafe-inline'"

/** The policy of a page with other frame ancestors, and with the styles of the editor's bridge. */
const forEditor = (policy: string, frameAncestors: readonly string[]): string => {
  const directives = policy.split(/\s*;\s*/).filter((directive) => !/^frame-ancestors\b/i.test(directive))
  return [
    ...directives,
    ...(directives.some((directive) => /^style-src /i.test(directive)) ? [BRIDGE_STYLES] : []),
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.map(sourceOf).join(' ')}`,
  ].join('; ')
}

/** An answer that only the visual editor may frame, that nobody keeps and no search engine lists. */
export const asPreview = (response: Response, frameAncestors: readonly string[]): Response => {
  const headers = new Headers(response.headers)
  headers.delete('x-frame-options')
  headers.delete('etag')
  headers.delete('netlify-cdn-cache-control')
  const policy = headers.get('content-security-policy') ?? BARE_POLICY
  headers.set('content-security-policy', forEditor(policy, frameAncestors))
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex')
  return new Response(response.body, { status: response.status, headers })
}

const withoutConditions = (request: Request, url: URL): Request => {
  const headers = new Headers(request.headers)
  for (const name of ['if-none-match', 'if-modified-since']) headers.delete(name)
  return new Request(url, { method: request.method, headers })
}

/**
 * The pages of the current release for the visual editor. A draft whose address no page has yet is shown in a page that
 * is there: the browser fills it (docs/decisions/0009-preview.md).
 */
export const createPreviewSite =
  ({ site, frameAncestors }: PreviewSiteOptions): Fetch =>
  async (request) => {
    const url = new URL(request.url)
    if (url.pathname === '/robots.txt') {
      const headers = { 'content-type': 'text/plain; charset=utf-8' }
      return asPreview(new Response(ROBOTS, { headers }), frameAncestors)
    }
    if (url.pathname === GALLERY_PATH && !url.searchParams.has('_storyblok')) {
      const location = `${GALLERY_PATH}?_storyblok=${GALLERY_ID}`
      return asPreview(new Response(null, { status: 302, headers: { location } }), frameAncestors)
    }
    const response = await site(request)
    const isOpened = request.method === 'GET' && url.searchParams.has('_storyblok')
    if (!isOpened || (response.status !== 404 && !leadsElsewhere(response, url)))
      return asPreview(response, frameAncestors)
    const shell = new URL(shellOf(bare(url.pathname)), url)
    return asPreview(await site(withoutConditions(request, shell)), frameAncestors)
  }
