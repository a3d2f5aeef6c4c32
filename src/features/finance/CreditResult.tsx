import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import type { CreditBase, CreditCalculation } from '../../domain/finance/credit-choice'
import { formatPrice, formatRate } from '../../domain/format/price'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import * as page from '../page/page.module.css'
import { SpecList } from '../vehicle/SpecList'
import type { MessageId } from '../../intl/message-id'
import * as styles from './calculator.module.css'
import { creditLines } from './credit-lines'
import { RepresentativeExample } from './RepresentativeExample'
import type { CreditCalculatorState } from './use-credit-calculator'

interface Props {
  vehicle: Vehicle
  base: CreditBase
  state: CreditCalculatorState
  calculation: CreditCalculation
}

/** What a credit comes to: the instalment first, every figure below it, the example it owes, and the next step. */
export const CreditResult = ({ vehicle, base, state: { isValid, choice, attach }, calculation }: Props) => {
  const intl = useIntl()
  const text = (id: MessageId, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const { quote, row, scenario } = calculation
  return (
    <section className={`${page.panel} ${styles.result}`} aria-label={text('calculator.result')}>
      <p className={page.note}>{intl.formatMessage({ id: `vehicle.acquisition.${base.type}` })}</p>
      <p className={page.price} aria-live="polite" aria-atomic="true">
        <b>{formatPrice(quote.monthly + quote.premium)}</b>{' '}
        <span>{intl.formatMessage({ id: 'vehicle.perMonth' }, { included: String(row.vatIncluded) })}</span>
      </p>
      <p className={page.note}>
        {quote.premium > 0
          ? text('calculator.withPremium', { premium: formatPrice(quote.premium) })
          : text('calculator.instalments', { months: choice.months })}
      </p>
      {!isValid && (
        <p className={styles.stale} role="status">
          {text('calculator.stale')}
        </p>
      )}
      {scenario && (
        <p className={styles.scenario}>
          {text('calculator.scenario', {
            rate: formatRate(scenario.borrowingRate),
            month: scenario.afterMonths + 1,
            monthly: formatPrice(scenario.quote.schedule.revisedMonthly + quote.premium),
            due: formatPrice(scenario.quote.totalDue),
          })}
        </p>
      )}
      <SpecList entries={creditLines(calculation, choice, intl)} />
      <RepresentativeExample row={row} />
      <div className={`noprint ${page.actions}`}>
        <Button to={paths.vehicleView(vehicleSlug(vehicle), 'interest')} onClick={attach} fullWidth>
          {text('calculator.send')}
        </Button>
      </div>
      <p className={page.note}>{text('calculator.estimate')}</p>
    </section>
  )
}
