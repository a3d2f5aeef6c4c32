import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { Blocks, splitAtLead } from '../blocks/Blocks'
import { withBlockDocuments } from '../blocks/with-block-documents'
import type { StoryKeys, StoryRecords } from '../blocks/story-data-of'
import { StoryDataProvider } from '../blocks/story-data'
import { storyDataOf } from '../blocks/story-data-of'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import { isListOf } from '../domain/content/same-list'
import type { VehicleSummary } from '../domain/content/story-data'
import type { PageContent } from '../domain/content/types'
import type { StockScope } from '../domain/stock-search/url/scope'
import type { StockCounts } from '../domain/vehicle/stock-counts'
import { useDraft } from '../features/preview/draft-store'
import { RecentStrip } from '../features/recent/RecentStrip'
import type { OverviewLocation } from '../features/stock/overview/places'
import { ListOpening } from '../features/stock/ListOpening'
import { StockOverview } from '../features/stock/StockOverview'
import { useStockListSeo } from '../features/stock/use-stock-list-seo'

interface Data extends StoryRecords {
  story: { content: PageContent } | null
  cards: VehicleSummary[]
  listBrands: { id: string; name: string }[]
  listLocations: OverviewLocation[]
}

interface Context extends StoryKeys {
  listPath: string
  scope: StockScope
  total: number
  counts: StockCounts
  /** Names by id, on the list of a brand. */
  listModels?: Readonly<Record<string, string>>
}

/** `/{brand}/stock`, `/stock/tous-les-modeles`, `/centre-de-vehicules-d-occasion`, `/stock/suv` and the like: a part of the stock, and what editors wrote about it. */
const StockListPage = ({ data, pageContext, location }: PageProps<Data, Context>) => {
  const { listPath: path, scope, total, counts, listModels } = pageContext
  const draft = useDraft('page', path)
  const content = (draft ?? data.story)?.content ?? null
  const body = (content?.body ?? []).filter((block) => !isListOf(block, scope))
  const [opening, rest] = splitAtLead(body)
  const isPart = opening.length > 0
  const { seo, crumbs, title } = useStockListSeo({
    path,
    scope,
    brand: scope.brand ? (data.listBrands[0]?.name ?? '') : '',
    total,
    seo: content?.seo ?? null,
  })
  return (
    <>
      <Seo {...withBlockDocuments(seo, body)} />
      <StoryDataProvider data={draft?.data ?? storyDataOf(data, pageContext)}>
        {isPart ? (
          <ListOpening>
            <Blocks blocks={opening} />
          </ListOpening>
        ) : (
          <div className="wrap">
            <Breadcrumbs items={crumbs} />
          </div>
        )}
        <div className="wrap">
          <StockOverview
            vehicles={data.cards}
            total={total}
            counts={counts}
            brands={data.listBrands}
            locations={data.listLocations}
            models={listModels}
            scope={scope}
            title={title}
            isPart={isPart}
            pathname={path}
            search={location.search}
          />
        </div>
        <Blocks blocks={rest} withLead={false} areBelow />
        <RecentStrip />
      </StoryDataProvider>
    </>
  )
}

export default StockListPage

export const query = graphql`
  query StockListPage(
    $path: String!
    $cardKeys: [Int!]!
    $listBrandKeys: [String!]!
    $listLocationKeys: [String!]!
    $vehicleKeys: [Int!]!
    $modelKeys: [String!]!
    $offerKeys: [String!]!
    $articlePaths: [String!]!
    $brandKeys: [String!]!
    $locationKeys: [String!]!
    $employeeKeys: [String!]!
  ) {
    story(path: { eq: $path }) {
      content
    }
    cards: dealerVehicleCards(keys: $cardKeys) {
      ...VehicleCard
    }
    listBrands: dealerBrands(keys: $listBrandKeys) {
      id: key
      name
    }
    listLocations: dealerLocations(keys: $listLocationKeys) {
      id: key
      name
      latitude
      longitude
      address {
        town
      }
    }
    ...StoryRecords
  }
`
