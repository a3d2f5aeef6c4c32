import { useIntl } from 'react-intl'
import { cx } from '../../components/ui/cx'
import { Icon } from '../../components/ui/Icon'
import * as styles from './compare.module.css'

interface Props {
  onlyDifferences: boolean
  onChange: (onlyDifferences: boolean) => void
  /** Lines in the table, of those that there are. */
  shown: number
  total: number
  /** Whether a line marks its best value. */
  hasBest: boolean
  /** Whether columns lie out of view. */
  hasMore: boolean
}

/** What a comparison shows, above it; how many lines remain is told to screen readers too. */
export const CompareTools = ({ onlyDifferences, onChange, shown, total, hasBest, hasMore }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.tools}>
      <label className={styles.only}>
        <input type="checkbox" checked={onlyDifferences} onChange={(event) => onChange(event.target.checked)} />
        {formatMessage({ id: 'compare.differences' })}
      </label>
      <p role="status" className={styles.lines}>
        {formatMessage({ id: onlyDifferences ? 'compare.differing' : 'compare.lines' }, { count: shown, total })}
      </p>
      <p className={cx(styles.key, !hasBest && styles.off)}>
        <Icon name="check" size={16} />
        {formatMessage({ id: 'compare.best' })}
      </p>
      <p className={cx(styles.swipe, !hasMore && styles.off)}>
        <Icon name="arrow-right" size={16} />
        {formatMessage({ id: 'compare.swipe' })}
      </p>
    </div>
  )
}
