import type { Extent } from '../../domain/content/first-view'
import { loaderMember } from './page-loader'
import type { PageLoader } from './page-loader'

/** A page as Gatsby's loader gives it: its data, its path, and the name of its template's chunk. */
export interface LoadedPage {
  json: unknown
  page: { componentChunkName: string; path: string }
}

/** Whether Gatsby's loader found a page, and not a failure. */
export const isLoadedPage = (page: unknown): page is LoadedPage =>
  typeof page === 'object' && page !== null && 'json' in page && 'page' in page

interface PageParts {
  /** A link to the top of a page is followed: its first view is all that has to be there. Null for any other click. */
  open: (path: string | null) => void
  /** Loads a page with the parts of its first view. @throws what a part that cannot be loaded throws */
  loadView: (path: string) => Promise<unknown>
  /** Loads a page with all of its parts. @throws what a part that cannot be loaded throws */
  loadWhole: (path: string) => Promise<unknown>
}

/**
 * Makes Gatsby's loader wait for the parts of a page, as it waits for its template, so that a page appears complete. If a
 * part cannot be loaded, the page counts as failed.
 *
 * @param load loads the parts of a page
 * @throws Error when Gatsby's loader lacks the methods that are wrapped
 */
export const loadParts = (
  loader: PageLoader,
  load: (page: LoadedPage, extent: Extent) => Promise<unknown>,
): PageParts => {
  let opening: string | null = null
  const loadPage = loaderMember(loader, 'loadPage')
  const withParts = async (extent: Extent, address: string, ...rest: unknown[]): Promise<unknown> => {
    const page = await loadPage(address, ...rest)
    if (isLoadedPage(page)) await load(page, extent)
    return page
  }
  // Gatsby's format for a failed page.
  const failed = (error: unknown) => ({ status: 'error', error })
  loader['loadPage'] = (address: string, ...rest: unknown[]) =>
    withParts(address === opening ? 'view' : 'whole', address, ...rest).catch(failed)
  // Gatsby's own `hovering` does not load parts.
  loader['hovering'] = (address: string): void => void withParts('view', address).catch(failed)
  return {
    open: (path) => (opening = path),
    loadView: (path) => withParts('view', path),
    loadWhole: (path) => withParts('whole', path),
  }
}
