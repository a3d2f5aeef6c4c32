import type { LeaseOfferSummary } from '../content/story-data'
import type { ListSpec } from './list-query'
import type { ListItem, ListRow } from './search-list'

/** Lease offers, each the only way to have it. */
export const leaseItems = (offers: readonly LeaseOfferSummary[]): ListItem<LeaseOfferSummary>[] =>
  offers.map((offer) => {
    const { brandId, brandName, modelName, variant, model, specs, monthlyPrice, duration, annualMileage } = offer
    const row: ListRow = {
      facets: {
        brand: brandId,
        fuel: specs.fuel,
        transmission: specs.transmission,
        energyClass: specs.energyClass,
        duration: String(duration),
        annualMileage: String(annualMileage),
        ...(model && { bodyStyle: model.bodyStyle, category: model.category }),
      },
      ranges: { instalment: monthlyPrice, power: specs.powerHp, electricRange: specs.electricRange },
    }
    return { value: offer, name: `${brandName} ${modelName} ${variant}`, rows: [row] }
  })

/** What lease offers are filtered and sorted by; they are given cheapest first. */
export const LEASE_LIST: ListSpec = {
  facets: ['brand', 'category', 'bodyStyle', 'fuel', 'transmission', 'duration', 'annualMileage', 'energyClass'],
  ranges: ['instalment', 'power', 'electricRange'],
  sorts: [
    { key: 'instalment', direction: 'desc' },
    { key: 'name', direction: 'asc' },
    { key: 'power', direction: 'desc' },
    { key: 'electricRange', direction: 'desc' },
  ],
  pageSize: 24,
}
