import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import { formatPrice } from '../../domain/format/price'
import { leaseQuoteWithTaxes } from '../../domain/price/lease-quote'
import type { LeaseBase } from '../../domain/price/lease-quote'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import * as styles from '../finance/calculator.module.css'
import { RepresentativeExample } from '../finance/RepresentativeExample'
import * as page from '../page/page.module.css'
import { SpecList } from '../vehicle/SpecList'
import type { MessageId } from '../../intl/message-id'
import { leaseLines } from './lease-lines'
import type { LeaseCalculatorState } from './use-lease-calculator'
import { rowOfQuote } from './use-lease-quote'

interface Props {
  vehicle: Vehicle
  base: LeaseBase
  state: LeaseCalculatorState
}

/** What a lease comes to: the rent first, every figure below it, the example it owes in its own terms, and the next step. */
export const LeaseResult = ({ vehicle, base, state: { quote, choice, isValid, attach } }: Props) => {
  const intl = useIntl()
  const text = (id: MessageId) => intl.formatMessage({ id })
  const shown = quote && leaseQuoteWithTaxes(quote, base.row.vatIncluded, choice.vatIncluded)
  return (
    <section className={`${page.panel} ${styles.result}`} aria-label={text('calculator.result')}>
      <p className={page.note}>{text(`vehicle.acquisition.${base.type}`)}</p>
      {quote && shown ? (
        <>
          <p className={page.price} aria-live="polite" aria-atomic="true">
            <b>{formatPrice(shown.monthly)}</b>{' '}
            <span>{intl.formatMessage({ id: 'vehicle.perMonth' }, { included: String(choice.vatIncluded) })}</span>
          </p>
          {!isValid && (
            <p className={styles.stale} role="status">
              {text('calculator.stale')}
            </p>
          )}
          <SpecList entries={leaseLines(base, quote, choice.vatIncluded, intl)} />
          <RepresentativeExample row={rowOfQuote(base, quote)} />
        </>
      ) : (
        <p className={styles.stale} role="status">
          {text('lease.nothingToFinance')}
        </p>
      )}
      <div className={`noprint ${page.actions}`}>
        <Button to={paths.vehicleView(vehicleSlug(vehicle), 'interest')} onClick={attach} fullWidth>
          {text(quote ? 'calculator.send' : 'lease.ask')}
        </Button>
      </div>
      <p className={page.note}>{text('lease.estimate')}</p>
    </section>
  )
}
