import { useIntl } from 'react-intl'
import { closeSiteSearch, useSiteSearch } from '../../components/layout/site-search-store'
import { lazyPart } from '../../components/ui/lazy-part'
import { useOpenedPart } from '../../components/ui/use-opened-part'

const SearchDialog = lazyPart(() =>
  import(/* webpackChunkName: "site-search" */ './SearchDialog').then(({ SearchDialog: loaded }) => loaded),
)

/** Place of the site search on every page: its code is loaded when it is opened first (see `openSearchByKey`). */
export const SearchDock = () => {
  const { formatMessage } = useIntl()
  const isOpen = useSiteSearch((state) => state.isOpen)
  const failure = formatMessage({ id: 'siteSearch.error' })
  const isShown = useOpenedPart(SearchDialog, { isOpen, close: closeSiteSearch, failure })
  return isShown && <SearchDialog onClose={closeSiteSearch} />
}
