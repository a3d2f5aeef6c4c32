import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import type { SearchEntry } from '../../domain/site-search/search-entry'

/** Pages that have no story in the CMS, and that search engines may not list: the index of the release lacks them. */
export const pagesWithoutStory = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>): SearchEntry[] => {
  const page = (path: string, title: string, keywords: string): SearchEntry => ({
    kind: 'page',
    title,
    text: '',
    keywords,
    path,
  })
  return [
    page(paths.stock, formatMessage({ id: 'stock.title' }), formatMessage({ id: 'siteSearch.words.stock' })),
    page(paths.compare, formatMessage({ id: 'compare.metaTitle' }), formatMessage({ id: 'siteSearch.words.compare' })),
    page(
      paths.favourites,
      formatMessage({ id: 'favourites.title' }),
      formatMessage({ id: 'siteSearch.words.favourites' }),
    ),
  ]
}
