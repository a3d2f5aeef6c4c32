import { useState } from 'react'
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

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

/** Takes the focus of the button that is gone, so that the Tab key goes on to the content. */
const FocusedHost = ({ url }: Pick<Props, 'url'>) => (
  <span className="sr" tabIndex={-1} ref={focus}>
    {hostOf(url)}
  </span>
)

/**
 * Loads third-party content only after the visitor's consent; until then a notice says what is missing. Content from a
 * host that the security policy refuses is always a link.
 */
export const ConsentGate = ({ url, message, children }: Props) => {
  const { formatMessage } = useIntl()
  const granted = useExternalContent((state) => state.granted)
  const isAllowed = isEmbeddable(url, site.embedHosts)
  const [isPressed, setPressed] = useState(false)
  if (granted && isAllowed)
    return (
      <>
        {isPressed && <FocusedHost url={url} />}
        {children}
      </>
    )
  const allow = (): void => {
    setPressed(true)
    grantExternalContent()
  }
  return (
    <div className={styles.gate}>
      <p>{formatMessage({ id: isAllowed ? message : 'consent.elsewhere' }, { host: hostOf(url) })}</p>
      {isAllowed && (
        <>
          <Button size="small" variant="secondary" onClick={allow}>
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
