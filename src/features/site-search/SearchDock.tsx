import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { closeSiteSearch, openSiteSearch, useSiteSearch } from '../../components/layout/site-search-store'
import { isCommandKey } from '../../components/ui/is-command-key'
import { lazyPart } from '../../components/ui/lazy-part'
import { showToast } from '../../components/ui/toast-store'

const SearchDialog = lazyPart(() =>
  import(/* webpackChunkName: "site-search" */ './SearchDialog').then(({ SearchDialog: loaded }) => loaded),
)

/** Place of the site search on every page: Ctrl+K (or ⌘K) opens it, and its code is loaded then. */
export const SearchDock = () => {
  const { formatMessage } = useIntl()
  const isOpen = useSiteSearch((state) => state.isOpen)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isCommandKey(event, 'k')) return
      event.preventDefault()
      openSiteSearch()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (!isOpen || isLoaded) return
    SearchDialog.load().then(
      () => setLoaded(true),
      () => {
        closeSiteSearch()
        showToast(formatMessage({ id: 'siteSearch.error' }), 'warning')
      },
    )
  }, [isOpen, isLoaded, formatMessage])
  return isOpen && isLoaded && <SearchDialog onClose={closeSiteSearch} />
}
