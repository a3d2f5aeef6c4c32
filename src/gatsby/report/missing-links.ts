import { site } from '../../config/site'
import { carryOver } from '../../domain/collections/carry-over'
import { unknownRecords } from '../../domain/content/unknown-records'
import type { SiteData, VehicleFacts } from '../site-data'
import type { ReportEntry } from './report'

type KnownKeys = Readonly<Record<'brand' | 'model' | 'location', ReadonlySet<string>>>

/** An entry for a record that names an unknown one, none for any other. */
const unknownKey = (
  known: KnownKeys,
  kind: string,
  key: string | number,
  [what, id, effect]: readonly [keyof KnownKeys, string, string],
): ReportEntry[] =>
  known[what].has(id) ? [] : [{ kind, key: String(key), reason: `kept, ${effect}: ${what} "${id}" is unknown` }]

const ofVehicle = (
  { key, brandId, modelId, locationId, photos, prices }: VehicleFacts,
  known: KnownKeys,
): ReportEntry[] => {
  const entry = (reason: string): ReportEntry => ({ kind: 'vehicles', key: String(key), reason })
  return [
    ...unknownKey(known, 'vehicles', key, ['brand', brandId, 'without links to its brand']),
    ...unknownKey(known, 'vehicles', key, ['model', modelId, 'without links to its model']),
    ...unknownKey(known, 'vehicles', key, ['location', locationId, 'without a dealership']),
    ...(photos.length === 0 ? [entry('kept, with a placeholder: it has no photo')] : []),
    ...(prices.length === 0 ? [entry('kept, with “prix sur demande”: it has no price')] : []),
  ]
}

let read: { of: readonly unknown[]; vehicles: readonly VehicleFacts[]; entries: readonly ReportEntry[][] } | null = null

/** A rebuild looks at the vehicles that changed, as long as what they name is the same. */
const ofVehicles = ({ vehicles, brands, models, locations }: SiteData, known: KnownKeys): readonly ReportEntry[][] => {
  const of = [brands, models, locations]
  const before = read?.of.every((list, index) => list === of[index]) ? read : { vehicles: [], entries: [] }
  const entries = carryOver(before.vehicles, before.entries, vehicles, (vehicle) => ofVehicle(vehicle, known))
  read = { of, vehicles, entries }
  return entries
}

/**
 * Records that stay on the site although something is missing or unknown, and what their pages lack for it.
 *
 * @param phoneLocation dealership that the configuration gives the group's number
 */
export const missingLinks = (data: SiteData, phoneLocation: string = site.phoneLocation): ReportEntry[] => {
  const { vehicles, models, brands, locations, offers, employees, stories } = data
  const known = {
    brand: new Set(brands.map(({ key }) => key)),
    model: new Set(models.map(({ key }) => key)),
    location: new Set(locations.map(({ key }) => key)),
  }
  const entries = ofVehicles(data, known).flat()
  const check = (kind: string, key: string, ...asked: readonly [keyof KnownKeys, string, string]) =>
    entries.push(...unknownKey(known, kind, key, asked))
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
