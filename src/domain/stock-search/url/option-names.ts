import type { AcquisitionType } from '../../price/acquisition'
import { slugify } from '../../routes/slugify'
import type {
  Availability,
  BodyStyle,
  Colour,
  DriveType,
  Fuel,
  InteriorMaterial,
  Transmission,
  VehicleCategory,
  VehicleCondition,
} from '../../vehicle/types'
import type { FacetId } from '../fields'

const CONDITIONS = { new: 'neuf', demo: 'direction', used: 'occasion' } as const satisfies Record<
  VehicleCondition,
  string
>
const CATEGORIES = { passenger: 'voiture', van: 'utilitaire', truck: 'camion' } as const satisfies Record<
  VehicleCategory,
  string
>
/** How addresses name body styles; the lists of each end with it. */
export const BODIES = {
  hatchback: 'compacte',
  saloon: 'berline',
  estate: 'break',
  suv: 'suv',
  coupe: 'coupe',
  convertible: 'cabriolet',
  mpv: 'monospace',
  panel_van: 'fourgon',
  pickup: 'pick-up',
  chassis_truck: 'chassis-cabine',
} as const satisfies Record<BodyStyle, string>
const FUEL_NAMES = {
  petrol: 'essence',
  diesel: 'diesel',
  hybrid: 'hybride',
  plug_in_hybrid: 'hybride-rechargeable',
  electric: 'electrique',
  lpg: 'gpl',
  hydrogen: 'hydrogene',
} as const satisfies Record<Fuel, string>
const GEARBOXES = { manual: 'manuelle', automatic: 'automatique' } as const satisfies Record<Transmission, string>
const DRIVES = { front: 'avant', rear: 'arriere', all: 'integrale' } as const satisfies Record<DriveType, string>
const COLOUR_NAMES = {
  black: 'noir',
  grey: 'gris',
  silver: 'argent',
  white: 'blanc',
  blue: 'bleu',
  red: 'rouge',
  green: 'vert',
  beige: 'beige',
  brown: 'brun',
  orange: 'orange',
  yellow: 'jaune',
  purple: 'violet',
} as const satisfies Record<Colour, string>
const MATERIALS = {
  fabric: 'tissu',
  leather: 'cuir',
  alcantara: 'alcantara',
  part_leather: 'cuir-partiel',
  synthetic_leather: 'similicuir',
} as const satisfies Record<InteriorMaterial, string>
const STATES = {
  available: 'disponible',
  reserved: 'reserve',
  in_transit: 'en-arrivage',
  sold: 'vendu',
} as const satisfies Record<Availability, string>

/** How addresses name the options of a facet. Facets that are not here are named as the index does: "peugeot", "5", "Euro 6e". */
export const OPTION_NAMES: Readonly<Partial<Record<FacetId, Readonly<Record<string, string>>>>> = {
  condition: CONDITIONS,
  category: CATEGORIES,
  bodyStyle: BODIES,
  fuel: FUEL_NAMES,
  transmission: GEARBOXES,
  driveType: DRIVES,
  colour: COLOUR_NAMES,
  interiorColour: COLOUR_NAMES,
  interiorMaterial: MATERIALS,
  availability: STATES,
  vatReportable: { true: 'recuperable', false: 'non-recuperable' },
  discounted: { true: 'oui', false: 'non' },
}

/** How addresses name the ways to have a vehicle. */
export const TYPE_NAMES: Readonly<Record<AcquisitionType, string>> = {
  purchase: 'achat',
  private_lease: 'leasing-prive',
  business_lease: 'leasing-pro',
  private_finance: 'financement-prive',
  business_finance: 'financement-pro',
}

/** The key whose value is `name`; undefined when there is none. */
export const keyNamed = <Key extends string>(
  names: Readonly<Partial<Record<Key, string>>>,
  name: string,
): Key | undefined => (Object.keys(names) as Key[]).find((key) => names[key] === name)

/** Facets of which every option is a slug, by the data contract. */
const SLUGS: readonly FacetId[] = ['brand', 'model', 'location']

/**
 * The option that a value of an address means, written as the site does or as people do ("Peugeot", "Électrique"); undefined
 * when it can be none. Of facets without names any value may be one.
 */
export const optionCalled = (facet: FacetId, value: string): string | undefined => {
  const names = OPTION_NAMES[facet]
  if (names) return keyNamed(names, value) ?? keyNamed(names, slugify(value))
  return SLUGS.includes(facet) ? slugify(value) || value : value
}
