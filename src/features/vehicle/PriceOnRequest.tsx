import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { InPlaceOf } from '../../components/ui/InPlaceOf'
import * as page from '../page/page.module.css'
import * as styles from './price-panel.module.css'

interface Props {
  /** The offer whose price has gone since the page was made; undefined where it never had one. */
  was: ReactNode
  /** Says that borrowing costs money: instalments are shown beside it. */
  isWarned: boolean
}

/** Instead of a price: ask for it. In the room of the offer that has gone, so that nothing below moves. */
export const PriceOnRequest = ({ was, isWarned }: Props) => {
  const { formatMessage } = useIntl()
  const told = (
    <div role="status">
      <p className={styles.onRequest}>{formatMessage({ id: 'vehicle.priceOnRequest' })}</p>
      <p className={page.note}>{formatMessage({ id: 'vehicle.priceOnRequestText' })}</p>
      {isWarned && <p className={page.note}>{formatMessage({ id: 'finance.warning' })}</p>}
    </div>
  )
  return was ? (
    <InPlaceOf as="div" was={was}>
      {told}
    </InPlaceOf>
  ) : (
    told
  )
}
