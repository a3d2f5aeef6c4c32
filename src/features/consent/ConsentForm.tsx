import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { PRIVACY_PATH } from '../../config/consent/consent-link'
import { consentServices } from '../../config/consent/consent-services'
import { CONSENT_CATEGORIES } from '../../domain/consent/choices'
import { formatDate } from '../../domain/format/date'
import { ConsentAnswers } from './ConsentAnswers'
import { ConsentCategoryField } from './ConsentCategoryField'
import * as styles from './ConsentForm.module.css'
import { useConsent } from './consent-store'
import { saveChoices } from './save-choices'

/** The question in full: each category with its services. Nothing is ticked that the visitor did not tick. */
export const ConsentForm = ({ onLeave }: { onLeave: () => void }) => {
  const { formatMessage } = useIntl()
  const { stored } = useConsent()
  const [services] = useState(consentServices)
  const [choices, setChoices] = useState(stored?.choices ?? {})
  const save = (event: SyntheticEvent): void => {
    event.preventDefault()
    saveChoices(Object.fromEntries(CONSENT_CATEGORIES.map((category) => [category, choices[category] ?? false])))
  }
  return (
    <>
      <p className={styles.intro}>
        {formatMessage({ id: 'consent.intro' })}{' '}
        <Link className="link" to={PRIVACY_PATH} onClick={onLeave}>
          {formatMessage({ id: 'consent.privacy' })}
        </Link>
      </p>
      <form className={styles.form} onSubmit={save}>
        {(['necessary', ...CONSENT_CATEGORIES] as const).map((category) => (
          <ConsentCategoryField
            key={category}
            category={category}
            services={services.filter((service) => service.category === category)}
            isAllowed={category === 'necessary' || choices[category] === true}
            onChange={(isAllowed) => setChoices({ ...choices, [category]: isAllowed })}
          />
        ))}
        {stored && (
          <p className={styles.note}>
            {formatMessage({ id: 'consent.answered' }, { date: formatDate(stored.at), version: stored.version })}
          </p>
        )}
        <div className={styles.answers}>
          <ConsentAnswers />
          <Button type="submit" variant="secondary" size="small">
            {formatMessage({ id: 'consent.save' })}
          </Button>
        </div>
      </form>
    </>
  )
}
