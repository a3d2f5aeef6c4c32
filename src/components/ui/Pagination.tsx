import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from './Link'
import * as styles from './Pagination.module.css'

interface Props {
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** First, last, and those around the page; null stands for those between. */
export const pagesAround = (page: number, pages: number): (number | null)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return shown.flatMap((one, index) => {
    const gap = one - (shown[index - 1] ?? one)
    return gap === 2 ? [one - 1, one] : gap > 2 ? [null, one] : [one]
  })
}

/** Links to the pages of a list. */
export const Pagination = memo(function Pagination({ page, pages, hrefOf }: Props) {
  const { formatMessage } = useIntl()
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={formatMessage({ id: 'pages.label' })}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={styles.step}>
          {formatMessage({ id: 'pages.previous' })}
        </Link>
      )}
      <ol>
        {pagesAround(page, pages).map((one, index) => (
          <li key={one ?? `gap-${index}`}>
            {one === null ? (
              <span>…</span>
            ) : (
              <Link
                to={hrefOf(one)}
                aria-current={one === page ? 'page' : undefined}
                aria-label={formatMessage({ id: 'pages.page' }, { page: one })}
              >
                {one}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" className={styles.step}>
          {formatMessage({ id: 'pages.next' })}
        </Link>
      )}
    </nav>
  )
})
