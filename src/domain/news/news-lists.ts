import { chunks } from '../collections/chunks'
import { yearOf } from './archive'
import type { NewsEntry } from './articles'
import { newsCategories } from './categories'
import type { NewsCategory } from './categories'
import { NEWS, NEWS_ARCHIVES, newsListPath } from './news-address'
import type { NewsFilter } from './news-address'

/** Articles on one page of a list. */
export const NEWS_PAGE = 9

/** A choice of a filter; one that would show nothing is not offered as a link. */
export interface NewsOption<Value> {
  value: Value
  isEmpty: boolean
}

export interface NewsList {
  category: NewsCategory | null
  year: number | null
  /** Every category, with whether it has articles of the list's year. */
  categories: NewsOption<NewsCategory>[]
  /** Every year, newest first, with whether it has articles of the list's category. */
  years: NewsOption<number>[]
}

export interface NewsListPage {
  path: string
  list: NewsList
  /** From 1. */
  page: number
  pages: number
  /** Addresses of its articles. */
  articlePaths: string[]
}

/** What a list is narrowed to, as addresses have it. */
export const filterOf = ({ category, year }: Pick<NewsList, 'category' | 'year'>): NewsFilter => ({
  category: category?.slug ?? null,
  year,
})

/** Addresses of the articles of each list that has any, by the address of the list. */
const pathsByList = (articles: readonly NewsEntry[]): Map<string, string[]> => {
  const lists = new Map<string, string[]>()
  for (const { path, date, categorySlug } of articles)
    for (const category of categorySlug === '' ? [null] : [null, categorySlug])
      for (const year of [null, yearOf(date)]) {
        const list = newsListPath({ category, year })
        const paths = lists.get(list)
        if (paths) paths.push(path)
        else lists.set(list, [path])
      }
  return lists
}

/**
 * Every page of every list: all articles, by category, by year, and by both. A list without articles has one page, so that
 * every combination of a category and a year is an address. No page holds a number of articles: one that is published
 * changes the pages that show it.
 *
 * @param articles newest first
 */
export const newsListPages = (articles: readonly NewsEntry[]): NewsListPage[] => {
  const categories = newsCategories(articles)
  const years = [...new Set(articles.map(({ date }) => yearOf(date)))]
  const lists = pathsByList(articles)
  const isEmpty = (filter: NewsFilter): boolean => !lists.has(newsListPath(filter))

  const pagesOf = (category: NewsCategory | null, year: number | null): NewsListPage[] => {
    const filter = filterOf({ category, year })
    const list: NewsList = {
      category,
      year,
      categories: categories.map((value) => ({ value, isEmpty: isEmpty({ category: value.slug, year }) })),
      years: years.map((value) => ({ value, isEmpty: isEmpty({ category: filter.category, year: value }) })),
    }
    const parts = chunks(lists.get(newsListPath(filter)) ?? [], NEWS_PAGE)
    return (parts.length === 0 ? [[]] : parts).map((articlePaths, index) => ({
      path: newsListPath(filter, index + 1),
      list,
      page: index + 1,
      pages: Math.max(1, parts.length),
      articlePaths,
    }))
  }
  return [null, ...categories].flatMap((category) => [null, ...years].flatMap((year) => pagesOf(category, year)))
}

/** Addresses of lists of news that every site has, with articles or without. */
export const NEWS_FIXED: readonly string[] = [NEWS, NEWS_ARCHIVES]

/** Addresses of all lists of news and of the archive. @param articles newest first */
export const newsAddresses = (articles: readonly NewsEntry[]): Set<string> =>
  new Set([...NEWS_FIXED, ...newsListPages(articles).map(({ path }) => path)])
