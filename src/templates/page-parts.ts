import { loadBlockDocuments } from '../blocks/block-documents-part'
import { loadBlocks } from '../blocks/registry'
import { isResting } from '../components/ui/rest'
import { blockNames, hydratedBlockNames } from '../domain/content/block-names'
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

/** Parts that every page of a template needs in addition to its blocks. A vehicle below a brand is always rendered in the browser. */
const partsOf = (chunk: string, isFirst: boolean): unknown[] => {
  const rests = isFirst && isResting()
  const showsFacts = chunk === VEHICLE_BELOW_BRAND || (chunk === VEHICLE && !isFirst)
  return [
    !isFirst && loadBlockDocuments(),
    showsFacts && loadFacts(),
    !rests && (chunk === VEHICLE || chunk === VEHICLE_BELOW_BRAND) && loadVehicleEnd(),
    !rests && chunk === MODEL && loadModelEnd(),
    !rests && chunk === BRAND && loadBrandRecords(),
    !rests && chunk.startsWith(STOCK) && loadListFilters(),
    (showsFacts || (chunk === LOCATION && !isFirst)) && loadDrawnMap(),
    chunk === LOCATION && !isFirst && loadEmployees(),
    chunk.startsWith(ARTICLE) && !isFirst && loadNewsPart(),
  ]
}

/**
 * Loads the code that a page needs. On the first page of a visit, static parts keep the HTML from the server and need
 * none; later pages are rendered in full.
 *
 * @param isFirst whether the page is the one that is hydrated
 */
export const loadPageParts = ({ json, page }: Page, isFirst: boolean): Promise<unknown> => {
  const blocks = isFirst ? withoutResting(hydratedBlockNames(json)) : blockNames(json)
  const ofBlocks: unknown[] = [
    loadBlocks(blocks),
    !(isFirst && isResting()) && blocks.includes('lease-offers') && loadLeaseOverview(),
  ]
  // For a spread, Babel would add helpers to every page.
  return Promise.all(ofBlocks.concat(partsOf(page.componentChunkName, isFirst)))
}

/** Tells the template from a path, or null. Only vehicle paths can be recognised: `/stock/` is followed by a number. */
export const templateAt = (path: string): string | null => (/^\/stock\/\d/.test(path) ? VEHICLE : null)

/** Starts loading the parts of a template before the page data has arrived. Errors surface when the page itself is loaded. */
export const loadTemplateParts = (chunk: string): void => {
  Promise.all(partsOf(chunk, false)).catch(() => undefined)
}

/** Loads the blocks that are hydrated, named in the HTML of the first page: they need not wait for its data. */
export const loadNamedBlocks = (body: HTMLElement): void => {
  loadBlocks(withoutResting((body.dataset['blocks'] ?? '').split(' '))).catch(() => undefined)
}
