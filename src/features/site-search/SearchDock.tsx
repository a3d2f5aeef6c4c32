import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { closeSiteSearch, openSiteSearch, useSiteSearch } from '../../components/layout/site-search-store'
import { isCommandKey } from '../../components/ui/is-command-key'
import { lazyPart } from '../../components/ui/lazy-part'
import { useOpenedPart } from '../../components/ui/use-opened-part'

const SearchDialog = lazyPart(() =>
  import(/* webpackChunkName: "site-search" */ './SearchDialog').then(({ SearchDialog: loaded }) => loaded),
)

/** Place of the site search on every page: Ctrl+K (or ⌘K) opens it, and its code is loaded then. */
export const SearchDock = () => {
  const { formatMessage } = useIntl()
  const isOpen = useSiteSearch((state) => state.isOpen)
  const failure = formatMessage({ id: 'siteSearch.error' })
  const isShown = useOpenedPart(SearchDialog, { isOpen, close: closeSiteSearch, failure })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isCommandKey(event, 'k')) return
      event.preventDefault()
      openSiteSearch()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return isShown && <SearchDialog onClose={closeSiteSearch} />
}
