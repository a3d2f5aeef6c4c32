import { lazyPart } from '../../components/ui/lazy-part'

/*
 * Replaces `drawn-map.ts` in the browser. The first page of a visit keeps the server's HTML of a map that only shows a
 * place, so its code is not needed before the next page with one.
 */
export const DrawnMap = lazyPart(() =>
  import(/* webpackChunkName: "drawn-map" */ './CountryMap').then(({ CountryMap }) => CountryMap),
)

export const loadDrawnMap = (): Promise<unknown> => DrawnMap.load()
