import type { Segments } from '../../../src/domain/routes/segments'
import { vehicleIdOf } from '../../../src/domain/routes/vehicle-slug'
import type { PageKind } from '../limits'

export interface VisitedPage {
  kind: PageKind
  /** Absolute path, with its query. */
  path: string
}

/** Picks an item from a list that is not empty: the first one, or a random one by seed. */
export type Pick = <Item>(items: readonly Item[]) => Item

/** Number of vehicles in the comparison. */
export const COMPARED = 4

/**
 * Picks one page of each kind from the addresses in the site map.
 *
 * @param addresses paths from the site map
 * @throws Error that names the first kind without a page
 */
export const choosePages = (addresses: readonly string[], segments: Segments, pick: Pick): VisitedPage[] => {
  const known = new Set(addresses)
  const parts = addresses.map((path) => path.split('/').slice(1))
  const all = (kind: PageKind, matches: (parts: readonly string[]) => boolean): string[] => {
    const found = parts.filter(matches).map((one) => `/${one.join('/')}`)
    if (found.length === 0) throw new Error(`The site map names no page of this kind: ${kind}`)
    return found
  }
  const fixed = (kind: PageKind, path: string): VisitedPage => ({
    kind,
    path: pick(all(kind, (one) => `/${one.join('/')}` === path)),
  })
  const some = (kind: PageKind, matches: (parts: readonly string[]) => boolean): VisitedPage => ({
    kind,
    path: pick(all(kind, matches)),
  })
  const vehicles = all(
    'vehicle',
    ([first, slug = '', ...more]) => first === segments.stock && more.length === 0 && vehicleIdOf(slug) !== null,
  )
  const vehicle = pick(vehicles)
  const ids = vehicles.map((path) => vehicleIdOf(path.split('/').at(-1) ?? '')).slice(0, COMPARED)
  return [
    { kind: 'home', path: '/' },
    fixed('stock', `/${segments.stock}`),
    { kind: 'vehicle', path: vehicle },
    { kind: 'form', path: `${vehicle}/${segments.interest}` },
    some('model', ([, folder, slug, ...more]) => folder === segments.models && slug !== undefined && more.length === 0),
    some('brand', ([brand = '', ...more]) => more.length === 0 && known.has(`/${brand}/${segments.models}`)),
    some(
      'dealership',
      ([first, id, ...more]) => first === segments.concessions && id !== undefined && more.length === 0,
    ),
    fixed('dealerships', `/${segments.concessions}`),
    fixed('news', '/news'),
    some(
      'article',
      ([first, slug, ...more]) => first === 'news' && slug !== undefined && slug !== 'archives' && more.length === 0,
    ),
    fixed('faq', '/faq'),
    fixed('contact', '/contact'),
    fixed('privateLease', `/${segments.privateLease}`),
    { kind: 'comparison', path: `/${segments.stock}/${segments.compare}?ids=${ids.join(',')}` },
  ]
}

/** Path of the page of a kind. @throws Error if there is none */
export const pathOf = (pages: readonly VisitedPage[], kind: PageKind): string => {
  const page = pages.find((one) => one.kind === kind)
  if (!page) throw new Error(`No page of this kind is visited: ${kind}`)
  return page.path
}
