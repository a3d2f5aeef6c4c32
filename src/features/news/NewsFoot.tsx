import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { publicConfig } from '../../config/public'
import { paths } from '../../config/segments'
import { NEWS_ARCHIVES, NEWS_FEEDS } from '../../domain/news/news-address'
import * as styles from './news.module.css'

const LABELS = { 'application/rss+xml': 'news.feed.rss', 'application/feed+json': 'news.feed.json' } as const

/** Ways to older articles and to the feeds. */
export const NewsFoot = ({ isArchive = false }: { isArchive?: boolean }) => {
  const { formatMessage } = useIntl()
  return (
    <nav className={styles.foot} aria-label={formatMessage({ id: 'news.feeds' })}>
      {isArchive ? (
        <Link to={paths.news}>{formatMessage({ id: 'news.all' })}</Link>
      ) : (
        <Link to={NEWS_ARCHIVES}>{formatMessage({ id: 'news.archives.link' })}</Link>
      )}
      {/* Absolute: addresses of feeds are copied into readers, and the router leaves them alone. */}
      {NEWS_FEEDS.map(({ type, path }) => (
        <a key={type} href={publicConfig.siteUrl + path} type={type}>
          {formatMessage({ id: LABELS[type] })}
        </a>
      ))}
    </nav>
  )
}
