import { useIntl } from 'react-intl'
import { useShallow } from 'zustand/react/shallow'
import { cx } from '../../components/ui/cx'
import { formatDate, formatTime } from '../../domain/format/date'
import { NBSP } from '../../domain/format/number'
import * as page from '../page/page.module.css'
import { useLive } from './live-store'
import { useLiveVisit } from './use-live-vehicle'

interface Props {
  /** ISO instant of the prices on the page, when the page knows it. */
  updatedAt?: string
  className?: string | undefined
}

/**
 * When the prices of a page were checked, or of when they are. The line is there from the first render, so nothing
 * moves when it is filled; it is not announced, for it changes by itself.
 */
export const PriceCheck = ({ updatedAt, className }: Props) => {
  const { formatMessage } = useIntl()
  useLiveVisit()
  const { status, checkedAt, releasedAt } = useLive(
    useShallow((state) => ({ status: state.status, checkedAt: state.checkedAt, releasedAt: state.releasedAt })),
  )
  const text = () => {
    if (status === 'checked' && checkedAt !== null)
      return formatMessage({ id: 'live.checked' }, { time: formatTime(checkedAt) })
    const known = checkedAt ?? releasedAt ?? updatedAt
    if (known) return formatMessage({ id: 'live.from' }, { date: formatDate(known), time: formatTime(known) })
    return status === 'failed' ? formatMessage({ id: 'live.unchecked' }) : NBSP
  }
  return <p className={cx('num', page.note, className)}>{text()}</p>
}
