import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { MenuEntry, MobileNavigationContent } from '../../domain/content/types'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { Logo } from './Logo'
import * as styles from './MobileNavigation.module.css'
import { closeMobileNavigation, useMobileNavigation } from './navigation-store'
import { SearchForm } from './SearchForm'

const Entry = ({ entry: { label, to, columns = [] } }: { entry: MenuEntry }) => {
  if (columns.length === 0)
    return (
      <Link to={to} onClick={closeMobileNavigation}>
        {label}
      </Link>
    )
  return (
    <details name="navigation-mobile">
      <summary>
        {label} <Icon name="chevron-down" />
      </summary>
      {columns.map(({ _uid, title, links }) => (
        <div key={_uid}>
          <p>{title}</p>
          <ul>
            {links.map((link) => (
              <li key={link._uid}>
                <Link to={link.to} onClick={closeMobileNavigation}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

/** The whole navigation for narrow screens, over the page: a modal dialog that Escape closes. */
export const MobileNavigation = ({ content: { entries, secondary } }: { content: MobileNavigationContent }) => {
  const { formatMessage } = useIntl()
  const open = useMobileNavigation((state) => state.open)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!open) {
      dialog.current?.close()
      return
    }
    dialog.current?.showModal()
    if (open === 'search') dialog.current?.querySelector('input')?.focus()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={formatMessage({ id: 'layout.menu' })}
      onClose={closeMobileNavigation}
    >
      <div className={styles.head}>
        <Logo />
        <button type="button" onClick={closeMobileNavigation} aria-label={formatMessage({ id: 'layout.close' })}>
          <Icon name="x" />
        </button>
      </div>
      <SearchForm placeholder={formatMessage({ id: 'layout.searchLabel' })} onSearch={closeMobileNavigation} />
      <nav aria-label={formatMessage({ id: 'layout.navigationMobile' })}>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry._uid}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        <ul className={styles.secondary}>
          {secondary.map(({ _uid, label, to, icon }) => (
            <li key={_uid}>
              <Link to={to} onClick={closeMobileNavigation}>
                {icon && <Icon name={icon} />}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  )
}
