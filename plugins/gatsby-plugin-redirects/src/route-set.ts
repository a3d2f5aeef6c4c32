import { compileRedirects, matchRedirect } from '../../../src/domain/routes/redirect-match'
import type { RedirectRule } from '../../../src/domain/routes/redirect-rule'
import { decodedSegment, firstRule } from '../../../src/domain/routes/redirect-index'
import type { Wanted } from '../../../src/domain/routes/redirect-index'
import { possibleRule } from '../../../src/domain/routes/redirect-overlap'
import { placeholderName, segmentsOf } from '../../../src/domain/routes/redirect-rule'
import { vehicleIdOf } from '../../../src/domain/routes/vehicle-slug'

/** What the site answers. */
export interface RouteSet {
  /** A page or file at exactly this path. */
  isFile: (path: string) => boolean
  /** Something answers this path, or (of a path with placeholders) at least one of those it stands for. */
  answers: (path: string) => boolean
  /** The path whose file the host serves for one without a file of its own, whether there is one or not; null where it rewrites nothing. */
  rewritten: (path: string) => string | null
  /** Address of a vehicle's page, null when it is not in stock. */
  vehiclePath: (id: number) => string | null
}

/** What a site answers beside its files. */
export interface Routes {
  /** Routes that a browser makes of others, with placeholders: `/stock/:vehicle/interessee`. */
  patterns: readonly string[]
  /** Rules by which the host serves a file under another address, in its order. */
  rewrites: readonly RedirectRule[]
}

/** A path with placeholders, as something to look up. */
export const wantedOf = (path: string): Wanted[] =>
  segmentsOf(path).map((segment) => {
    if (segment === '*' || segment === ':splat') return 'rest'
    return placeholderName(segment) === null ? { text: decodeURIComponent(segment) } : 'any'
  })

/** As addresses are looked up: rules are written percent-encoded, the path of a page may not be. */
const decodedPath = (path: string): string =>
  path.includes('%') ? path.split('/').map(decodedSegment).join('/') : path

const rulesFor = (paths: readonly string[]) =>
  compileRedirects(paths.map((from) => ({ from, query: [], to: '/', status: 200, force: false })))

const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''))

const isOpen = (path: string): boolean => path.includes('/:')

/**
 * @param files paths of pages and files
 * @param stockPath parent of the vehicle pages
 */
export const routeSet = (files: readonly string[], { patterns, rewrites }: Routes, stockPath: string): RouteSet => {
  const paths = new Set(files.map((path) => decodedPath(withoutSlash(path))))
  const vehicles = new Map<number, string>()
  for (const path of paths) {
    if (!path.startsWith(`${stockPath}/`)) continue
    const id = vehicleIdOf(path.slice(stockPath.length + 1))
    if (id !== null) vehicles.set(id, path)
  }
  // Only open targets ask for it, and it takes longer than the rest of the check.
  let fileRules: ReturnType<typeof rulesFor> | null = null
  const routes = rulesFor(patterns)
  const compiled = compileRedirects(rewrites)
  const rewritten = (path: string): string | null =>
    isOpen(path) || rewrites.length === 0 ? null : (matchRedirect(compiled, { path: decodedPath(path) })?.to ?? null)
  const isFile = (path: string): boolean => paths.has(decodedPath(withoutSlash(path)))
  const showsVehicle = (path: string): boolean =>
    !path.startsWith(`${stockPath}/`) || vehicleIdOf(path.slice(stockPath.length + 1)) !== null
  // What the host rewrites is answered by the file that it serves, and by nothing where that is missing.
  const answersRoute = (path: string): boolean => {
    const served = rewritten(path) ?? path
    return (isFile(served) && showsVehicle(served)) || firstRule(routes, wantedOf(served), () => undefined) !== null
  }
  const noQuery = { known: new Map<string, string>(), open: false }
  return {
    isFile,
    answers: (path) =>
      isFile(path) ||
      answersRoute(path) ||
      (isOpen(path) && possibleRule((fileRules ??= rulesFor([...paths])), wantedOf(path), noQuery) !== null),
    rewritten,
    vehiclePath: (id) => vehicles.get(id) ?? null,
  }
}
