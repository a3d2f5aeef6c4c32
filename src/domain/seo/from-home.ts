import type { Crumb } from './json-ld'

/**
 * Breadcrumbs that begin at the home page, which editors may name or leave out.
 *
 * @param home name of the home page
 */
export const fromHome = (crumbs: readonly Crumb[], home: string): Crumb[] =>
  crumbs[0]?.path === '/' ? [...crumbs] : [{ label: home, path: '/' }, ...crumbs]
