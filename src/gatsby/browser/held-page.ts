import type { LoadedPage } from './load-parts'
import { isByAddress } from './page-loader'
import type { PageLoader } from './page-loader'

/** Data of a page as Gatsby's loader holds them. */
interface HeldData {
  componentChunkName: string
  path: string
  result: unknown
}

const isHeldData = (data: unknown): data is HeldData =>
  typeof data === 'object' && data !== null && 'componentChunkName' in data && 'result' in data

/**
 * Returns a page whose data Gatsby has prefetched, or null. Its code can then be loaded before Gatsby has checked for a new
 * build.
 *
 * @param loader Gatsby's, with `heldData` of `give-held-data.ts`; the development server's has none
 */
export const heldPage = ({ heldData }: PageLoader, path: string): LoadedPage | null => {
  const data: unknown = isByAddress(heldData) ? heldData(path) : null
  return isHeldData(data) ? { json: data.result, page: data } : null
}
