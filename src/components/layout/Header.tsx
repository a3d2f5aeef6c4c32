import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { HeaderContent } from '../../domain/content/types'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import * as styles from './Header.module.css'
import { Logo } from './Logo'
import { MegaPanel } from './MegaPanel'
import { FOOTER_ID } from './footer-id'
import { openMobileNavigation } from './navigation-store'
import { SearchForm } from './SearchForm'
import { useCloseDetails } from './use-close-details'

interface Props {
  content: HeaderContent
  /** Links with counters, such as favourites: the frame knows nothing of cars. */
  tools: ReactNode
}

/** Name for the group of panels: the browser keeps one of them open at most. */
const GROUP = 'navigation-principale'

/** Logo, main navigation with its panels, search and tools. Panels are native `details`: they work without scripts. */
export const Header = ({ content: { entries, searchPlaceholder }, tools }: Props) => {
  const { formatMessage } = useIntl()
  const nav = useRef<HTMLElement>(null)
  const close = useCloseDetails(nav)
  return (
    <header className={styles.header}>
      <div className="wrap">
        <Logo />
        <nav ref={nav} className={styles.nav} aria-label={formatMessage({ id: 'layout.navigation' })}>
          <ul>
            {entries.map((entry) => (
              <li key={entry._uid}>
                {entry.columns?.length ? (
                  <details name={GROUP}>
                    <summary>
                      {entry.label} <Icon name="chevron-down" size={16} />
                    </summary>
                    <MegaPanel entry={entry} onFollow={close} />
                  </details>
                ) : (
                  <Link to={entry.to}>{entry.label}</Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.search}>
          <SearchForm placeholder={searchPlaceholder} />
        </div>
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.narrow}
            onClick={() => openMobileNavigation('search')}
            aria-label={formatMessage({ id: 'layout.search' })}
          >
            <Icon name="search" />
          </button>
          {tools}
          <button
            type="button"
            className={styles.burger}
            onClick={() => openMobileNavigation('menu')}
            aria-label={formatMessage({ id: 'layout.menu' })}
          >
            <Icon name="menu" />
          </button>
          <a className={styles.plain} href={`#${FOOTER_ID}`} aria-label={formatMessage({ id: 'layout.menu' })}>
            <Icon name="menu" />
          </a>
        </div>
      </div>
    </header>
  )
}
