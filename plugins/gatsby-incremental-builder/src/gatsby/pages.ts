import type { Incremental } from '../types'
import type { ChangeWatch, Changes } from './change-watch'
import type { GraphQLFunction, Internals } from './internal-types'

/** Runs `createPages` of every plugin. What they do not mention stays: pages change by difference. */
export const createPages = async (
  { apiRunner, store, actions }: Internals,
  graphql: GraphQLFunction,
  incremental: Incremental,
): Promise<void> => {
  await apiRunner('createPages', {
    graphql,
    traceId: 'incremental-createPages',
    waitForCascadingActions: true,
    deferNodeMutation: false,
    incremental,
  })
  // Forgets the queries of deleted pages.
  store.dispatch(actions.apiFinished({ apiName: 'createPages' }))
}

/** Templates of pages and slices that are in the bundles. */
export const compiledTemplates = ({ store }: Internals): Set<string> => {
  const { pages, slices } = store.getState()
  return new Set([...pages.values(), ...slices.values()].map(({ componentPath }) => componentPath))
}

const short = (componentPath: string): string => componentPath.split(/[\\/]/).slice(-3).join('/')

/** Why the bundles have to be compiled again for the pages to be right, or null. */
export const uncompiled = (
  { matchRoute }: Internals,
  watch: ChangeWatch,
  compiled: ReadonlySet<string>,
  { templates, routes }: Changes,
): string | null => {
  for (const template of templates)
    if (!compiled.has(template))
      return `the bundles do not know the template ${short(template)}, which had no page until now`
  const patterns = [...watch.matchPaths()]
  for (const [path, matchPath] of routes) {
    if (matchPath !== undefined) return `the bundles know the client routes, and ${path} changed one`
    // Pages inside of a client route are listed in the bundles, so that the route does not swallow them.
    const inside = patterns.find(([, pattern]) => matchRoute(pattern, path) !== null)
    if (inside) return `the bundles know the pages below the client route ${inside[1]}, and ${path} came or went`
  }
  return null
}

/** Why a clean build would have other bundles although every page is right, or null. */
export const superfluous = ({ store }: Internals, compiled: ReadonlySet<string>): string | null => {
  const { components } = store.getState()
  for (const template of compiled)
    if ((components.get(template)?.pages.size ?? 0) === 0) return `the template ${short(template)} has no page any more`
  return null
}
