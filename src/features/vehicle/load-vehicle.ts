import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { parseVehiclePageData } from '../../domain/vehicle/parse-page-data'

export type Loaded =
  | { state: 'ready'; data: VehiclePageData }
  | { state: 'missing' }
  | { state: 'offline' }
  | { state: 'failed' }

const PATIENCE_MS = 10_000

/** Address of the data of the vehicle page at a path. */
export const pageDataUrl = (path: string): string => `/page-data${path}/page-data.json`

/** Reads what the page at `path` was made from; a page that is not there is a vehicle that is not in stock any more. */
export const loadVehicle = async (path: string): Promise<Loaded> => {
  let response: Response
  try {
    response = await fetch(pageDataUrl(path), { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch {
    return { state: 'offline' }
  }
  if (response.status === 404 || response.status === 410) return { state: 'missing' }
  if (!response.ok) return { state: 'failed' }
  const data = parseVehiclePageData(await response.json().catch(() => null))
  return data ? { state: 'ready', data } : { state: 'missing' }
}

const canLook = (loader: unknown): loader is { loadPageSync: (path: string) => unknown } =>
  typeof loader === 'object' && loader !== null && 'loadPageSync' in loader && typeof loader.loadPageSync === 'function'

/** What this tab made the page at `path` from, where it has: that vehicle need not be waited for. */
export const knownVehicle = (path: string): Loaded | null => {
  const loader: unknown = typeof window !== 'undefined' && '___loader' in window ? window.___loader : null
  const page = canLook(loader) ? loader.loadPageSync(path) : null
  const data =
    typeof page === 'object' && page !== null && 'json' in page ? parseVehiclePageData({ result: page.json }) : null
  return data && { state: 'ready', data }
}
