import type { LoadSearch } from '../../components/layout/SearchForm'

/** Loads the search of the header and of the mobile navigation, once somebody turns to it. */
export const loadSearch: LoadSearch = () =>
  import(/* webpackChunkName: "sentence-search" */ '../../features/stock/sentence-search')
