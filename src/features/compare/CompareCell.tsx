import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { InPlaceOf } from '../../components/ui/InPlaceOf'
import { NBSP } from '../../domain/format/number'
import * as styles from './compare.module.css'

export interface CellValue {
  /** Null where it is not known. */
  value: string | null
  /** A line under the value; it keeps its place where there is none. Undefined where the row has no such line. */
  note?: string | null | undefined
  isBest: boolean
}

interface Props extends CellValue {
  /** What the release says there, where that may be another. */
  was?: CellValue | undefined
}

/** In a narrow column a figure stands over its unit; else a long unit would break where it does not fit. */
const breakable = (value: string): string => value.replace(NBSP, ' ')

const Content = ({ value, note, isBest }: CellValue) => {
  const { formatMessage } = useIntl()
  return (
    <>
      {value === null ? (
        <span className={styles.value} aria-label={formatMessage({ id: 'compare.none' })} role="img">
          –
        </span>
      ) : (
        <span className={styles.value}>
          {breakable(value)}
          {isBest && (
            <>
              <Icon name="check" size={16} />
              <span className="sr"> ({formatMessage({ id: 'compare.best' })})</span>
            </>
          )}
        </span>
      )}
      {note !== undefined && <small>{note ?? NBSP}</small>}
    </>
  )
}

/** One value of a comparison; the best of its line is marked by more than a colour. */
export const CompareCell = ({ was, ...now }: Props) => {
  const isNew = was !== undefined && (was.value !== now.value || was.note !== now.note)
  return (
    <td className={now.isBest ? styles.best : undefined}>
      {isNew ? (
        <InPlaceOf was={<Content {...was} />}>
          <Content {...now} />
        </InPlaceOf>
      ) : (
        <Content {...now} />
      )}
    </td>
  )
}
