import { useIntl } from 'react-intl'
import type { Keepable } from '../../domain/vehicle/kept'
import * as styles from './CompareToggle.module.css'
import { useCompare, useIsCompared } from './use-compare'

interface Props {
  vehicle: Keepable
}

/** Puts a vehicle on the comparison or takes it off; a seventh is refused with the reason. */
export const CompareToggle = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const { toggle } = useCompare()
  const chosen = useIsCompared(vehicle.id)
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={chosen} onChange={() => toggle(vehicle)} aria-label={formatMessage({ id: 'compare.add' }, { name })} />
      <span aria-hidden="true">{formatMessage({ id: 'compare.title' })}</span>
    </label>
  )
}
