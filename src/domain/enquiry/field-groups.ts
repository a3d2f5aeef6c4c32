import type { FieldName } from './fields'

/** What fields that stand together are about; headings are `enquiry.group.{group}` in the locale. */
const FIELD_GROUPS = ['request', 'vehicle', 'appointment', 'person'] as const
export type FieldGroup = (typeof FIELD_GROUPS)[number]

const GROUPS: Record<FieldGroup, readonly FieldName[]> = {
  request: ['subject', 'position', 'availableFrom', 'vehicleCount', 'fleetNeeds', 'profileUrl'],
  vehicle: [
    'serviceType',
    'wantedVehicle',
    'plate',
    'ownBrand',
    'ownModel',
    'firstRegistration',
    'mileage',
    'vehicleCondition',
    'season',
    'tyreSize',
    'tyreSizeUnknown',
    'tyreCount',
    'tyreRange',
    'wheelStorage',
  ],
  appointment: [
    'driveFrom',
    'locality',
    'locationId',
    'slot',
    'secondSlot',
    'workshopSlot',
    'date',
    'secondDate',
    'dayPart',
    'hasLicence',
    'replacementCar',
  ],
  person: ['name', 'email', 'phone', 'callBack', 'callBackTime', 'customer', 'company', 'vatNumber'],
}

const groupOf = (name: FieldName): FieldGroup | null =>
  FIELD_GROUPS.find((group) => GROUPS[group].includes(name)) ?? null

interface Grouped<Field> {
  /** Null: without a heading. */
  group: FieldGroup | null
  fields: Field[]
}

/** Puts neighbours of the same group together. */
const join = <Field>(groups: Grouped<Field>[]): Grouped<Field>[] =>
  groups.reduce<Grouped<Field>[]>((joined, { group, fields }) => {
    const last = joined.at(-1)
    if (last?.group === group) last.fields.push(...fields)
    else joined.push({ group, fields: [...fields] })
    return joined
  }, [])

/** Fields of a form in its order, neighbours of one group together. A field alone has no heading. */
export const groupFields = <Field extends { name: FieldName }>(fields: readonly Field[]): Grouped<Field>[] => {
  const groups = join(fields.map((field) => ({ group: groupOf(field.name), fields: [field] })))
  return join(groups.map(({ group, fields: own }) => ({ group: own.length > 1 ? group : null, fields: own })))
}
