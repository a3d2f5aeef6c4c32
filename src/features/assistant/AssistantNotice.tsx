import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { CONSENT_HASH } from '../../config/consent/consent-link'
import { assistantProvider } from '../../config/external/assistant-provider'
import { ConsentScope } from '../consent/ConsentScope'
import { grantExternalContent, useExternalContent } from '../consent/use-consent'
import * as styles from './AssistantPanel.module.css'

/** Says who answers: the program of this site, or a provider once the visitor agreed to it. */
export const AssistantNotice = () => {
  const { formatMessage } = useIntl()
  const granted = useExternalContent((state) => state.granted)
  const provider = assistantProvider()
  if (provider !== '' && granted)
    return (
      <p className={styles.notice}>
        {formatMessage({ id: 'assistant.noticeRemote' }, { provider })}{' '}
        <a className="link" href={CONSENT_HASH}>
          {formatMessage({ id: 'assistant.withdraw' })}
        </a>
      </p>
    )
  return (
    <>
      <p className={styles.notice}>{formatMessage({ id: 'assistant.notice' })}</p>
      {provider !== '' && (
        <div className={styles.consent}>
          <p>{formatMessage({ id: 'assistant.consent' }, { provider })}</p>
          <Button size="small" variant="secondary" onClick={grantExternalContent}>
            {formatMessage({ id: 'assistant.allow' }, { provider })}
          </Button>
          <ConsentScope />
        </div>
      )}
    </>
  )
}
