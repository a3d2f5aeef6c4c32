import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Part } from '../components/ui/Part'
import { Seo } from '../components/seo/Seo'
import { Static } from '../components/ui/Static'
import { publicConfig } from '../config/public'
import { NEWS_ARCHIVES } from '../domain/news/news-address'
import { breadcrumbJsonLd } from '../domain/seo/json-ld'
import { articleCrumbs } from '../features/news/news-crumbs'
import { NewsPart } from '../features/news/news-part'
import type { ArchivedArticle } from '../features/news/NewsArchive'

interface Data {
  articles: ArchivedArticle[]
}

/** `/news/archives` */
const ArticleArchivePage = ({ data: { articles } }: PageProps<Data>) => {
  const { formatMessage } = useIntl()
  const crumbs = articleCrumbs(formatMessage({ id: 'news.archives' }), formatMessage)
  return (
    <>
      <Seo
        title={formatMessage({ id: 'news.archives.title' })}
        description={formatMessage({ id: 'news.archives.description' })}
        path={NEWS_ARCHIVES}
        noindex={articles.length === 0}
        jsonLd={[breadcrumbJsonLd(crumbs, publicConfig.siteUrl)]}
      />
      <Static of={articles} className="as-is">
        <Part>
          <NewsPart part="archive" articles={articles} crumbs={crumbs} />
        </Part>
      </Static>
    </>
  )
}

export default ArticleArchivePage

export const query = graphql`
  query ArticleArchivePage($listPaths: [String!]!) {
    articles: stories(paths: $listPaths) {
      path
      title: headline
      date
      category
    }
  }
`
