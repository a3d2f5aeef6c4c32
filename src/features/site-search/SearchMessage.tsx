import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import * as styles from './SearchDialog.module.css'
import type { SearchState } from './use-site-search'

interface Props {
  found: SearchState
  count: number
  onLeave: () => void
}

/** What the list does not say by itself: how many results there are, and what to do where there are none. */
export const SearchMessage = ({ found, count, onLeave }: Props) => {
  const { formatMessage } = useIntl()
  if (found.state === 'failed')
    return (
      <div className={styles.message}>
        <p role="alert">{formatMessage({ id: 'siteSearch.failed' })}</p>
        <Button size="small" onClick={found.retry}>
          {formatMessage({ id: 'siteSearch.retry' })}
        </Button>
        <Button size="small" variant="secondary" to={paths.stock} onClick={onLeave}>
          {formatMessage({ id: 'siteSearch.stock' })}
        </Button>
      </div>
    )
  const isReady = found.state === 'ready'
  const text = isReady ? found.text : ''
  const isEmpty = isReady && text !== '' && count === 0
  const status = !isReady
    ? formatMessage({ id: 'siteSearch.loading' })
    : text === ''
      ? formatMessage({ id: 'siteSearch.help' })
      : formatMessage({ id: 'siteSearch.count' }, { count, text })
  return (
    <>
      <p role="status" className={count > 0 ? 'sr' : styles.message}>
        {status}
      </p>
      {isEmpty && (
        <p className={styles.message}>
          <Link className="link" to={paths.stock} onClick={onLeave}>
            {formatMessage({ id: 'siteSearch.stock' })}
          </Link>
          <Link className="link" to={site.stickyContact} onClick={onLeave}>
            {formatMessage({ id: 'siteSearch.contact' })}
          </Link>
        </p>
      )}
      {isReady && found.lacksStock && (
        <p className={styles.message}>
          {formatMessage({ id: 'siteSearch.noStock' })}{' '}
          <Link className="link" to={paths.stock} onClick={onLeave}>
            {formatMessage({ id: 'siteSearch.stock' })}
          </Link>
        </p>
      )}
    </>
  )
}
