import { lazyPart } from '../../components/ui/lazy-part'

const load = () => import(/* webpackChunkName: "article-frame" */ './article-frame')

/*
 * Replaces `article-parts.ts` in the browser. The first page of a visit keeps the server's HTML of these parts, so their
 * code is not needed before the visitor opens another article.
 */
export const ArticleHead = lazyPart(() => load().then(({ ArticleHead: loaded }) => loaded))
export const LatestArticles = lazyPart(() => load().then(({ LatestArticles: loaded }) => loaded))

export const loadArticleParts = (): Promise<unknown> => Promise.all([ArticleHead.load(), LatestArticles.load()])
