import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { Blocks, hasLead } from '../blocks/Blocks'
import type { StoryKeys, StoryRecords } from '../blocks/story-data'
import { storyDataOf, StoryDataProvider } from '../blocks/story-data'
import { useStorySeo } from '../blocks/use-story-seo'
import { Seo } from '../components/seo/Seo'
import type { PageContent } from '../domain/content/types'

interface Data extends StoryRecords {
  story: { path: string; name: string; content: PageContent }
}

/** Every page that editors write, the home page among them. */
const StoryPage = ({ data, pageContext }: PageProps<Data, StoryKeys>) => {
  const { path, name, content } = data.story
  return (
    <>
      <Seo {...useStorySeo(path, content)} />
      <StoryDataProvider data={storyDataOf(data, pageContext)}>
        {!hasLead(content.body) && <h1 className="wrap title">{name}</h1>}
        <Blocks blocks={content.body} />
      </StoryDataProvider>
    </>
  )
}

export default StoryPage

export const query = graphql`
  query StoryPage(
    $path: String!
    $vehicleKeys: [Int!]!
    $modelKeys: [String!]!
    $offerKeys: [String!]!
    $articlePaths: [String!]!
    $brandKeys: [String!]!
    $locationKeys: [String!]!
  ) {
    story(path: { eq: $path }) {
      path
      name
      content
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
