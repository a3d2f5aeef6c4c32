import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
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

/** Nothing of another company is asked for before the visitor agreed to it; until then a sentence says what is missing. */
export const ConsentGate = ({ url, message, children }: Props) => {
  const { formatMessage } = useIntl()
  const granted = useExternalContent((state) => state.granted)
  if (granted) return children
  return (
    <div className={styles.gate}>
      <p>{formatMessage({ id: message }, { host: hostOf(url) })}</p>
      <Button size="small" variant="secondary" onClick={grantExternalContent}>
        {formatMessage({ id: 'consent.allow' })}
      </Button>
      <a className="link" href={url} rel="noreferrer">
        {formatMessage({ id: 'consent.open' }, { host: hostOf(url) })}
      </a>
    </div>
  )
}
