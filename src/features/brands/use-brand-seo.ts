import { useIntl } from 'react-intl'
import type { SeoProps } from '../../components/seo/Seo'
import { publicConfig } from '../../config/public'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import type { BrandSummary } from '../../domain/content/story-data'
import type { SeoFields } from '../../domain/content/types'
import { breadcrumbJsonLd } from '../../domain/seo/json-ld'

/** Head of the page of a brand: the editors' words, or plain ones for a brand they have not written about. */
export const useBrandSeo = (brand: BrandSummary, seo: SeoFields | null): SeoProps => {
  const { formatMessage } = useIntl()
  const path = paths.brand(brand.id)
  const crumbs = [
    { label: formatMessage({ id: 'vehicle.home' }), path: paths.home },
    { label: brand.name, path },
  ]
  return {
    title: seo?.title ?? formatMessage({ id: 'brand.title' }, { brand: brand.name }),
    description: seo?.description ?? formatMessage({ id: 'brand.description' }, { brand: brand.name, site: site.name }),
    image: seo?.image?.filename,
    imageFocus: seo?.image?.focus,
    noindex: seo?.noindex,
    path,
    jsonLd: [breadcrumbJsonLd(crumbs, publicConfig.siteUrl)],
  }
}
