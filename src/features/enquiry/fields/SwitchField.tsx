import { useIntl } from 'react-intl'
import { Link } from '../../../components/ui/Link'
import { PRIVACY_PATH } from '../../../config/consent/consent-link'
import type { FieldName } from '../../../domain/enquiry/fields'
import * as styles from '../enquiry.module.css'
import { FieldNote } from './FieldFrame'
import { useField } from './use-field'

/** Yes or no: a box to tick, or a switch for a wish that may change the form. */
export const SwitchField = ({ name }: { name: FieldName }) => {
  const { formatMessage } = useIntl()
  const field = useField(name)
  const isToggle = field.definition.type === 'toggle'
  return (
    <div className={styles.check}>
      <input
        {...field.control}
        {...field.registration}
        type="checkbox"
        role={isToggle ? 'switch' : undefined}
        className={isToggle ? styles.toggle : undefined}
        defaultChecked={field.preset === true}
      />
      <div>
        <label htmlFor={field.id}>{field.label}</label>
        <FieldNote field={field} />
        {(name === 'consent' || (name === 'marketing' && field.required)) && (
          <p className={styles.hint}>
            <Link to={PRIVACY_PATH}>{formatMessage({ id: 'enquiry.privacy' })}</Link>
          </p>
        )}
      </div>
    </div>
  )
}
