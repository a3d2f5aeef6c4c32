import { RefreshCw, ShieldCheck, Sparkles, Users } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import type { Vehicle } from '../../domain/vehicle/types'
import * as styles from './vehicle.module.css'

interface Props {
  vehicle: Pick<Vehicle, 'condition' | 'warrantyMonths'>
}

const BADGES = [
  ['warranty', ShieldCheck],
  ['inspection', Sparkles],
  ['familyPass', Users],
  ['exchange', RefreshCw],
] as const

/** The four promises that come with every vehicle of the stock. */
export const TrustBadges = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const values = { months: Math.max(12, vehicle.warrantyMonths), condition: vehicle.condition }
  return (
    <ul className={styles.trust}>
      {BADGES.map(([id, icon]) => (
        <li key={id}>
          <Glyph of={icon} />
          <b>{formatMessage({ id: `vehicle.trust.${id}` }, values)}</b>
          <span>{formatMessage({ id: `vehicle.trust.${id}Text` }, values)}</span>
        </li>
      ))}
    </ul>
  )
}
