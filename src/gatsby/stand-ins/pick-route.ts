/** A route by its path: `/stock/:vehicle`, or `/*` for all paths below. */
export interface Route {
  path: string
}

export interface PickedRoute<R extends Route> {
  route: R
  /** Decoded values of the dynamic segments. */
  params: Record<string, string>
  /** The part of the path that the route matches. */
  uri: string
}

export const segmentsOf = (path: string): string[] => path.replace(/^\/+|\/+$/g, '').split('/')

const isDynamic = (segment: string): boolean => segment.length > 1 && segment.startsWith(':')
const isRest = (segment: string): boolean => segment.startsWith('*')

/** Points of a segment, as in Reach Router: a route with more of them is tried first. */
const pointsOf = (segment: string): number => {
  if (isRest(segment)) return -1
  if (segment === '') return 5
  return isDynamic(segment) ? 6 : 7
}

const rankOf = ({ path }: Route): number => segmentsOf(path).reduce((sum, segment) => sum + pointsOf(segment), 0)

const matchRoute = <R extends Route>(route: R, path: readonly string[]): PickedRoute<R> | null => {
  const pattern = segmentsOf(route.path)
  const params: Record<string, string> = {}
  const length = Math.max(pattern.length, path.length)
  for (let index = 0; index < length; index++) {
    const expected = pattern[index]
    const segment = path[index]
    if (expected !== undefined && isRest(expected)) {
      params[expected.slice(1) || '*'] = path.slice(index).map(decodeURIComponent).join('/')
      return { route, params, uri: `/${path.slice(0, index).join('/')}` }
    }
    if (segment === undefined) return null
    if (expected !== undefined && isDynamic(expected) && path[0] !== '')
      params[expected.slice(1)] = decodeURIComponent(segment)
    else if (expected !== segment) return null
  }
  return { route, params, uri: `/${path.join('/')}` }
}

/** The most specific route for a path, as Reach Router picks it. */
export const pick = <R extends Route>(routes: readonly R[], uri: string): PickedRoute<R> | null => {
  const path = segmentsOf(uri.split('?')[0] ?? '')
  const ranked = [...routes].sort((one, other) => rankOf(other) - rankOf(one))
  for (const route of ranked) {
    const picked = matchRoute(route, path)
    if (picked) return picked
  }
  return null
}
