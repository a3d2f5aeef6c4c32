import type { LinkItem } from '../../domain/content/types'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import * as styles from './TopBar.module.css'

/** One side of the line over the header. */
export const TopBarLinks = ({ links }: { links: LinkItem[] }) => (
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
