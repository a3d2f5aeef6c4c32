import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import type { LinkItem, PaginationBlock as Content } from '../../domain/content/types'
import { usePageAddress } from '../../features/page/page-address'
import type { BlockProps } from '../block-props'
import * as styles from './PaginationBlock.module.css'

const Step = ({ of: { label, to }, rel }: { of: LinkItem; rel: 'prev' | 'next' }) => {
  const { formatMessage } = useIntl()
  return (
    <Link to={to} rel={rel} className={styles[rel]}>
      <span>{formatMessage({ id: rel === 'prev' ? 'pages.previous' : 'pages.next' })}</span>
      {/* The space separates the two lines for screen readers. */} <b>{label}</b>
    </Link>
  )
}

/** Links between the pages of a series that editors put together. The current page is found by its path. */
export const PaginationBlock = ({ block: { title, pages } }: BlockProps<Content>) => {
  const { formatMessage } = useIntl()
  const { pathname } = usePageAddress()
  const current = pages.findIndex(({ to }) => to.replace(/[?#].*$/, '') === pathname)
  const [previous, next] = [pages[current - 1], current < 0 ? undefined : pages[current + 1]]
  return (
    <nav className={`wrap ${styles.pages}`} aria-label={title ?? formatMessage({ id: 'pages.label' })}>
      {previous && <Step of={previous} rel="prev" />}
      <ol>
        {pages.map(({ _uid, label, to }, index) => (
          <li key={_uid}>
            <Link
              to={to}
              aria-current={index === current ? 'page' : undefined}
              aria-label={formatMessage({ id: 'pages.titled' }, { page: index + 1, title: label })}
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
      {next && <Step of={next} rel="next" />}
    </nav>
  )
}
