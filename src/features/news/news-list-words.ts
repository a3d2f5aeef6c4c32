import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import type { SeoProps } from '../../components/seo/Seo'
import { publicConfig } from '../../config/public'
import type { SeoFields } from '../../domain/content/types'
import { NEWS_ARCHIVES, newsListPath } from '../../domain/news/news-address'
import { filterOf } from '../../domain/news/news-lists'
import type { NewsList } from '../../domain/news/news-lists'
import type { Crumb } from '../../domain/seo/json-ld'
import { breadcrumbJsonLd } from '../../domain/seo/json-ld'
import { newsCrumbs } from './news-crumbs'

type Narrowed = Pick<NewsList, 'category' | 'year'>

const valuesOf = ({ category, year }: Narrowed, page: number) => ({
  scope: category !== null ? (year === null ? 'category' : 'both') : year === null ? 'all' : 'year',
  category: category?.name ?? '',
  // A text: a number would be grouped.
  year: String(year ?? ''),
  page,
})

const crumbsOf = (list: Narrowed, page: number, formatMessage: IntlShape['formatMessage']): Crumb[] => {
  const { category, year } = list
  const crumbs = newsCrumbs(formatMessage)
  if (category !== null)
    crumbs.push({ label: category.name, path: newsListPath({ category: category.slug, year: null }) })
  else if (year !== null) crumbs.push({ label: formatMessage({ id: 'news.archives' }), path: NEWS_ARCHIVES })
  if (year !== null) crumbs.push({ label: String(year), path: newsListPath(filterOf(list)) })
  if (page > 1) crumbs.push({ label: formatMessage({ id: 'pages.page' }, { page }) })
  return crumbs
}

interface Given {
  path: string
  list: Narrowed
  page: number
  /** Whether it has no articles. */
  isEmpty: boolean
  /** The editors' words. */
  seo: SeoFields | null
}

/** Title, way and head of a page of a list of news. */
export const useNewsListWords = ({ path, list, page, isEmpty, seo }: Given) => {
  const { formatMessage } = useIntl()
  const values = valuesOf(list, page)
  const title = formatMessage({ id: 'news.list.title' }, values)
  const description = seo?.description ?? formatMessage({ id: 'news.list.description' }, values)
  const crumbs = crumbsOf(list, page, formatMessage)
  const head: SeoProps = {
    title: seo?.title ?? title,
    description,
    image: seo?.image?.filename,
    imageFocus: seo?.image?.focus,
    // The lists by category and by year have all that a list by both has.
    noindex: seo?.noindex ?? (isEmpty || (list.category !== null && list.year !== null)),
    path,
    jsonLd: [
      {
        '@type': 'CollectionPage',
        name: title,
        description,
        url: publicConfig.siteUrl + path,
      },
      breadcrumbJsonLd(crumbs, publicConfig.siteUrl),
    ],
  }
  return { seo: head, crumbs, title }
}
