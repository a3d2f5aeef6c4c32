import { useIntl } from 'react-intl'
import type { SeoProps } from '../components/seo/Seo'
import { publicConfig } from '../config/public'
import { site } from '../config/site'
import type { Block, PageContent } from '../domain/content/types'
import { fromHome } from '../domain/seo/from-home'
import { breadcrumbJsonLd } from '../domain/seo/json-ld'
import type { JsonLd } from '../domain/seo/json-ld'

const organisation: JsonLd = {
  '@type': 'AutoDealer',
  name: site.legalName,
  url: `${publicConfig.siteUrl}/`,
  telephone: site.phone,
  email: site.email,
  foundingDate: String(site.foundingYear),
  areaServed: site.country,
}

const crumbsOf = (body: readonly Block[]) => {
  const block = body.find((candidate) => candidate.component === 'breadcrumbs')
  return block?.component === 'breadcrumbs' ? (block.items ?? []) : []
}

/** Head of a page that editors write. The home page tells who the group is, the others where they stand. */
export const useStorySeo = (path: string, { seo, body }: PageContent): SeoProps => {
  const { formatMessage } = useIntl()
  const home = formatMessage({ id: 'vehicle.home' })
  const crumbs = crumbsOf(body).map(({ label, to }) => ({ label, path: to }))
  const jsonLd =
    path === '/'
      ? [organisation]
      : crumbs.length > 0
        ? [breadcrumbJsonLd(fromHome(crumbs, home), publicConfig.siteUrl)]
        : []
  return {
    title: seo.title,
    description: seo.description,
    path,
    image: seo.image?.filename,
    imageFocus: seo.image?.focus,
    noindex: seo.noindex,
    jsonLd,
  }
}
