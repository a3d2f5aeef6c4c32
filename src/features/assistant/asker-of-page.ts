import { paths } from '../../config/segments'
import type { Asker } from '../../domain/assistant/knowledge/asker'
import type { SiteFacts } from '../../domain/assistant/site/site-facts'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'

type AskedFrom = Pick<Asker, 'here' | 'lease' | 'model'>

/** The path of the vehicle that a page is about, a form of it or a calculator included; null for other pages. */
export const vehiclePathOf = (path: string): string | null => {
  const segments = path.split('/')
  const at = segments.findIndex((segment) => vehicleIdOf(segment) !== null)
  return at < 0 ? null : `${paths.stock}/${segments[at] ?? ''}`
}

/** The list of all lease offers of a kind: the address of an offer without its id. */
const leaseList = (kind: 'private' | 'business'): string => paths.leaseOffer(kind, '').replace(/\/$/, '')

const leaseOfPage = (path: string, { offers }: SiteFacts): AskedFrom => {
  const offer = offers.find(({ kind, id }) => path === paths.leaseOffer(kind, id))
  if (offer) return { lease: { kind: offer.kind, id: offer.id }, model: `${offer.brandName} ${offer.modelName}` }
  const kind = (['private', 'business'] as const).find((one) => path === leaseList(one))
  return kind ? { lease: { kind, id: null } } : {}
}

const modelOfPage = (path: string, { models = [] }: SiteFacts): AskedFrom => {
  const model = models.find((one) =>
    [paths.model(one), paths.modelLanding(one), paths.utilityModel(one)].some(
      (page) => path === page || path.startsWith(`${page}/`),
    ),
  )
  return model ? { model: `${model.brandName} ${model.name}` } : {}
}

/** What a page is about, beside a vehicle: a dealership, also as the dealer of a make, a lease offer or a model. */
export const askedFrom = (path: string, facts: SiteFacts): AskedFrom => {
  const page = path.replace(/\/$/, '')
  const place = facts.dealerships.find(({ id }) => page.endsWith(`/${id}`))
  if (place) return { here: [place.id] }
  return { ...modelOfPage(page, facts), ...leaseOfPage(page, facts) }
}
