import { useId } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { newsListPath } from '../../domain/news/news-address'
import { filterOf } from '../../domain/news/news-lists'
import type { NewsList } from '../../domain/news/news-lists'
import * as styles from './news.module.css'

interface Choice {
  label: string
  to: string
  isChosen: boolean
  isEmpty: boolean
}

const Choices = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.choices}>
      <span id={id}>{title}</span>
      <ul>{children}</ul>
    </div>
  )
}

/** What is chosen, and what would show nothing, leads nowhere. */
const ChoiceItem = ({ label, to, isChosen, isEmpty }: Choice) => (
  <li>
    {isChosen ? (
      <span aria-current="true">{label}</span>
    ) : isEmpty ? (
      <span className={styles.none}>{label}</span>
    ) : (
      <Link to={to}>{label}</Link>
    )}
  </li>
)

/** Links to the lists of each category and year. */
export const NewsFilters = ({ list }: { list: NewsList }) => {
  const { formatMessage } = useIntl()
  const { categories, years } = list
  const { category, year } = filterOf(list)
  return (
    <nav className={styles.filters} aria-label={formatMessage({ id: 'news.filters' })}>
      <Choices title={formatMessage({ id: 'news.filter.category' })}>
        <ChoiceItem
          label={formatMessage({ id: 'news.filter.allCategories' })}
          to={newsListPath({ category: null, year })}
          isChosen={category === null}
          isEmpty={false}
        />
        {categories.map(({ value: { slug, name }, isEmpty }) => (
          <ChoiceItem
            key={slug}
            label={name}
            to={newsListPath({ category: slug, year })}
            isChosen={slug === category}
            isEmpty={isEmpty}
          />
        ))}
      </Choices>
      <Choices title={formatMessage({ id: 'news.filter.year' })}>
        <ChoiceItem
          label={formatMessage({ id: 'news.filter.allYears' })}
          to={newsListPath({ category, year: null })}
          isChosen={year === null}
          isEmpty={false}
        />
        {years.map(({ value, isEmpty }) => (
          <ChoiceItem
            key={value}
            label={String(value)}
            to={newsListPath({ category, year: value })}
            isChosen={value === year}
            isEmpty={isEmpty}
          />
        ))}
      </Choices>
    </nav>
  )
}
