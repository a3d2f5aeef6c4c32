/** A page as Gatsby knows it. */
export interface BuiltPage {
  path: string
  matchPath?: string | null
}

/** What is said of a route that has no file of its own: the page that shows it in the browser. */
interface RouteRule {
  page: string
}

/** What a build answers (spec, section 7). */
export interface RouteManifest {
  id: string
  matcher: {
    static: Record<string, RouteRule>
    /** Everything below a path, keyed by it. */
    wildcard: Record<string, RouteRule>
    /** Patterns with placeholders. */
    dynamic: Record<string, RouteRule>
  }
  /** Addresses that are HTML made ahead of time, sorted. */
  prerendered: string[]
}

const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''))

const isErrorPage = (path: string): boolean => /^\/(?:dev-)?404(?:-page)?(?:\.html)?\/?$/.test(path)

/** Reads from the pages of a build which addresses it answers, and how. */
export const routeManifest = (id: string, pages: Iterable<BuiltPage>): RouteManifest => {
  const matcher: RouteManifest['matcher'] = { static: {}, wildcard: {}, dynamic: {} }
  const prerendered: string[] = []
  for (const { path, matchPath } of pages) {
    if (isErrorPage(path)) continue
    const rule = { page: withoutSlash(path) }
    if (!matchPath) prerendered.push(rule.page)
    else if (matchPath.endsWith('/*')) matcher.wildcard[matchPath.slice(0, -2) || '/'] = rule
    else if (matchPath.includes(':')) matcher.dynamic[matchPath] = rule
    else matcher.static[matchPath] = rule
  }
  return { id, matcher, prerendered: prerendered.sort() }
}
