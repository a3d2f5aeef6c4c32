import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { HeaderContent } from '../../domain/content/types'
import { opensDialog } from '../ui/dialog-commands'
import { Icon } from '../ui/Icon'
import { Static } from '../ui/Static'
import * as styles from './Header.module.css'
import { Logo } from './Logo'
import { FOOTER_ID } from '../../config/footer-id'
import { NAVIGATION_ID } from './navigation-id'
import { SearchLink } from './SearchLink'
import { HeaderEntries } from './static-parts'
import { useCloseDetails } from './use-close-details'
import { useOnFollow } from './use-on-follow'

interface Props {
  content: HeaderContent
  /** Links with counters, such as favourites: the frame knows nothing of cars. */
  tools: ReactNode
}

/** Logo, main navigation with its panels, search and tools. */
export const Header = ({ content: { entries, searchPlaceholder }, tools }: Props) => {
  const { formatMessage } = useIntl()
  const nav = useRef<HTMLElement>(null)
  useOnFollow(nav, useCloseDetails(nav))
  return (
    <header className={styles.header}>
      <div className="wrap">
        <Logo />
        <nav ref={nav} className={styles.nav} aria-label={formatMessage({ id: 'layout.navigation' })}>
          <Static as="ul" of={entries}>
            <HeaderEntries entries={entries} />
          </Static>
        </nav>
        <div className={styles.search}>
          <SearchLink text={searchPlaceholder} />
        </div>
        <div className={styles.tools}>
          {tools}
          <button
            type="button"
            className={styles.burger}
            {...opensDialog(NAVIGATION_ID)}
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
