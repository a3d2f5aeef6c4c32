import { compileRedirects } from '../../../src/domain/routes/redirect-match'
import { firstRule } from '../../../src/domain/routes/redirect-index'
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
  /** Address of a vehicle's page, null when it is not in stock. */
  vehiclePath: (id: number) => string | null
}

/** A path with placeholders, as something to look up. */
export const wantedOf = (path: string): Wanted[] =>
  segmentsOf(path).map((segment) => {
    if (segment === '*' || segment === ':splat') return 'rest'
    return placeholderName(segment) === null ? { text: decodeURIComponent(segment) } : 'any'
  })

const rulesFor = (paths: readonly string[]) =>
  compileRedirects(paths.map((from) => ({ from, query: [], to: '/', status: 200, force: false })))

const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''))

/**
 * @param files paths of pages and files
 * @param patterns routes that a browser or the host makes of others, with placeholders: `/stock/:vehicle/interessee`
 * @param stockPath parent of the vehicle pages
 */
export const routeSet = (files: readonly string[], patterns: readonly string[], stockPath: string): RouteSet => {
  const paths = new Set(files.map(withoutSlash))
  const vehicles = new Map<number, string>()
  for (const path of paths) {
    if (!path.startsWith(`${stockPath}/`)) continue
    const id = vehicleIdOf(path.slice(stockPath.length + 1))
    if (id !== null) vehicles.set(id, path)
  }
  // Only open targets ask for it, and it takes longer than the rest of the check.
  let fileRules: ReturnType<typeof rulesFor> | null = null
  const routes = rulesFor(patterns)
  const noQuery = { known: new Map<string, string>(), open: false }
  return {
    isFile: (path) => paths.has(withoutSlash(path)),
    answers: (path) =>
      paths.has(path) ||
      firstRule(routes, wantedOf(path), () => undefined) !== null ||
      (path.includes('/:') && possibleRule((fileRules ??= rulesFor([...paths])), wantedOf(path), noQuery) !== null),
    vehiclePath: (id) => vehicles.get(id) ?? null,
  }
}
