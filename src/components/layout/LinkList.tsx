import type { LinkItem } from '../../domain/content/types'
import { Link } from '../ui/Link'

/** Links of a column of the footer or of the mobile navigation. */
export const LinkList = ({ links }: { links: readonly LinkItem[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link._uid}>
        <Link to={link.to}>{link.label}</Link>
      </li>
    ))}
  </ul>
)
