import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { CreditBase } from '../../domain/finance/credit-choice'
import { NBSP } from '../../domain/format/number'
import { formatMonths } from '../../domain/format/measures'
import { financeConditions } from '../../config/finance'
import { formatPrice } from '../../domain/format/price'
import { percentOf } from '../../domain/price/rounding'
import type { MessageId } from '../../intl/message-id'
import * as styles from './calculator.module.css'
import { Choice } from './Choice'
import { creditRanges, formatEuro, RATE_CHANGE } from './credit-form'
import { numberText } from './parse-number'
import { RangeField } from './RangeField'
import type { CreditCalculatorState } from './use-credit-calculator'

interface Props {
  base: CreditBase
  state: CreditCalculatorState
}

const formatPoints = (points: number): string => `${points > 0 ? '+' : ''}${numberText(points)}${NBSP}pt`

/** Everything that a visitor may choose about a credit. */
export const CreditControls = ({ base, state: { form, fields, choice } }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId, values?: Record<string, string>) => formatMessage({ id }, values)
  const { control, register } = form
  const { field: kind } = useController({ control, name: 'rateKind' })
  const ranges = creditRanges(base, fields.downPayment)
  return (
    <>
      <RangeField
        control={control}
        name="downPayment"
        label={text('calculator.downPayment')}
        unit="€"
        range={ranges.downPayment}
        format={formatEuro}
        deps={['balloon']}
      />
      <RangeField
        control={control}
        name="months"
        label={text('calculator.duration')}
        unit="mois"
        range={ranges.months}
        format={formatMonths}
      />
      <RangeField
        control={control}
        name="balloon"
        label={text('calculator.balloon')}
        unit="€"
        range={ranges.balloon}
        format={formatEuro}
        hint={text('calculator.balloonHint')}
      />
      <Choice
        legend={text('calculator.rate')}
        value={fields.rateKind}
        options={[
          { value: 'fixed', label: text('calculator.rateFixed') },
          { value: 'variable', label: text('calculator.rateVariable') },
        ]}
        onChange={(value) => kind.onChange(value)}
      />
      {fields.rateKind === 'variable' && (
        <RangeField
          control={control}
          name="rateChange"
          label={text('calculator.rateChange')}
          unit="pt"
          range={RATE_CHANGE}
          format={formatPoints}
          hint={text('calculator.rateChangeHint')}
        />
      )}
      {base.protectionIncluded ? (
        <p className={styles.hint}>{text('calculator.protectionIncluded')}</p>
      ) : (
        <label className={styles.check}>
          <input type="checkbox" {...register('protection')} />
          <span>
            {text('calculator.protection')}
            <small>
              {text('calculator.protectionHint', {
                premium: formatPrice(
                  percentOf(base.price - choice.downPayment, financeConditions.credit.protectionPercent),
                ),
              })}
            </small>
          </span>
        </label>
      )}
    </>
  )
}
