import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { ConsentService } from '../../config/consent/consent-services'
import * as styles from './ConsentForm.module.css'

interface Props {
  category: ConsentService['category']
  services: readonly ConsentService[]
  isAllowed: boolean
  onChange: (isAllowed: boolean) => void
}

/** One category: what it is for, its services, and a box to tick where there is something to decide. */
export const ConsentCategoryField = ({ category, services, isAllowed, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const isOptional = category !== 'necessary' && services.length > 0
  return (
    <div className={styles.category}>
      <label>
        <input
          type="checkbox"
          checked={isAllowed && services.length > 0}
          disabled={!isOptional}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {formatMessage({ id: `consent.category.${category}` })}
      </label>
      <div id={id}>
        <p>{formatMessage({ id: `consent.purpose.${category}` })}</p>
        {services.length === 0 && <p>{formatMessage({ id: 'consent.noService' })}</p>}
      </div>
      <ul>
        {services.map(({ id: name, hosts }) => (
          <li key={name}>
            {formatMessage({ id: `consent.service.${name}` })}
            {hosts.length > 0 && <span>{hosts.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
