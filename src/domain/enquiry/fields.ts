import type { FieldDefinition } from './field-types'

/** Every field that a form of the site may have. Labels are `enquiry.field.{name}` in the locale. */
export const FIELDS = {
  name: { type: 'text', minLength: 2, maxLength: 120, autocomplete: 'name' },
  email: { type: 'email', maxLength: 254, pattern: 'email', autocomplete: 'email' },
  phone: { type: 'phone', maxLength: 40, pattern: 'phone', autocomplete: 'tel' },
  message: { type: 'textarea', maxLength: 4_000 },
  callBack: { type: 'toggle' },
  callBackTime: { type: 'radio', options: ['morning', 'midday', 'evening'] },
  locality: { type: 'autocomplete', maxLength: 80, source: 'localities', autocomplete: 'address-level2' },
  locationId: { type: 'location' },
  subject: {
    type: 'select',
    options: [
      'sales_new',
      'sales_used',
      'workshop',
      'bodywork',
      'parts',
      'fleet',
      'administration',
      'complaint',
      'other',
    ],
  },
  wantedVehicle: { type: 'text', maxLength: 120 },
  driveFrom: { type: 'radio', options: ['dealership', 'home', 'work'] },
  slot: { type: 'slot', hours: 'showroom' },
  secondSlot: { type: 'slot', hours: 'showroom' },
  hasLicence: { type: 'checkbox' },
  stillInterested: { type: 'toggle' },
  customer: { type: 'radio', options: ['private', 'business'] },
  company: { type: 'text', minLength: 2, maxLength: 160, autocomplete: 'organization' },
  vatNumber: { type: 'text', maxLength: 24, pattern: 'vatNumber' },
  vehicleCount: { type: 'number', min: 1, max: 10_000 },
  fleetNeeds: { type: 'select', options: ['fleet_management', 'leasing', 'purchase', 'vans', 'electric', 'other'] },
  plate: { type: 'text', maxLength: 16, pattern: 'plate' },
  mileage: { type: 'number', min: 0, max: 2_000_000, unit: 'km' },
  ownBrand: { type: 'text', minLength: 2, maxLength: 60 },
  ownModel: { type: 'text', maxLength: 80 },
  firstRegistration: { type: 'text', maxLength: 7, pattern: 'monthYear' },
  vehicleCondition: { type: 'select', options: ['excellent', 'good', 'worn', 'damaged'] },
  season: { type: 'radio', options: ['winter', 'summer', 'all_season'] },
  tyreSize: { type: 'text', maxLength: 32, pattern: 'tyreSize' },
  tyreSizeUnknown: { type: 'checkbox' },
  tyreCount: { type: 'select', options: ['1', '2', '3', '4', '5'] },
  tyreRange: { type: 'radio', options: ['premium', 'quality', 'budget'] },
  wheelStorage: { type: 'radio', options: ['stored_here', 'store_after', 'bring_and_keep'] },
  date: { type: 'date', hours: 'workshop' },
  secondDate: { type: 'date', hours: 'workshop' },
  dayPart: { type: 'radio', options: ['morning', 'afternoon', 'any'] },
  serviceType: {
    type: 'select',
    options: ['maintenance', 'inspection', 'tyres', 'brakes', 'air_conditioning', 'battery', 'bodywork', 'other'],
  },
  workshopSlot: { type: 'slot', hours: 'workshop' },
  replacementCar: { type: 'toggle' },
  position: { type: 'text', minLength: 2, maxLength: 160 },
  availableFrom: { type: 'date' },
  profileUrl: { type: 'text', maxLength: 500, pattern: 'url', autocomplete: 'url' },
  consent: { type: 'checkbox' },
  marketing: { type: 'checkbox' },
} as const satisfies Record<string, FieldDefinition>

export type FieldName = keyof typeof FIELDS

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name)

/** Definition of a field, without its literal type. */
export const fieldOf = (name: FieldName): FieldDefinition => FIELDS[name]
