import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import type { BreadcrumbsBlock as Content } from '../../domain/content/types'
import type { BlockProps } from '../block-props'

/** Where the visitor is; the home page comes first without being named by the editor. */
export const BreadcrumbsBlock = ({ block: { items = [] } }: BlockProps<Content>) => {
  const { formatMessage } = useIntl()
  if (items.length === 0) return null
  const crumbs = items.map(({ label, to }) => ({ label, path: to }))
  const withHome =
    crumbs[0]?.path === '/' ? crumbs : [{ label: formatMessage({ id: 'vehicle.home' }), path: '/' }, ...crumbs]
  return (
    <div className="wrap">
      <Breadcrumbs items={withHome} />
    </div>
  )
}
