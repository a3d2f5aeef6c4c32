import type { NewsEntry } from './articles'
import { compareNames } from '../stock-search/text/compare-names'

export interface NewsCategory {
  /** Its part of addresses. */
  slug: string
  name: string
}

/**
 * The categories of some articles in alphabetical order. Names with the same slug are one category, called as in the
 * newest article; a name without a slug has no list.
 *
 * @param articles newest first
 */
export const newsCategories = (articles: readonly Pick<NewsEntry, 'category' | 'categorySlug'>[]): NewsCategory[] => {
  const names = new Map<string, string>()
  for (const { category, categorySlug: slug } of articles)
    if (slug !== '' && !names.has(slug)) names.set(slug, category)
  return [...names]
    .map(([slug, name]) => ({ slug, name }))
    .sort((a, b) => compareNames(a.name, b.name) || (a.slug < b.slug ? -1 : 1))
}
