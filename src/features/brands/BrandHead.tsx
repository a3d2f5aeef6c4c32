import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import { paths } from '../../config/segments'
import type { BrandSummary } from '../../domain/content/story-data'
import { BrandMark } from './BrandMark'
import * as styles from './BrandMark.module.css'

/** Opening of a brand that has no story: its mark and its name. */
export const BrandHead = ({ brand: { name, logo } }: { brand: BrandSummary }) => {
  const { formatMessage } = useIntl()
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: formatMessage({ id: 'vehicle.home' }), path: paths.home }, { label: name }]} />
      <h1 className={`title ${styles.head}`}>
        <BrandMark logo={logo} name={name} />
        {formatMessage({ id: 'brand.title' }, { brand: name })}
      </h1>
    </div>
  )
}
