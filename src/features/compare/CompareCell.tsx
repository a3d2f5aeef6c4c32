import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { NBSP } from '../../domain/format/number'
import * as styles from './compare.module.css'

interface Props {
  /** Null where it is not known. */
  value: string | null
  /** A line under the value; it keeps its place where there is none. Undefined where the row has no such line. */
  note?: string | null | undefined
  isBest: boolean
}

/** In a narrow column a figure stands over its unit; else a long unit would break where it does not fit. */
const breakable = (value: string): string => value.replace(NBSP, ' ')

/** One value of a comparison; the best of its line is marked by more than a colour. */
export const CompareCell = ({ value, note, isBest }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <td className={isBest ? styles.best : undefined}>
      {value === null ? (
        <span aria-label={formatMessage({ id: 'compare.none' })} role="img">–</span>
      ) : (
        <span>
          {breakable(value)}
          {isBest && <><Icon name="check" size={16} /><span className="sr"> ({formatMessage({ id: 'compare.best' })})</span></>}
        </span>
      )}
      {note !== undefined && <small>{note ?? NBSP}</small>}
    </td>
  )
}
