import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import { Icon } from '../ui/Icon'
import * as styles from './SearchLink.module.css'
import { openSiteSearch } from './site-search-store'

interface Props {
  /** Visible text; screen readers also hear what the link is for. */
  text: string
  /** Done before the search opens. */
  onOpen?: () => void
}

/** Opens the search over the whole site. Without scripts it leads to the stock, which has a search of its own. */
export const SearchLink = ({ text, onOpen }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <a
      className={styles.link}
      href={paths.stock}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen?.()
        openSiteSearch()
      }}
    >
      <Icon name="search" />
      <span className="sr">{formatMessage({ id: 'layout.searchLabel' })} </span>
      <span className={styles.text}>{text}</span>
    </a>
  )
}
