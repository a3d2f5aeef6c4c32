import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { MobileNavigationContent } from '../../domain/content/types'
import { closesDialog } from '../ui/dialog-commands'
import { Icon } from '../ui/Icon'
import { Static } from '../ui/Static'
import { Logo } from './Logo'
import * as styles from './MobileNavigation.module.css'
import { NAVIGATION_ID } from './navigation-id'
import { SearchLink } from './SearchLink'
import { MobileEntries, MobileLinks } from './static-parts'
import { useOnFollow } from './use-on-follow'

interface Props {
  content: MobileNavigationContent
}

/**
 * The whole navigation for narrow screens, over the page: a modal dialog that Escape closes. The browser opens it by itself, as
 * soon as the page shows, so that it may be open when React takes it over.
 */
export const MobileNavigation = ({ content: { entries, secondary } }: Props) => {
  const { formatMessage } = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useOnFollow(dialog, close)
  return (
    <dialog
      ref={dialog}
      id={NAVIGATION_ID}
      className={styles.dialog}
      aria-label={formatMessage({ id: 'layout.menu' })}
      suppressHydrationWarning
    >
      <div className={styles.head}>
        <Logo />
        <button type="button" {...closesDialog(NAVIGATION_ID)} aria-label={formatMessage({ id: 'layout.close' })}>
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.search}>
        <SearchLink text={formatMessage({ id: 'siteSearch.placeholder' })} onOpen={close} />
      </div>
      <nav aria-label={formatMessage({ id: 'layout.navigationMobile' })}>
        <Static as="ul" of={entries} className={styles.entries}>
          <MobileEntries entries={entries} />
        </Static>
        <Static as="ul" of={secondary} className={styles.secondary}>
          <MobileLinks links={secondary} />
        </Static>
      </nav>
    </dialog>
  )
}
