import { useIntl } from 'react-intl'
import * as styles from './list.module.css'

/** While the vehicles of a list are on their way. */
export const ListSkeleton = () => {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr">{formatMessage({ id: 'compare.loading' })}</span>
      {[1, 2, 3].map((one) => (
        <div key={one}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
