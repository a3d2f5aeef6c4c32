import { useIntl } from 'react-intl'
import type { MobileNavigationContent } from '../../domain/content/types'
import { Icon } from '../ui/Icon'
import { Static } from '../ui/Static'
import { useModal } from '../ui/use-modal'
import { Logo } from './Logo'
import * as styles from './MobileNavigation.module.css'
import { closeMobileNavigation, useMobileNavigation } from './navigation-store'
import { SearchLink } from './SearchLink'
import { MobileEntries, MobileLinks } from './static-parts'
import { useOnFollow } from './use-on-follow'

interface Props {
  content: MobileNavigationContent
}

/** The whole navigation for narrow screens, over the page: a modal dialog that Escape closes. */
export const MobileNavigation = ({ content: { entries, secondary } }: Props) => {
  const { formatMessage } = useIntl()
  const open = useMobileNavigation((state) => state.open)
  const dialog = useModal(open)
  useOnFollow(dialog, closeMobileNavigation)
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
      <div className={styles.search}>
        <SearchLink text={formatMessage({ id: 'siteSearch.placeholder' })} onOpen={closeMobileNavigation} />
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
