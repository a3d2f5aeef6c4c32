import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import type { Crumb } from '../../domain/seo/json-ld'

/** Breadcrumbs from the home page to the news. */
export const newsCrumbs = (formatMessage: IntlShape['formatMessage']): Crumb[] => [
  { label: formatMessage({ id: 'vehicle.home' }), path: paths.home },
  { label: formatMessage({ id: 'news.title' }), path: paths.news },
]

/** Breadcrumbs of an article, or of another page below the news. */
export const articleCrumbs = (title: string, formatMessage: IntlShape['formatMessage']): Crumb[] => [
  ...newsCrumbs(formatMessage),
  { label: title },
]
