import { lazyPart } from '../../components/ui/lazy-part'

/*
 * Replaces `news-part.ts` in the browser. The first page of a visit keeps the server's HTML of these parts, so their code
 * is not needed before the visitor opens another page of news.
 */
export const NewsPart = lazyPart(() =>
  import(/* webpackChunkName: "news-part" */ './NewsPart').then(({ NewsPart: loaded }) => loaded),
)

export const loadNewsPart = (): Promise<unknown> => NewsPart.load()
