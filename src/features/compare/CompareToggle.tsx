import { useIntl } from 'react-intl'
import { showToast } from '../../components/ui/toast-store'
import { compareList } from './compare-store'
import * as styles from './CompareToggle.module.css'

interface Props {
  id: number
  /** Name of the vehicle, for people who hear the box. */
  name: string
}

/** Puts a vehicle on the comparison or takes it off; a seventh is refused with the reason. */
export const CompareToggle = ({ id, name }: Props) => {
  const { formatMessage } = useIntl()
  const chosen = compareList.useIds(({ ids }) => ids.includes(id))
  const toggle = () => {
    if (chosen) compareList.remove(id)
    else if (!compareList.add(id)) showToast(formatMessage({ id: 'compare.full' }), 'warning')
  }
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={chosen} onChange={toggle} aria-label={formatMessage({ id: 'compare.add' }, { name })} />
      <span aria-hidden="true">{formatMessage({ id: 'compare.title' })}</span>
    </label>
  )
}
