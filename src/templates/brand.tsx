import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { Blocks, hasLead } from '../blocks/Blocks'
import { withBlockDocuments } from '../blocks/with-block-documents'
import type { StoryKeys, StoryRecords } from '../blocks/story-data-of'
import { StoryDataProvider } from '../blocks/story-data'
import { showsVehicles, storyDataOf } from '../blocks/story-data-of'
import { Seo } from '../components/seo/Seo'
import { BelowView } from '../components/ui/BelowView'
import { Part } from '../components/ui/Part'
import { Resting } from '../components/ui/Resting'
import { paths } from '../config/segments'
import type { BrandSummary } from '../domain/content/story-data'
import type { PageContent } from '../domain/content/types'
import { BrandHead } from '../features/brands/BrandHead'
import { BrandRecords, loadBrandRecords } from '../features/brands/brand-records-part'
import { useBrandSeo } from '../features/brands/use-brand-seo'
import { useDraft } from '../features/preview/draft-store'

interface Data extends StoryRecords {
  brand: BrandSummary
  story: { content: PageContent } | null
}

interface Context extends StoryKeys {
  vehicleTotal: number
}

/** `/{brand}`: what editors wrote about a brand, if anything, and what the group has of it. */
const BrandPage = ({ data, pageContext }: PageProps<Data, Context>) => {
  const { brand } = data
  const draft = useDraft('page', paths.brand(brand.id))
  const story = draft ?? data.story
  const body = story?.content.body ?? []
  const storyData = draft?.data ?? storyDataOf(data, pageContext)
  // A block that finds no vehicle is hidden: the brand's own then stand in its place.
  const hasVehicles = showsVehicles(body, storyData)
  const shown = new Set(body.map(({ component }) => component))
  const mine = ({ brandId }: { brandId: string }) => brandId === brand.id
  return (
    <>
      <Seo {...withBlockDocuments(useBrandSeo(brand, story?.content.seo ?? null), body)} />
      <StoryDataProvider data={storyData}>
        {!hasLead(body) && <BrandHead brand={brand} />}
        <Blocks blocks={body} />
      </StoryDataProvider>
      <Resting load={loadBrandRecords}>
        <BelowView>
          <Part>
            <BrandRecords
              brand={brand}
              vehicles={hasVehicles ? null : data.vehicles.filter(mine)}
              vehicleTotal={pageContext.vehicleTotal}
              models={shown.has('model-list') ? [] : data.models.filter(mine)}
              offers={shown.has('lease-offers') ? [] : data.offers.filter(({ brandName }) => brandName === brand.name)}
            />
          </Part>
        </BelowView>
      </Resting>
    </>
  )
}

export default BrandPage

export const query = graphql`
  query BrandPage(
    $path: String!
    $brandKey: String!
    $vehicleKeys: [Int!]!
    $modelKeys: [String!]!
    $offerKeys: [String!]!
    $articlePaths: [String!]!
    $brandKeys: [String!]!
    $locationKeys: [String!]!
    $employeeKeys: [String!]!
  ) {
    brand: dealerBrand(key: { eq: $brandKey }) {
      ...BrandSummary
    }
    story(path: { eq: $path }) {
      content
    }
    ...StoryRecords
  }
`
