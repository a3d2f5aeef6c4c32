import { useIntl } from 'react-intl'
import type { TopBarContent } from '../../domain/content/types'
import { Static } from '../ui/Static'
import { TopBarLinks } from './static-parts'
import * as styles from './TopBar.module.css'

/** Thin line over the header, on wide screens only: what it holds stands in the menu of a phone. */
export const TopBar = ({ content }: { content: TopBarContent }) => {
  const { formatMessage } = useIntl()
  return (
    <nav className={`ink ${styles.bar}`} aria-label={formatMessage({ id: 'layout.topBar' })}>
      <Static of={content} className="wrap">
        <TopBarLinks links={content.start} />
        <TopBarLinks links={content.end} />
      </Static>
    </nav>
  )
}
