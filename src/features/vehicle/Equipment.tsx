import { ChevronDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import { equipmentSections, highlights } from '../../domain/vehicle/equipment'
import type { EquipmentFeature } from '../../domain/vehicle/types'
import * as styles from './equipment.module.css'

interface Props {
  features: EquipmentFeature[]
}

/** Highlights, then every feature in groups that open and close; the first group is open. */
export const Equipment = ({ features }: Props) => {
  const { formatMessage } = useIntl()
  const sections = equipmentSections(features)
  const shown = highlights(features)
  if (sections.length === 0) return <p className={styles.none}>{formatMessage({ id: 'vehicle.noEquipment' })}</p>
  return (
    <div className={styles.equipment}>
      {shown.length > 0 && (
        <ul className={styles.highlights}>
          {shown.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      {sections.map(({ group, labels }, index) => (
        <details key={group} open={index === 0}>
          <summary>
            <h3>{formatMessage({ id: `vehicle.equipmentGroup.${group}` })}</h3>
            <span>{formatMessage({ id: 'vehicle.equipmentCount' }, { count: labels.length })}</span>
            <ChevronDown size={20} aria-hidden />
          </summary>
          <ul>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
