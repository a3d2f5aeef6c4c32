import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import type { BreadcrumbsBlock as Content } from '../../domain/content/types'
import { fromHome } from '../../domain/seo/from-home'
import type { BlockProps } from '../block-props'
import { EditorNote } from '../EditorNote'

/** Where the visitor is; the home page comes first without being named by the editor. */
export const BreadcrumbsBlock = ({ block }: BlockProps<Content>) => {
  const { formatMessage } = useIntl()
  const { items = [] } = block
  if (items.length === 0) return <EditorNote block={block}>{formatMessage({ id: 'breadcrumbs.empty' })}</EditorNote>
  const crumbs = items.map(({ label, to }) => ({ label, path: to }))
  return (
    <div className="wrap">
      <Breadcrumbs items={fromHome(crumbs, formatMessage({ id: 'vehicle.home' }))} />
    </div>
  )
}
