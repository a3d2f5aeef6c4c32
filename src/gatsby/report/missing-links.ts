import { site } from '../../config/site'
import { unknownRecords } from '../../domain/content/unknown-records'
import type { SiteData } from '../site-data'
import type { ReportEntry } from './report'

/**
 * Records that stay on the site although something is missing or unknown, and what their pages lack for it.
 *
 * @param phoneLocation dealership that the configuration gives the group's number
 */
export const missingLinks = (
  { vehicles, models, brands, locations, offers, employees, stories }: SiteData,
  phoneLocation: string = site.phoneLocation,
): ReportEntry[] => {
  const known = {
    brand: new Set(brands.map(({ key }) => key)),
    model: new Set(models.map(({ key }) => key)),
    location: new Set(locations.map(({ key }) => key)),
  }
  const entries: ReportEntry[] = []
  const check = (kind: string, key: string | number, what: keyof typeof known, id: string, effect: string) => {
    if (!known[what].has(id))
      entries.push({ kind, key: String(key), reason: `kept, ${effect}: ${what} "${id}" is unknown` })
  }
  for (const { key, brandId, modelId, locationId, photos, prices } of vehicles) {
    check('vehicles', key, 'brand', brandId, 'without links to its brand')
    check('vehicles', key, 'model', modelId, 'without links to its model')
    check('vehicles', key, 'location', locationId, 'without a dealership')
    if (photos.length === 0)
      entries.push({ kind: 'vehicles', key: String(key), reason: 'kept, with a placeholder: it has no photo' })
    if (prices.length === 0)
      entries.push({ kind: 'vehicles', key: String(key), reason: 'kept, with “prix sur demande”: it has no price' })
  }
  for (const { key, showroomHours } of locations)
    if (showroomHours === null)
      entries.push({ kind: 'locations', key, reason: 'kept, with “horaires sur demande”: it has no hours' })
  for (const { key, brandId } of models) check('models', key, 'brand', brandId, 'without links to its brand')
  for (const { key, modelId } of offers) check('lease-offers', key, 'model', modelId, 'without links to its model')
  for (const { key, locationId } of employees) check('employees', key, 'location', locationId, 'shown nowhere')
  for (const { path, content } of stories)
    if ('body' in content)
      for (const { where, reason } of unknownRecords(content.body, { brands, locations, models, vehicles }))
        entries.push({ kind: 'story', key: path, reason: `${where}: ${reason}` })
  // Without any dealership nothing of them was read yet.
  if (locations.length > 0)
    check('configuration', 'site.phoneLocation', 'location', phoneLocation, 'without a dealership for its calls')
  return entries
}
