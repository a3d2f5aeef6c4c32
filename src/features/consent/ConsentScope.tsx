import { useIntl } from 'react-intl'
import { CONSENT_HASH } from '../../config/consent/consent-link'

/** Says beside a button what else it allows, with the way to change that. */
export const ConsentScope = () => {
  const { formatMessage } = useIntl()
  return (
    <p>
      {formatMessage({ id: 'consent.scope' })}{' '}
      <a className="link" href={CONSENT_HASH}>
        {formatMessage({ id: 'consent.change' })}
      </a>
    </p>
  )
}
