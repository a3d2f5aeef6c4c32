import { useIntl } from 'react-intl'
import { InPlaceOf } from '../../components/ui/InPlaceOf'
import { formatPrice } from '../../domain/format/price'
import type { Vehicle } from '../../domain/vehicle/types'
import * as page from '../page/page.module.css'
import * as styles from './price-panel.module.css'

interface Props {
  vehicle: Pick<Vehicle, 'discount' | 'vatReportable'>
  /** As the page was made. */
  released: Pick<Vehicle, 'discount'>
}

type Discount = Vehicle['discount']

/** A label that takes more room than the page has for it is told with the next release; its amounts are told at once. */
const fitting = (discount: Discount, released: Discount): Discount =>
  discount && discount.label !== null && discount.label.length > (released?.label?.length ?? 0)
    ? { ...discount, label: null }
    : discount

const Reduction = ({ discount }: { discount: Discount }) => {
  const { formatMessage } = useIntl()
  if (!discount) return null
  return (
    <>
      <s>{formatPrice(discount.listPrice)}</s>
      {formatMessage(
        { id: 'vehicle.discount' },
        { amount: formatPrice(discount.amount), label: discount.label ?? 'none' },
      )}
    </>
  )
}

/** What is said below a cash price: what it is less, and its VAT. What arrives live stands where the release had a line. */
export const CashNotes = ({ vehicle: { discount, vatReportable }, released }: Props) => {
  const { formatMessage } = useIntl()
  const vat = formatMessage({ id: vatReportable ? 'vehicle.vatReportableNote' : 'vehicle.vatNotReportableNote' })
  const reduction = <Reduction discount={fitting(discount, released.discount)} />
  if (discount === released.discount)
    return (
      <>
        {discount && <p className={styles.discount}>{reduction}</p>}
        <p className={page.note}>{vat}</p>
      </>
    )
  return (
    <>
      {released.discount && (
        <p className={styles.discount}>
          <InPlaceOf was={<Reduction discount={released.discount} />}>{reduction}</InPlaceOf>
        </p>
      )}
      <p className={page.note}>
        {!released.discount && discount ? (
          <InPlaceOf was={vat}>
            <span className={styles.discount}>{reduction}</span>
          </InPlaceOf>
        ) : (
          vat
        )}
      </p>
    </>
  )
}
