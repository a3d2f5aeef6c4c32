import { useIntl } from 'react-intl'
import type { SeoProps } from '../../components/seo/Seo'
import { publicConfig } from '../../config/public'
import { paths } from '../../config/segments'
import type { SeoFields } from '../../domain/content/types'
import { breadcrumbJsonLd } from '../../domain/seo/json-ld'
import type { StockScope } from '../../domain/stock-search/url/scope'
import { dataMessageId } from '../../intl/message-id'

interface Given {
  path: string
  scope: StockScope
  /** Name of the brand that the list is about; empty for the other lists. */
  brand: string
  total: number
  /** The editors' words. */
  seo: SeoFields | null
}

/** What its list is called after. */
const kindOf = ({ brand, bodyStyle, category, condition = [] }: StockScope): string =>
  brand ? 'brand' : bodyStyle ? 'body' : category ? 'utility' : (condition[0] ?? 'used')

/** Title, way and head of a list of a part of the stock. */
export const useStockListSeo = ({ path, scope, brand, total, seo }: Given) => {
  const { formatMessage } = useIntl()
  const [bodyStyle] = scope.bodyStyle ?? []
  const body = bodyStyle === undefined ? '' : formatMessage({ id: dataMessageId(`stock.bodies.${bodyStyle}`) })
  const text = (part: string) =>
    formatMessage({ id: dataMessageId(`stock.list.${kindOf(scope)}.${part}`) }, { brand, body, total })
  const title = text('title')
  const crumbs = [
    { label: formatMessage({ id: 'vehicle.home' }), path: paths.home },
    { label: formatMessage({ id: 'stock.title' }), path: paths.stock },
    { label: title, path },
  ]
  const head: SeoProps = {
    title: seo?.title ?? text('metaTitle'),
    description: seo?.description ?? text('description'),
    image: seo?.image?.filename,
    imageFocus: seo?.image?.focus,
    // A list without vehicles or words is nothing to be found by.
    noindex: seo?.noindex ?? (seo === null && total === 0),
    path,
    jsonLd: [breadcrumbJsonLd(crumbs, publicConfig.siteUrl)],
  }
  return { seo: head, crumbs, title }
}
