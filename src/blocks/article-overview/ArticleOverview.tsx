import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { Button } from '../../components/ui/Button'
import type { ArticleOverviewBlock } from '../../domain/content/types'
import { ArticleCard } from '../../features/news/ArticleCard'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../story-data'

/** Articles shown at first, and added at a time. */
const PAGE = 9

/** All articles, newest first. Those further down are in the page all the same, for robots and without scripts. */
export const ArticleOverview = ({ block: { _uid, title } }: BlockProps<ArticleOverviewBlock>) => {
  const { formatMessage } = useIntl()
  const { articles } = useBlockRecords(_uid)
  const [shown, setShown] = useState(PAGE)
  const list = useRef<HTMLUListElement>(null)
  const rest = articles.length - shown
  const more = () => {
    setShown(shown + PAGE)
    // The button may be gone afterwards: focus goes to the first article that was added.
    requestAnimationFrame(() => list.current?.children[shown]?.querySelector('a')?.focus())
  }
  if (articles.length === 0)
    return (
      <Section title={title}>
        <p>{formatMessage({ id: 'news.empty' })}</p>
      </Section>
    )
  return (
    <Section title={title}>
      <ul ref={list} className="cards">
        {articles.map((article, index) => (
          <li key={article.path} hidden={index >= shown}>
            <ArticleCard article={article} level={title ? 3 : 2} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="below">
          <Button variant="secondary" onClick={more}>
            {formatMessage({ id: 'news.more' }, { count: Math.min(rest, PAGE) })}
          </Button>
        </p>
      )}
    </Section>
  )
}
