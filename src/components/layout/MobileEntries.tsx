import type { LinkItem, MenuEntry } from '../../domain/content/types'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { LinkList } from './LinkList'

const Entry = ({ entry: { label, to, columns = [] } }: { entry: MenuEntry }) => {
  if (columns.length === 0) return <Link to={to}>{label}</Link>
  return (
    <details name="navigation-mobile">
      <summary>
        {label} <Icon name="chevron-down" />
      </summary>
      {columns.map(({ _uid, title, links }) => (
        <div key={_uid}>
          <p>{title}</p>
          <LinkList links={links} />
        </div>
      ))}
    </details>
  )
}

/** Items of the mobile navigation: links, and groups of links that are native `details`. */
export const MobileEntries = ({ entries }: { entries: readonly MenuEntry[] }) =>
  entries.map((entry) => (
    <li key={entry._uid}>
      <Entry entry={entry} />
    </li>
  ))

/** Further links of the mobile navigation, with icons. */
export const MobileLinks = ({ links }: { links: readonly LinkItem[] }) =>
  links.map(({ _uid, label, to, icon }) => (
    <li key={_uid}>
      <Link to={to}>
        {icon && <Icon name={icon} />}
        {label}
      </Link>
    </li>
  ))
