import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { financeConditions } from '../../config/finance'
import { comparableCosts, firstBasis } from '../../domain/finance/comparable'
import type { Basis, ComparableCost } from '../../domain/finance/comparable'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatEuros } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { distanceChoices, durationChoices } from '../../domain/price/lease-quote'
import type { Vehicle } from '../../domain/vehicle/types'
import { Choice } from '../finance/Choice'
import { useOpen } from '../finance/use-open'
import { SelectChoice } from '../lease/SelectChoice'
import * as lease from '../lease/lease.module.css'
import { ageInMonths } from '../lease/use-lease-quote'
import type { MessageId } from '../../intl/message-id'
import * as styles from './comparable.module.css'

type Subject = Pick<Vehicle, 'prices' | 'firstRegistration' | 'updatedAt' | 'vatReportable'>

interface Props {
  vehicle: Subject
  /** The way that is looked at. */
  value: AcquisitionType
  onChoose: (type: AcquisitionType) => void
}

const CostRow = ({
  cost,
  isChosen,
  isLowest,
  onChoose,
}: {
  cost: ComparableCost
  isChosen: boolean
  isLowest: boolean
  onChoose: () => void
}) => {
  const { formatMessage } = useIntl()
  const { type, paid, kept } = cost
  const values = { paid: formatEuros(paid), kept: formatEuros(kept) }
  return (
    <tr className={isChosen ? styles.chosen : undefined}>
      <th scope="row">
        <button type="button" aria-pressed={isChosen} onClick={onChoose}>
          {formatMessage({ id: `vehicle.acquisitionShort.${type}` })}
        </button>
        {isLowest && <b>{formatMessage({ id: 'comparable.lowest' })}</b>}
        <small>{formatMessage({ id: kept > 0 ? 'comparable.keeps' : 'comparable.paid' }, values)}</small>
      </th>
      <td>{formatEuros(cost.monthly)}</td>
      <td>{formatEuros(cost.cost)}</td>
    </tr>
  )
}

const Costs = ({ vehicle, value, onChoose }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId, values?: Record<string, string>) => formatMessage({ id }, values)
  const { prices, vatReportable, firstRegistration, updatedAt } = vehicle
  const first = useMemo(() => firstBasis(prices), [prices])
  const [chosen, setChosen] = useState<Partial<Basis>>({})
  const basis = { ...first, ...chosen }
  const costs = comparableCosts(
    { rows: prices, ageMonths: ageInMonths(firstRegistration, updatedAt), vatReportable },
    basis,
    financeConditions.credit,
  )
  const lowest = Math.min(...costs.map(({ cost }) => cost))
  return (
    <>
      <div className={`${lease.controls} ${styles.basis}`}>
        <SelectChoice
          label={text('lease.duration')}
          value={basis.months}
          options={durationChoices(first)}
          format={formatMonths}
          onChange={(months) => setChosen({ ...chosen, months })}
        />
        <SelectChoice
          label={text('lease.perYear')}
          value={basis.annualDistance}
          options={distanceChoices(first)}
          format={formatKm}
          onChange={(annualDistance) => setChosen({ ...chosen, annualDistance })}
        />
      </div>
      {vatReportable && (
        <Choice
          legend={text('calculator.taxes')}
          value={basis.vatIncluded ? 'included' : 'excluded'}
          options={[
            { value: 'included', label: text('calculator.taxesIncluded') },
            { value: 'excluded', label: text('calculator.taxesExcluded') },
          ]}
          onChange={(taxes) => setChosen({ ...chosen, vatIncluded: taxes === 'included' })}
        />
      )}
      {costs.length === 0 ? (
        <p>{text('comparable.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text('comparable.way')}</th>
              <th scope="col">{text('comparable.monthly')}</th>
              <th scope="col">{text('comparable.cost')}</th>
            </tr>
          </thead>
          <tbody aria-live="polite">
            {costs.map((cost) => (
              <CostRow
                key={cost.type}
                cost={cost}
                isChosen={cost.type === value}
                isLowest={cost.cost === lowest && costs.length > 1}
                onChoose={() => onChoose(cost.type)}
              />
            ))}
          </tbody>
        </table>
      )}
      <p>{text('comparable.note', { months: formatMonths(basis.months) })}</p>
    </>
  )
}

/** Every way to have the vehicle over the same months and kilometres, by month and in all; a click switches to it. */
export const ComparableCosts = (props: Props) => {
  const { formatMessage } = useIntl()
  const { isOpen, adopt, onToggle } = useOpen()
  return (
    <details
      className={`${styles.comparable} ${styles.costs}`}
      ref={adopt}
      suppressHydrationWarning
      onToggle={onToggle}
    >
      <summary>
        {formatMessage({ id: 'comparable.title' })}
        <Icon name="chevron-down" />
      </summary>
      {isOpen && (
        <div>
          <Costs {...props} />
        </div>
      )}
    </details>
  )
}
