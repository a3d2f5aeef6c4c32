import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import * as page from '../page/page.module.css'
import type { VehicleList } from './use-vehicle-list'
import * as styles from './view.module.css'

interface Props {
  list: VehicleList
  /** Key of the text that says how many vehicles were removed. */
  removedId: string
}

/** What happened to vehicles of a list that are not shown: sold, or not read. */
export const ListNotices = ({ list: { removed, unreachable, retry }, removedId }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div role="status">
      {removed > 0 && <div className={`${page.box} ${styles.notice}`}>{formatMessage({ id: removedId }, { count: removed })}</div>}
      {unreachable > 0 && (
        <div className={`${page.box} ${styles.notice}`}>
          {formatMessage({ id: 'compare.unreachable' })}
          <Button variant="secondary" size="small" onClick={retry}>{formatMessage({ id: 'vehicle.retry' })}</Button>
        </div>
      )}
    </div>
  )
}
