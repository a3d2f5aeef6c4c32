import { loadBlockDocuments } from '../blocks/block-documents-part'
import { loadBlocks } from '../blocks/registry'
import { isResting } from '../components/ui/rest'
import { blockNames, firstBlockNames, hydratedBlockNames } from '../domain/content/block-names'
import type { Extent } from '../domain/content/first-view'
import { isRestingBlock } from '../domain/content/static-blocks'
import { loadBrandRecords } from '../features/brands/brand-records-part'
import { loadEmployees } from '../features/employees/employees-part'
import { loadNewsPart } from '../features/news/news-part'
import { loadLeaseOverview } from '../features/lease/lease-overview-part'
import { loadDrawnMap } from '../features/locations/drawn-map'
import { loadModelEnd } from '../features/models/model-end-part'
import { loadListFilters } from '../features/stock/overview/list-filters-part'
import { loadFacts } from '../features/vehicle/shown-facts'
import { loadVehicleEnd } from '../features/vehicle/vehicle-end-part'

interface Page {
  /** Data and context. */
  json: unknown
  page: { componentChunkName: string }
}

/** Articles, their lists and their archive. */
const ARTICLE = 'component---src-templates-article-'
/** The stock, and its lists of a brand or a body style. */
const STOCK = 'component---src-templates-stock-'
const LOCATION = 'component---src-templates-location-tsx'
const VEHICLE = 'component---src-templates-vehicle-tsx'
const MODEL = 'component---src-templates-model-tsx'
const BRAND = 'component---src-templates-brand-tsx'
const VEHICLE_BELOW_BRAND = 'component---src-templates-vehicle-brand-tsx'

const withoutResting = (names: readonly string[]): string[] =>
  names.filter((name) => !isResting() || !isRestingBlock(name))

/** Parts that every page of a template shows in its first view, in addition to its blocks. A vehicle below a brand is always rendered in the browser. */
const viewPartsOf = (chunk: string, isFirst: boolean, rests: boolean): unknown[] => [
  !rests && chunk.startsWith(STOCK) && loadListFilters(),
  !isFirst && chunk.startsWith(ARTICLE) && loadNewsPart(),
]

/** What every page of a template shows further down. */
const furtherPartsOf = (chunk: string, isFirst: boolean, rests: boolean): unknown[] => {
  const showsFacts = chunk === VEHICLE_BELOW_BRAND || (chunk === VEHICLE && !isFirst)
  return [
    showsFacts && loadFacts(),
    !rests && (chunk === VEHICLE || chunk === VEHICLE_BELOW_BRAND) && loadVehicleEnd(),
    !rests && chunk === MODEL && loadModelEnd(),
    !rests && chunk === BRAND && loadBrandRecords(),
    (showsFacts || (chunk === LOCATION && !isFirst)) && loadDrawnMap(),
    chunk === LOCATION && !isFirst && loadEmployees(),
  ]
}

const blockPartsOf = (names: readonly string[], rests: boolean): unknown[] => [
  loadBlocks(names),
  !rests && names.includes('lease-offers') && loadLeaseOverview(),
]

/**
 * Loads the code that a page needs. On the first page of a visit, static parts keep the HTML from the server and need
 * none; later pages are rendered in full.
 *
 * @param isFirst whether the page is the one that is hydrated
 * @param extent of a later page; the first page is always loaded as a whole
 */
export const loadPageParts = ({ json, page }: Page, isFirst: boolean, extent: Extent): Promise<unknown> => {
  const chunk = page.componentChunkName
  const rests = isFirst && isResting()
  const names = blockNames(json)
  const ofView: unknown[] = viewPartsOf(chunk, isFirst, rests).concat(
    !isFirst && names.length > 0 && loadBlockDocuments(),
  )
  // For a spread, Babel would add helpers to every page.
  if (isFirst)
    return Promise.all(
      ofView.concat(
        blockPartsOf(withoutResting(hydratedBlockNames(json)), rests),
        furtherPartsOf(chunk, isFirst, rests),
      ),
    )
  if (extent === 'view') return Promise.all(ofView.concat(blockPartsOf(firstBlockNames(json), rests)))
  return Promise.all(ofView.concat(blockPartsOf(names, rests), furtherPartsOf(chunk, isFirst, rests)))
}

/** Tells the template from a path, or null. Only vehicle paths can be recognised: `/stock/` is followed by a number. */
export const templateAt = (path: string): string | null => (/^\/stock\/\d/.test(path) ? VEHICLE : null)

/** Starts loading what a template shows first before the page data has arrived. Errors surface when the page itself is loaded. */
export const loadTemplateParts = (chunk: string): void => {
  Promise.all(viewPartsOf(chunk, false, false)).catch(() => undefined)
}

/** Loads the blocks that are hydrated, named in the HTML of the first page: they need not wait for its data. */
export const loadNamedBlocks = (body: HTMLElement): void => {
  loadBlocks(withoutResting((body.dataset['blocks'] ?? '').split(' '))).catch(() => undefined)
}
