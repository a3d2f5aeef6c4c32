import type { FooterContent } from '../../domain/content/types'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { FOOTER_ID } from './footer-id'
import * as styles from './Footer.module.css'
import { Logo } from './Logo'

/** Spaces of a written number are for eyes only. */
const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Who the group is, where everything stands, and the legal line. */
export const Footer = ({ content }: { content: FooterContent }) => (
  <footer id={FOOTER_ID} className={`ink ${styles.footer}`}>
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
            <ul>
              {links.map((link) => (
                <li key={link._uid}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <span>{content.copyright}</span>
        {content.social.length > 0 && (
          <ul>
            {content.social.map(({ _uid, label, to }) => (
              <li key={_uid}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
        <ul>
          {content.legal.map(({ _uid, label, to }) => (
            <li key={_uid}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </footer>
)
