import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import type { Schedule } from '../../domain/finance/schedule'
import { formatNumber } from '../../domain/format/number'
import type { Cents } from '../../domain/price/types'
import type { MessageId } from '../../intl/message-id'
import * as styles from './calculator.module.css'
import { useOpen } from './use-open'

interface Props {
  schedule: Schedule
}

const amount = (cents: Cents): string => formatNumber(cents / 100, 2)

/** Every instalment with its interest, what it pays back and what is still owed; made when it is opened. */
export const AmortisationTable = ({ schedule }: Props) => {
  const { formatMessage } = useIntl()
  const { isOpen, adopt, onToggle } = useOpen()
  const id = useId()
  const text = (id: MessageId) => formatMessage({ id })
  const { rows, balloon, total, totalInterest } = schedule
  return (
    <details className={styles.schedule} ref={adopt} suppressHydrationWarning onToggle={onToggle}>
      <summary>
        <span id={id}>{text('calculator.table.title')}</span>
        <Icon name="chevron-down" />
      </summary>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reached by keyboard
        <div role="region" aria-labelledby={id} tabIndex={0}>
          <table aria-labelledby={id}>
            <thead>
              <tr>
                {(['month', 'payment', 'interest', 'principal', 'balance'] as const).map((key) => (
                  <th key={key} scope="col">
                    {text(`calculator.table.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.month}>
                  <th scope="row">{row.month}</th>
                  <td>{amount(row.payment)}</td>
                  <td>{amount(row.interest)}</td>
                  <td>{amount(row.principal)}</td>
                  <td>{amount(row.balance)}</td>
                </tr>
              ))}
              {balloon > 0 && (
                <tr>
                  <th scope="row">{text('calculator.table.balloon')}</th>
                  <td>{amount(balloon)}</td>
                  <td>{amount(0)}</td>
                  <td>{amount(balloon)}</td>
                  <td>{amount(0)}</td>
                </tr>
              )}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{text('calculator.table.total')}</th>
                <td>{amount(total)}</td>
                <td>{amount(totalInterest)}</td>
                <td>{amount(total - totalInterest)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <p>{text('calculator.table.note')}</p>
    </details>
  )
}
