import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import { paths } from '../config/segments'
import { ComparePage } from '../features/compare/ComparePage'
import { RecentStrip } from '../features/recent/RecentStrip'
import type { MessageId } from '../intl/message-id'

/** `/stock/comparer`; `?ids=` shows a comparison that somebody shared. */
const CompareTemplate = ({ location }: PageProps) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id })
  return (
    <>
      <Seo title={text('compare.metaTitle')} description={text('compare.metaDescription')} path={paths.compare} />
      <div className="wrap">
        <Breadcrumbs
          items={[
            { label: text('vehicle.home'), path: paths.home },
            { label: text('stock.title'), path: paths.stock },
            { label: text('compare.title') },
          ]}
        />
        <ComparePage search={location.search} />
      </div>
      <RecentStrip />
    </>
  )
}

export default CompareTemplate
