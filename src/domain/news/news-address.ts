export const NEWS = '/news'
/** All articles by year and month. */
export const NEWS_ARCHIVES = `${NEWS}/archives`
export const NEWS_RSS = `${NEWS}/rss.xml`
export const NEWS_JSON_FEED = `${NEWS}/feed.json`

/** The feeds of the news with their media types. */
export const NEWS_FEEDS = [
  { type: 'application/rss+xml', path: NEWS_RSS },
  { type: 'application/feed+json', path: NEWS_JSON_FEED },
] as const

/** What a list of news is narrowed to. */
export interface NewsFilter {
  /** Slug of a category; null for all. */
  category: string | null
  year: number | null
}

/**
 * Address of a page of a list of news.
 *
 * @example newsListPath({ category: 'conseils', year: 2025 }, 2) // '/news/categorie/conseils/2025/page/2'
 */
export const newsListPath = ({ category, year }: NewsFilter, page = 1): string => {
  const list =
    category !== null
      ? `${NEWS}/categorie/${category}${year === null ? '' : `/${year}`}`
      : year !== null
        ? `${NEWS_ARCHIVES}/${year}`
        : NEWS
  return page === 1 ? list : `${list}/page/${page}`
}

/** Whether an address has the form of a list of news that some articles may have. */
export const isNewsListShape = (path: string): boolean => /^\/news\/(?:page|categorie|archives)\/./.test(path)
