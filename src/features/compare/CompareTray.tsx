import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { cx } from '../../components/ui/cx'
import { Icon } from '../../components/ui/Icon'
import { Picture } from '../../components/ui/Picture'
import { showToast } from '../../components/ui/toast-store'
import { useRootMark } from '../../components/ui/use-root-mark'
import { paths } from '../../config/segments'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import { keptName } from '../../domain/vehicle/kept'
import { useFocusBack } from '../vehicle/use-focus-back'
import type { MessageId } from '../../intl/message-id'
import * as styles from './CompareTray.module.css'
import { COMPARE_MAX, COMPARE_MIN, compareList } from './compare-store'
import { useCompare } from './use-compare'

interface Props {
  /** Path of the page. */
  path: string
}

/** The page of a vehicle has a bar of its own at the foot of a phone’s screen. */
const hasBar = (path: string): boolean => vehicleIdOf(path.split('/').at(-1) ?? '') !== null

/**
 * The vehicles chosen for the comparison, at the foot of every page but the comparison’s own. It floats: nothing moves
 * when it comes, and the page gets room below its end.
 */
export const CompareTray = ({ path }: Props) => {
  const { formatMessage } = useIntl()
  const items = compareList.useIds((state) => state.items)
  const { remove, clear } = useCompare()
  const { target, onFocus } = useFocusBack<HTMLElement>(items.length)
  const isShown = items.length > 0 && path.replace(/\/$/, '') !== paths.compare
  const isRaised = hasBar(path)
  useRootMark('tray', isShown ? (isRaised ? 'raised' : 'low') : null)
  if (!isShown) return null
  const text = (id: MessageId, values: Record<string, string | number> = {}) => formatMessage({ id }, values)
  const isTooFew = items.length < COMPARE_MIN
  return (
    <section
      ref={target}
      tabIndex={-1}
      onFocus={onFocus}
      className={cx(styles.tray, isRaised && styles.raised)}
      aria-label={text('compare.tray')}
    >
      <div className="wrap">
        <p className={cx('num', styles.count)} role="status">
          <b>{text('compare.title')}</b>
          <span>{text('compare.chosen', { count: items.length, max: COMPARE_MAX })}</span>
        </p>
        <ul className={styles.chosen}>
          {items.map((item) => {
            const name = keptName(item) || text('compare.vehicle')
            return (
              <li key={item.id}>
                <button
                  type="button"
                  onClick={() => remove(item.id)}
                  aria-label={text('compare.remove', { name: `${name} ${item.card?.variant ?? ''}`.trim() })}
                  title={name}
                >
                  {item.card?.photo ? (
                    <Picture photo={item.card.photo} sizes="64px" small ratio={4 / 3} alt="" />
                  ) : (
                    <Icon name="car" />
                  )}
                  <i>
                    <Icon name="x" size={12} />
                  </i>
                </button>
              </li>
            )
          })}
        </ul>
        {isTooFew && (
          <p className={styles.hint} id="compare-hint">
            {text('compare.tooFew')}
          </p>
        )}
        <Button variant="ghost" size="small" className={styles.clear} onClick={clear}>
          {text('compare.clearShort')}
        </Button>
        {isTooFew ? (
          // It can be focused and says why it does nothing.
          <button
            type="button"
            className={styles.waiting}
            aria-disabled="true"
            aria-describedby="compare-hint"
            onClick={() => showToast(text('compare.tooFew'), 'warning')}
          >
            {text('compare.title')}
          </button>
        ) : (
          <Button to={paths.compare} size="small">
            {text('compare.go', { count: items.length })}
          </Button>
        )}
      </div>
    </section>
  )
}
