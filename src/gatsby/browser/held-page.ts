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
 * The page of a path whose data were loaded ahead, when its link came into view; null for any other. It tells which code the
 * page needs before the loader has asked whether the site was built anew.
 *
 * @param loader Gatsby's, with `heldData` of `give-held-data.ts`; the development server's has none
 */
export const heldPage = ({ heldData }: PageLoader, path: string): LoadedPage | null => {
  const data: unknown = isByAddress(heldData) ? heldData(path) : null
  return isHeldData(data) ? { json: data.result, page: data } : null
}
