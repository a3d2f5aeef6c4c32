import { lazyPart } from '../../components/ui/lazy-part'

/** Replaces `quick-search-part.ts` in the browser, so that a hero without a search does not load it. */
export const StockQuickSearch = lazyPart(() =>
  import(/* webpackChunkName: "block-stock-quick-search" */ './StockQuickSearch').then(
    ({ StockQuickSearch: loaded }) => loaded,
  ),
)
