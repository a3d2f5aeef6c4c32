import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { formatKm, formatMonths } from '../../domain/format/measures'
import type { LeaseBase } from '../../domain/price/lease-quote'
import { Choice } from '../finance/Choice'
import { formatEuro } from '../finance/credit-form'
import { RangeField } from '../finance/RangeField'
import type { MessageId } from '../../intl/message-id'
import { leaseRanges } from './lease-form'
import type { LeaseCalculatorState } from './use-lease-calculator'

interface Props {
  base: LeaseBase
  state: LeaseCalculatorState
}

/** Everything that a visitor may choose about a lease. */
export const LeaseFieldset = ({
  base,
  state: {
    form: { control },
    fields,
  },
}: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id })
  const { field: taxes } = useController({ control, name: 'taxes' })
  const ranges = leaseRanges(base)
  const own = text(base.row.vatIncluded ? 'calculator.taxesIncluded' : 'calculator.taxesExcluded')
  return (
    <>
      <RangeField
        control={control}
        name="months"
        label={text('lease.duration')}
        unit="mois"
        range={ranges.months}
        format={formatMonths}
      />
      <RangeField
        control={control}
        name="annualDistance"
        label={text('lease.perYear')}
        unit="km"
        range={ranges.annualDistance}
        format={formatKm}
      />
      <RangeField
        control={control}
        name="downPayment"
        label={text('lease.downPayment')}
        unit="€"
        range={ranges.downPayment}
        format={formatEuro}
        hint={formatMessage({ id: 'calculator.downPaymentHint' }, { taxes: own })}
      />
      <Choice
        legend={text('calculator.taxes')}
        value={fields.taxes}
        options={[
          { value: 'included', label: text('calculator.taxesIncluded') },
          { value: 'excluded', label: text('calculator.taxesExcluded') },
        ]}
        onChange={(value) => taxes.onChange(value)}
      />
    </>
  )
}
