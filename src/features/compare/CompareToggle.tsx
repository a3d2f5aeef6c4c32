import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import type { Keepable } from '../../domain/vehicle/kept'
import * as styles from './CompareToggle.module.css'
import { COMPARE_MIN, compareList } from './compare-store'
import { useCompare, useIsCompared } from './use-compare'

interface Props {
  vehicle: Keepable
}

/** From the box that was just ticked to the comparison, for the keyboard: the tray stands after everything else. */
const CompareGo = () => {
  const { formatMessage } = useIntl()
  const count = compareList.useIds(({ ids }) => ids.length)
  return count < COMPARE_MIN ? null : (
    <Link to={paths.compare} className={`sr ${styles.go}`}>
      {formatMessage({ id: 'compare.see' }, { count })}
    </Link>
  )
}

/** Puts a vehicle on the comparison or takes it off; a seventh is refused with the reason. */
export const CompareToggle = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const { toggle } = useCompare()
  const chosen = useIsCompared(vehicle.id)
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  return (
    <>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={chosen}
          onChange={() => toggle(vehicle)}
          aria-label={formatMessage({ id: 'compare.add' }, { name })}
        />
        <span aria-hidden="true">{formatMessage({ id: 'compare.title' })}</span>
      </label>
      {chosen && <CompareGo />}
    </>
  )
}
