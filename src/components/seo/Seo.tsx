import { Helmet } from 'react-helmet'
import { publicConfig } from '../../config/public'
import { site } from '../../config/site'
import { jsonLdDocument, webPageJsonLd } from '../../domain/seo/json-ld'
import type { JsonLdNode } from '../../domain/seo/json-ld'
import { withSiteName } from '../../domain/seo/title'
import { imageUrl, isTransformable } from '../ui/image-url'

export interface SeoProps {
  /** Title of the page; the name of the group is added unless it is in there or would be cut off. */
  title: string
  description: string
  /** Root-relative address that search engines keep; views and doubles of a page name the page itself. */
  path: string
  /** Address of the picture that is shown when the page is shared. */
  image?: string
  /** Point of that picture that stays visible when it is cut, see `imageUrl`. */
  imageFocus?: string
  /** What that picture shows, for those who do not see it. */
  imageAlt?: string
  type?: 'website' | 'article'
  /** ISO date or instant of an article. */
  publishedAt?: string
  noindex?: boolean
  /**
   * Structured data; each becomes a script of its own. Without any the page says that it is a page. Null: what the server
   * wrote stays.
   */
  jsonLd?: JsonLdNode[] | null
}

/** Pixels of the picture of a shared link: 1.91 to 1, as its readers show it; told, so that they need not load it first. */
const CARD = { width: 1200, height: 630 }

/** Ends no script element early, whatever a text contains. */
const scriptSafe = (node: JsonLdNode): string => JSON.stringify(jsonLdDocument(node)).replace(/</g, '\\u003c')

/** Everything in the head that differs from page to page. */
export const Seo = ({
  title,
  description,
  path,
  image,
  imageAlt,
  imageFocus,
  type = 'website',
  publishedAt,
  noindex = false,
  jsonLd = [],
}: SeoProps) => {
  const canonical = `${publicConfig.siteUrl}${path}`
  const fullTitle = withSiteName(title, site.name)
  const nodes =
    jsonLd?.length === 0
      ? [webPageJsonLd({ name: fullTitle, description, url: canonical, language: site.locale })]
      : jsonLd
  return (
    <Helmet defer={false}>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      {image && (
        <meta
          property="og:image"
          content={imageUrl(image, { ...CARD, quality: 80, focus: imageFocus, format: 'jpeg' })}
        />
      )}
      {image && isTransformable(image) && <meta property="og:image:width" content={String(CARD.width)} />}
      {image && isTransformable(image) && <meta property="og:image:height" content={String(CARD.height)} />}
      {image && imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      {nodes === null ? (
        <script type="application/ld+json" />
      ) : (
        nodes.map((node, index) => (
          <script key={index} type="application/ld+json">
            {scriptSafe(node)}
          </script>
        ))
      )}
    </Helmet>
  )
}
