import { useIntl } from 'react-intl'
import type { LinkItem, TopBarContent } from '../../domain/content/types'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import * as styles from './TopBar.module.css'

const Links = ({ links }: { links: LinkItem[] }) => (
  <ul>
    {links.map(({ _uid, label, to, icon, text }) => (
      <li key={_uid}>
        <Link to={to} className={to.startsWith('tel:') ? `num ${styles.strong}` : undefined}>
          {icon && <Icon name={icon} size={16} />}
          {label}
          {text && <span>{text}</span>}
        </Link>
      </li>
    ))}
  </ul>
)

/** Thin line over the header, on wide screens only: what it holds stands in the menu of a phone. */
export const TopBar = ({ content: { start, end } }: { content: TopBarContent }) => {
  const { formatMessage } = useIntl()
  return (
    <nav className={`ink ${styles.bar}`} aria-label={formatMessage({ id: 'layout.topBar' })}>
      <div className="wrap">
        <Links links={start} />
        <Links links={end} />
      </div>
    </nav>
  )
}
