import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import { Picture } from '../../components/ui/Picture'
import type { ArticleContent } from '../../domain/content/types'
import { formatDate } from '../../domain/format/date'
import { articleCrumbs } from './article-seo'
import * as styles from './ArticleHead.module.css'

/** Title, date, introduction and picture of an article. */
export const ArticleHead = ({ article: { title, date, category, intro, image } }: { article: ArticleContent }) => {
  const { formatMessage } = useIntl()
  return (
    <div className="wrap">
      <Breadcrumbs items={articleCrumbs(title, formatMessage)} />
      <header className={styles.head}>
        <p>
          <time dateTime={date}>{formatDate(date)}</time>
          {category && ` · ${category}`}
        </p>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </header>
      <Picture
        photo={image}
        ratio={16 / 9}
        sizes="(min-width: 1281px) 1000px, 92vw"
        priority
        className={styles.picture}
      />
    </div>
  )
}
