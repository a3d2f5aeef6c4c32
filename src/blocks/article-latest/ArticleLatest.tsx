import { Section } from '../../components/layout/Section'
import { paths } from '../../config/segments'
import type { ArticleLatestBlock } from '../../domain/content/types'
import { ArticleCard } from '../../features/news/ArticleCard'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../block-records'
import * as styles from './ArticleLatest.module.css'

/** The newest article large, the next ones beside it. */
export const ArticleLatest = ({ block: { _uid, title, linkLabel } }: BlockProps<ArticleLatestBlock>) => {
  const { articles } = useBlockRecords(_uid)
  const [first, ...others] = articles
  if (!first) return null
  return (
    <Section title={title} more={{ to: paths.news, label: linkLabel }}>
      <div className={styles.latest}>
        <ArticleCard article={first} look="large" />
        {others.length > 0 && (
          <div>
            {others.map((article) => (
              <ArticleCard key={article.path} article={article} look="row" />
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}
