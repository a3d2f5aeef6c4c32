import { useIntl } from 'react-intl'
import { useId, useMemo } from 'react'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import { creditBaseOf } from '../../domain/finance/credit-choice'
import type { CreditBase } from '../../domain/finance/credit-choice'
import { formatRate } from '../../domain/format/price'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import * as page from '../page/page.module.css'
import type { MessageId } from '../../intl/message-id'
import { AmortisationTable } from './AmortisationTable'
import { BalanceChart } from './BalanceChart'
import * as styles from './calculator.module.css'
import { CostBar } from './CostBar'
import { CreditControls } from './CreditControls'
import { CreditResult } from './CreditResult'
import { LiveMonthly } from './LiveMonthly'
import { useCreditCalculator } from './use-credit-calculator'

interface Props {
  vehicle: Vehicle
  type: CreditBase['type']
}

const Calculator = ({ vehicle, base }: { vehicle: Vehicle; base: CreditBase }) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const text = (id: MessageId) => formatMessage({ id })
  const state = useCreditCalculator(vehicle.id, base)
  const { calculation, choice } = state
  if (!calculation) return null
  const { scenario } = calculation
  const quote = scenario?.quote ?? calculation.quote
  return (
    <>
      <div className={styles.calculator}>
        <form onSubmit={(event) => event.preventDefault()} noValidate aria-label={text('calculator.title')}>
          <CreditControls base={base} state={state} />
          <p className={styles.foot}>
            <Button variant="ghost" size="small" onClick={state.again}>
              {text('calculator.again')}
            </Button>
          </p>
          <LiveMonthly amount={calculation.quote.monthly + calculation.quote.premium} />
        </form>
        <CreditResult vehicle={vehicle} base={base} state={state} calculation={calculation} />
      </div>
      <section className={styles.detail} aria-labelledby={id}>
        <h2 id={id}>
          {scenario
            ? formatMessage({ id: 'calculator.detailScenario' }, { rate: formatRate(scenario.borrowingRate) })
            : text('calculator.detail')}
        </h2>
        <div>
          <BalanceChart principal={quote.principal} schedule={quote.schedule} />
          <CostBar
            title={text('calculator.costs')}
            parts={[
              { label: text('calculator.downPayment'), amount: choice.downPayment },
              { label: text('calculator.repaid'), amount: quote.principal - choice.balloon },
              { label: text('calculator.balloon'), amount: choice.balloon },
              { label: text('calculator.interest'), amount: quote.totalInterest + quote.fee },
              { label: text('calculator.premium'), amount: quote.totalPremium },
            ]}
          />
        </div>
        <AmortisationTable schedule={quote.schedule} />
      </section>
    </>
  )
}

/** Down payment, duration, balloon, rate and protection of a credit for a vehicle, and everything that follows from them. */
export const FinanceCalculator = ({ vehicle, type }: Props) => {
  const { formatMessage } = useIntl()
  const row = vehicle.prices.find((candidate) => candidate.type === type)
  const base = useMemo(() => (row ? creditBaseOf(row) : null), [row])
  if (base) return <Calculator key={type} vehicle={vehicle} base={base} />
  return (
    <div className={page.box}>
      <p>{formatMessage({ id: 'calculator.notOffered' })}</p>
      <Button to={paths.vehicleView(vehicleSlug(vehicle), 'interest')}>{formatMessage({ id: 'lease.ask' })}</Button>
    </div>
  )
}
