import { closeSiteSearch, openSiteSearch } from '../../components/layout/site-search-store'
import { isCommandKey } from '../../components/ui/is-command-key'

/**
 * Opens the site search by Ctrl+K or ⌘K from anywhere. It listens before React takes over any part of the page; what was
 * pressed before that is kept (`KEEP_INPUT_SCRIPT`).
 */
export const openSearchByKey = (page: Document): void => {
  if (window.vitrineSearch) window.vitrineSearch.cancel = closeSiteSearch
  page.addEventListener('keydown', (event) => {
    if (!isCommandKey(event, 'k')) return
    event.preventDefault()
    openSiteSearch()
  })
}
