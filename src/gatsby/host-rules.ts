import type { ErrorKind } from '../domain/routes/error-kinds'
import { errorPath } from '../domain/routes/error-path'
import type { Segments } from '../domain/routes/segments'
import { stockAliases } from '../domain/routes/stock-aliases'
import { vehicleViewAliases, vehicleViews } from '../domain/routes/vehicle-views'

/** The brands of the rules are those with a list of their stock. */
export const brandPlaceholder = (s: Segments): Record<string, string> => ({ brand: `/:brand/${s.stock}` })

/** Routes without a page of their own, for whoever checks that an address is answered. */
export const extraRoutes = (s: Segments): string[] => vehicleViews(s).map(({ pattern }) => pattern)

const errorRules = (s: Segments): [pattern: string, kind: ErrorKind][] => [
  ...vehicleViews(s).map(({ pattern }): [string, ErrorKind] => [pattern, 'vehicle-not-found']),
  // A `*` stands for nothing too, so the address without a form comes first.
  [`/${s.stock}/:vehicle`, 'vehicle-not-found'],
  [`/${s.stock}/:vehicle/*`, 'vehicle-form-not-found'],
  [`/:brand/${s.stock}/:vehicle/*`, 'vehicle-form-not-found'],
  [`/${s.concessions}/*`, 'location-not-found'],
  // `:brand` is a known one (see `brandPlaceholder`), `:word` any other.
  [`/:brand/${s.locations}/*`, 'location-not-found'],
  [`/:word/${s.locations}/*`, 'brand-not-found'],
  [`/${s.privateLease}/*`, 'lease-vehicle-not-found'],
  [`/${s.businessLease}/*`, 'lease-vehicle-not-found'],
  ['/news/*', 'news-article-not-found'],
  [`/:brand/${s.models}/*`, 'page-not-found'],
  [`/:word/${s.models}/*`, 'brand-not-found'],
  [`/:word/${s.stock}/*`, 'brand-not-found'],
  ['/:word/tous-les-modeles', 'brand-not-found'],
  ['/*', 'page-not-found'],
]

/**
 * Lines of the host's file that come after the 301 rules of addresses: a lease or a loan below a vehicle leads to its
 * calculator and one below the stock to the list, a direct visit to a view of a vehicle gets the HTML of the vehicle
 * itself, and every section has its own error page, with status 404. The first line that fits counts, so the
 * narrow ones stand first; a file that exists wins over all of them.
 */
export const hostRules = (s: Segments): string[] => [
  ...[...stockAliases(s), ...vehicleViewAliases(s)].map(([pattern, target]) => `${pattern} ${target} 301`),
  ...vehicleViews(s).map(({ pattern }) => `${pattern} /${s.stock}/:vehicle 200`),
  ...errorRules(s).map(([pattern, kind]) => `${pattern} ${errorPath(kind)} 404`),
]
