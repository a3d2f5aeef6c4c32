import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { imageUrl } from '../../components/ui/image-url'
import type { SeoProps } from '../../components/seo/Seo'
import { publicConfig } from '../../config/public'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import type { ArticleContent } from '../../domain/content/types'
import type { Crumb } from '../../domain/seo/json-ld'
import { breadcrumbJsonLd } from '../../domain/seo/json-ld'

/** The way from the home page to an article. */
export const articleCrumbs = (title: string, formatMessage: IntlShape['formatMessage']): Crumb[] => [
  { label: formatMessage({ id: 'vehicle.home' }), path: paths.home },
  { label: formatMessage({ id: 'news.title' }), path: paths.news },
  { label: title },
]

/** Head of a news article. */
export const useArticleSeo = (path: string, { seo, title, date, intro, image }: ArticleContent): SeoProps => {
  const { formatMessage } = useIntl()
  return {
    title: seo.title,
    description: seo.description,
    path,
    image: seo.image?.filename ?? image.filename,
    type: 'article',
    publishedAt: date,
    noindex: seo.noindex,
    jsonLd: [
      {
        '@type': 'NewsArticle',
        headline: title,
        description: intro,
        datePublished: date,
        image: [imageUrl(image.filename, { width: 1200, height: 675, format: 'jpeg' })],
        mainEntityOfPage: `${publicConfig.siteUrl}${path}`,
        author: { '@type': 'Organization', name: site.name },
        publisher: { '@type': 'Organization', name: site.name },
      },
      breadcrumbJsonLd(articleCrumbs(title, formatMessage), publicConfig.siteUrl),
    ],
  }
}
