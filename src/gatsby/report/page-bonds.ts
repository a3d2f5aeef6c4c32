import type { ReasonBond } from '../../domain/status/build-reasons'
import { storyIdOf } from '../content/story-node'
import { OF_STORIES } from '../create-pages/page-plan'
import type { PagePlan } from '../create-pages/page-plan'

/** Fields of a page's context that hold the key of the node it is about. */
const OWN = {
  vehicleKey: 'DealerVehicle',
  brandKey: 'DealerBrand',
  modelKey: 'DealerModel',
  offerKey: 'DealerLeaseOffer',
  locationKey: 'DealerLocation',
} as const
/** Fields that hold keys of nodes which the page shows among others. */
const LISTS = {
  vehicleKeys: 'DealerVehicle',
  brandKeys: 'DealerBrand',
  modelKeys: 'DealerModel',
  offerKeys: 'DealerLeaseOffer',
  locationKeys: 'DealerLocation',
  employeeKeys: 'DealerEmployee',
  cardKeys: 'DealerVehicle',
  listBrandKeys: 'DealerBrand',
  listLocationKeys: 'DealerLocation',
} as const
/** Fields that hold addresses of stories which the page shows among others. */
const STORY_LISTS = ['articlePaths', 'listPaths', 'relatedPaths'] as const

type Bond = readonly [id: string, bond: ReasonBond]

const isKey = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
const keysIn = (value: unknown): (string | number)[] => (Array.isArray(value) ? value.filter(isKey) : [])

/** Ids of the nodes that a page is about. Cheap: it is asked of every page of a site. */
export const ownNodesOf = ({ path, template, context }: PagePlan): string[] => {
  const ids = OF_STORIES.has(template) ? [storyIdOf(path)] : []
  for (const [field, type] of Object.entries(OWN)) {
    const key = context[field]
    if (isKey(key)) ids.push(`${type}-${key}`)
  }
  return ids
}

/**
 * The nodes that a page shows, as far as its context names them, with how it hangs on each. A node may come up more
 * than once.
 */
export const bondsOf = (page: PagePlan): Bond[] => [
  ...ownNodesOf(page).map((id): Bond => [id, 'own']),
  ...keysIn(page.context['similarKeys']).map((key): Bond => [`DealerVehicle-${key}`, 'similar']),
  ...Object.entries(LISTS).flatMap(([field, type]) =>
    keysIn(page.context[field]).map((key): Bond => [`${type}-${key}`, 'list']),
  ),
  ...STORY_LISTS.flatMap((field) => keysIn(page.context[field]).map((path): Bond => [storyIdOf(String(path)), 'list'])),
]
