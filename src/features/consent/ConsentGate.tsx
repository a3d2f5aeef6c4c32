import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { site } from '../../config/site'
import { isEmbeddable } from '../../domain/content/embed-hosts'
import { ConsentScope } from './ConsentScope'
import * as styles from './ConsentGate.module.css'
import { grantExternalContent, useExternalContent } from './use-consent'

interface Props {
  /** Address of what would be loaded: its host is named. */
  url: string
  /** Key of the locale for the sentence that says what is missing. */
  message: 'consent.frame' | 'consent.video' | 'consent.map'
  children: ReactNode
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

/**
 * Loads third-party content only after the visitor's consent; until then a notice says what is missing. Content from a
 * host that the security policy refuses is always a link.
 */
export const ConsentGate = ({ url, message, children }: Props) => {
  const { formatMessage } = useIntl()
  const granted = useExternalContent((state) => state.granted)
  const isAllowed = isEmbeddable(url, site.embedHosts)
  if (granted && isAllowed) return children
  return (
    <div className={styles.gate}>
      <p>{formatMessage({ id: isAllowed ? message : 'consent.elsewhere' }, { host: hostOf(url) })}</p>
      {isAllowed && (
        <>
          <Button size="small" variant="secondary" onClick={grantExternalContent}>
            {formatMessage({ id: 'consent.allow' })}
          </Button>
          <ConsentScope />
        </>
      )}
      <a className="link" href={url} rel="noreferrer">
        {formatMessage({ id: 'consent.open' }, { host: hostOf(url) })}
      </a>
    </div>
  )
}
