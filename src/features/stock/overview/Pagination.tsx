import { memo } from 'react'
import { Link } from '../../../components/ui/Link'
import type { Words } from './describe-filters'
import * as styles from './overview.module.css'

interface Props {
  page: number
  pages: number
  hrefOf: (page: number) => string
  words: Words
}

/** First, last, and those around the page; null stands for those between. */
export const pagesAround = (page: number, pages: number): (number | null)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return shown.flatMap((one, index) => {
    const gap = one - (shown[index - 1] ?? one)
    return gap === 2 ? [one - 1, one] : gap > 2 ? [null, one] : [one]
  })
}

/** Links to the pages of the list. */
export const Pagination = memo(function Pagination({ page, pages, hrefOf, words: { text } }: Props) {
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={text('pages')}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={styles.step}>
          {text('previous')}
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
                aria-label={text('page', { page: one })}
              >
                {one}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" className={styles.step}>
          {text('next')}
        </Link>
      )}
    </nav>
  )
})
