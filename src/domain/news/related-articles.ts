import type { NewsEntry } from './articles'

/**
 * Addresses of what to read after an article: first those of its category or brand, then the others, newest first each.
 *
 * @param articles all of them, newest first
 * @param path address of the article, which is never part of it
 */
export const relatedArticles = (articles: readonly NewsEntry[], path: string, count: number): string[] => {
  const article = articles.find((one) => one.path === path)
  const others = articles.filter((one) => one.path !== path)
  const isNear = ({ categorySlug, brand }: NewsEntry): boolean =>
    article !== undefined &&
    ((categorySlug !== '' && categorySlug === article.categorySlug) || (brand !== null && brand === article.brand))
  return [...others.filter(isNear), ...others.filter((one) => !isNear(one))].slice(0, count).map((one) => one.path)
}
