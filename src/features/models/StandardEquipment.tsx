import { Check, ChevronDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Trim } from '../../domain/model/types'
import * as equipment from '../vehicle/equipment.module.css'

interface Props {
  trims: Pick<Trim, 'id' | 'name' | 'standardEquipment'>[]
}

/** What each version has from the start; versions of one name are shown once. */
export const StandardEquipment = ({ trims }: Props) => {
  const { formatMessage } = useIntl()
  const named = [...new Map(trims.map((trim) => [trim.name, trim])).values()].filter(({ standardEquipment }) => standardEquipment.length > 0)
  return (
    <div className={equipment.equipment}>
      {named.map(({ id, name, standardEquipment }, index) => (
        <details key={id} open={index === 0}>
          <summary>
            <h3>{name}</h3>
            <span>{formatMessage({ id: 'vehicle.equipmentCount' }, { count: standardEquipment.length })}</span>
            <ChevronDown size={20} aria-hidden />
          </summary>
          <ul>
            {[...new Set(standardEquipment)].map((label) => (
              <li key={label}>
                <Check size={16} aria-hidden />
                {label}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
