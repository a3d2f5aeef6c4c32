import { restingPart } from '../../../components/ui/lazy-part'

// Replaces `list-filters-part.ts` in the browser: on narrow screens the filters are in a sheet that opens with a click.
export const ListFilters = restingPart(() =>
  import(/* webpackChunkName: "list-filters" */ './ListFilters').then(({ ListFilters: loaded }) => loaded),
)

export const loadListFilters = (): Promise<unknown> => ListFilters.load()
