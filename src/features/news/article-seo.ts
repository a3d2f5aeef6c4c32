import { useIntl } from 'react-intl'
import { imageUrl } from '../../components/ui/image-url'
import type { SeoProps } from '../../components/seo/Seo'
import { publicConfig } from '../../config/public'
import { site } from '../../config/site'
import type { ArticleContent } from '../../domain/content/types'
import { laterChange } from '../../domain/news/feed'
import type { JsonLd } from '../../domain/seo/json-ld'
import { breadcrumbJsonLd } from '../../domain/seo/json-ld'
import { articleCrumbs } from './news-crumbs'

const publisher = (): JsonLd => ({
  '@type': 'Organization',
  name: site.name,
  logo: `${publicConfig.siteUrl}/icons/icon-512.png`,
})

/** @param publishedAt ISO instant of its last publication; null for a draft */
const articleJsonLd = (path: string, article: ArticleContent, publishedAt: string | null): JsonLd => {
  const { title, date, category, author, intro, image } = article
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: intro,
    articleSection: category,
    datePublished: date,
    dateModified: laterChange(date, publishedAt) ?? date,
    image: [imageUrl(image.filename, { width: 1200, height: 675, focus: image.focus, format: 'jpeg' })],
    mainEntityOfPage: `${publicConfig.siteUrl}${path}`,
    author: author === undefined ? publisher() : { '@type': 'Person', name: author },
    publisher: publisher(),
  }
}

/** Head of a news article. */
export const useArticleSeo = (path: string, article: ArticleContent, publishedAt: string | null): SeoProps => {
  const { formatMessage } = useIntl()
  const { seo, title, date, image } = article
  const shared = seo.image ?? image
  return {
    title: seo.title,
    description: seo.description,
    path,
    image: shared.filename,
    imageAlt: shared.alt,
    imageFocus: shared.focus,
    type: 'article',
    publishedAt: date,
    noindex: seo.noindex,
    jsonLd: [
      articleJsonLd(path, article, publishedAt),
      breadcrumbJsonLd(articleCrumbs(title, formatMessage), publicConfig.siteUrl),
    ],
  }
}
