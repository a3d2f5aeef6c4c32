import { useIntl } from 'react-intl'
import { cx } from '../../components/ui/cx'
import { Icon } from '../../components/ui/Icon'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { isFullExample } from '../../domain/price/example-gaps'
import type { PriceRow } from '../../domain/price/types'
import { usePrinting } from '../vehicle/use-printing'
import * as styles from './price-examples.module.css'
import { RepresentativeExample } from './RepresentativeExample'
import { useOpen } from './use-open'

/** A price that is shown, and of what. */
export interface ShownPrice {
  /** Name of the vehicle; null where there is but one. */
  name: string | null
  row: PriceRow
}

interface Props {
  shown: readonly ShownPrice[]
  /** Says aloud that borrowing costs money; false where an example beside it says so. */
  isWarned?: boolean
  /** The way whose tab shows that warning, while a page shows the way of a tab by its style sheet. */
  warningWay?: AcquisitionType | undefined
  /** Keeps the place without a word: no instalment is shown now, but may be in a moment. */
  isOff?: boolean
  /** Open on paper, where nothing can be opened. */
  isPrinted?: boolean
  className?: string | undefined
}

const Examples = ({ shown }: { shown: readonly ShownPrice[] }) => {
  const { formatMessage } = useIntl()
  return (
    <ul>
      {shown.map(({ name, row }, index) => {
        const type = formatMessage({ id: `vehicle.acquisition.${row.type}` })
        return (
          <li key={`${index} ${row.type}`}>
            <b>{name === null ? type : formatMessage({ id: 'priceExamples.of' }, { name, type })}</b>
            <RepresentativeExample row={row} isWarned={false} />
          </li>
        )
      })}
    </ul>
  )
}

/** One of each kind, for who has no scripts. */
const firstOfEach = (shown: readonly ShownPrice[]): ShownPrice[] =>
  shown.filter(({ row }, index) => shown.findIndex((one) => one.row.type === row.type) === index)

/**
 * The representative example of every instalment that a part of the page shows, to be opened, and the warning that goes
 * with it. Its height does not depend on prices.
 */
export const PriceExamples = ({
  shown,
  isWarned = true,
  warningWay,
  isOff = false,
  isPrinted = false,
  className,
}: Props) => {
  const { formatMessage } = useIntl()
  const { isOpen, adopt, onToggle } = useOpen()
  const isOnPaper = usePrinting() && isPrinted
  const full = shown.filter(({ row }) => isFullExample(row))
  return (
    <div className={cx(styles.examples, isOff && styles.off, className)}>
      {isWarned && <p data-way={warningWay}>{formatMessage({ id: 'finance.warning' })}</p>}
      <details
        ref={adopt}
        open={isOpen || isOnPaper}
        suppressHydrationWarning
        onToggle={(event) => isOnPaper || onToggle(event)}
      >
        <summary>
          {formatMessage({ id: 'priceExamples.summary' })}
          <Icon name="chevron-down" size={16} />
        </summary>
        {(isOpen || isOnPaper) &&
          (full.length > 0 ? <Examples shown={full} /> : <p>{formatMessage({ id: 'priceExamples.none' })}</p>)}
        <noscript>
          <Examples shown={firstOfEach(full)} />
        </noscript>
      </details>
    </div>
  )
}
