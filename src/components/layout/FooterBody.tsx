import { useIntl } from 'react-intl'
import { CONSENT_HASH, PRIVACY_PATH } from '../../config/consent/consent-link'
import type { FooterContent } from '../../domain/content/types'
import { telHref } from '../../domain/format/tel-href'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import * as styles from './Footer.module.css'
import { LinkList } from './LinkList'
import { Logo } from './Logo'

/** Content of the footer. */
export const FooterBody = ({ content }: { content: FooterContent }) => {
  const { formatMessage } = useIntl()
  return (
    <div className="wrap">
      <div className={styles.grid}>
        <div className={styles.about}>
          <Logo />
          <p>{content.claim}</p>
          <a className={`num ${styles.phone}`} href={telHref(content.phone)}>
            <Icon name="phone" />
            {content.phone}
          </a>
          <p>{content.hours}</p>
        </div>
        {content.columns.map(({ _uid, title, links }) => (
          <nav key={_uid} aria-labelledby={`pied-${_uid}`}>
            <h2 id={`pied-${_uid}`}>{title}</h2>
            <LinkList links={links} />
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <span>{content.copyright}</span>
        {content.social.length > 0 && <LinkList links={content.social} />}
        <ul>
          {content.legal.map(({ _uid, label, to }) => (
            <li key={_uid}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li>
            <a href={PRIVACY_PATH + CONSENT_HASH}>{formatMessage({ id: 'consent.footer' })}</a>
          </li>
        </ul>
      </div>
    </div>
  )
}
