import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Blocks } from '../blocks/Blocks'
import type { StoryKeys, StoryRecords } from '../blocks/story-data'
import { storyDataOf, StoryDataProvider } from '../blocks/story-data'
import { Section } from '../components/layout/Section'
import { Seo } from '../components/seo/Seo'
import { paths } from '../config/segments'
import type { ArticleSummary } from '../domain/content/story-data'
import type { ArticleContent } from '../domain/content/types'
import { ArticleCard } from '../features/news/ArticleCard'
import { ArticleHead } from '../features/news/ArticleHead'
import { useArticleSeo } from '../features/news/article-seo'

interface Data extends StoryRecords {
  story: { path: string; content: ArticleContent }
  latest: ArticleSummary[]
}

/** `/news/{slug}` */
const ArticlePage = ({ data, pageContext }: PageProps<Data, StoryKeys>) => {
  const { formatMessage } = useIntl()
  const { path, content } = data.story
  return (
    <>
      <Seo {...useArticleSeo(path, content)} />
      <article>
        <ArticleHead article={content} />
        <StoryDataProvider data={storyDataOf(data, pageContext)}>
          <Blocks blocks={content.body} withLead={false} />
        </StoryDataProvider>
      </article>
      {data.latest.length > 0 && (
        <Section title={formatMessage({ id: 'news.latest' })} tone="mist" more={{ to: paths.news, label: formatMessage({ id: 'news.all' }) }}>
          <ul className="cards">{data.latest.map((article) => <li key={article.path}><ArticleCard article={article} /></li>)}</ul>
        </Section>
      )}
    </>
  )
}

export default ArticlePage

export const query = graphql`
  query ArticlePage(
    $path: String!
    $latestPaths: [String!]!
    $vehicleKeys: [Int!]!
    $modelKeys: [String!]!
    $offerKeys: [String!]!
    $articlePaths: [String!]!
    $brandKeys: [String!]!
    $locationKeys: [String!]!
  ) {
    story(path: { eq: $path }) {
      path
      content
    }
    latest: stories(paths: $latestPaths) {
      ...ArticleSummary
    }
    vehicles: dealerVehicles(keys: $vehicleKeys) {
      ...VehicleSummary
    }
    models: dealerModels(keys: $modelKeys) {
      ...ModelSummary
    }
    offers: dealerLeaseOffers(keys: $offerKeys) {
      ...LeaseOfferSummary
    }
    articles: stories(paths: $articlePaths) {
      ...ArticleSummary
    }
    brands: dealerBrands(keys: $brandKeys) {
      ...BrandSummary
    }
    locations: dealerLocations(keys: $locationKeys) {
      ...LocationSummary
    }
  }
`
