import type { Brand, Model, Trim } from '../../src/domain/model/types'
import { slugify } from '../../src/domain/routes/slugify'
import { energyClassOf } from '../../src/domain/vehicle/energy-class'
import { kwToHp } from '../../src/domain/vehicle/power'
import type { BodyStyle, Colour, VehicleCategory } from '../../src/domain/vehicle/types'
import { typographic } from '../typography'
import { downloadsOf } from './data-sheet/data-sheet'
import type { Engine } from './engine'
import { modelPhotos } from './model-photos'
import { standardEquipmentFor } from './standard-equipment'

/** Name of the trim, key of its engine, list price with VAT in euros. */
export type TrimLine<Key extends string> = readonly [name: string, engine: Key, euros: number]

/** One model as its brand's file writes it down. */
export interface ModelSheet<Key extends string = string> {
  name: string
  body: BodyStyle
  year: number
  /** Length, width without mirrors, height in mm. */
  size: readonly [number, number, number]
  /** Boot, or load volume of a van, in litres; null for a chassis. */
  boot: number | null
  /** Maximum mass less kerb weight, in kg. */
  payload?: number
  seats?: number
  doors?: number
  /** Where it differs from what the body says. */
  category?: VehicleCategory
  slug?: string
  /** Of its pictures. */
  colour: Colour
  tagline: string
  description: string
  engines: Record<Key, Engine>
  trims: readonly TrimLine<NoInfer<Key>>[]
}

/** One brand as its file writes it down. */
export interface BrandSheet {
  id: string
  name: string
  tagline: string
  sellsNew: boolean
  locationIds: readonly string[]
  models: readonly ((brand: Pick<Brand, 'id' | 'name'>) => Model)[]
}

const DOORS: Record<BodyStyle, number> = {
  hatchback: 5,
  saloon: 4,
  estate: 5,
  suv: 5,
  coupe: 3,
  convertible: 2,
  mpv: 5,
  panel_van: 4,
  pickup: 4,
  chassis_truck: 2,
}

const categoryOf = (body: BodyStyle): VehicleCategory => {
  if (body === 'chassis_truck') return 'truck'
  return body === 'panel_van' || body === 'pickup' ? 'van' : 'passenger'
}

/** Vehicles above 2,840 kg reference mass are approved as heavy duty, which counts in Roman figures. */
const emissionsClassOf = (engine: Engine, category: VehicleCategory): string => {
  if (engine.fuel === 'electric') return 'Zéro émission'
  return category === 'truck' ? 'Euro VI' : 'Euro 6e'
}

/** A trim of a body with a certain engine. */
export const trimWith = (
  engine: Engine,
  rest: Pick<Trim, 'name' | 'seatCount' | 'doorCount' | 'price'> & {
    category: VehicleCategory
    body: BodyStyle
    payload: number
    level: number
  },
): Trim => {
  const { name, seatCount, doorCount, price, category, body, payload, level } = rest
  return {
    id: slugify(`${name} ${engine.engine}`),
    name,
    ...engine,
    powerHp: kwToHp(engine.powerKw),
    energyClass: energyClassOf(engine.co2),
    emissionsClass: emissionsClassOf(engine, category),
    maxWeight: engine.kerbWeight + payload,
    seatCount,
    doorCount,
    price,
    standardEquipment: standardEquipmentFor({ category, body, fuel: engine.fuel, level }),
  }
}

const trimOf = <Key extends string>(
  sheet: ModelSheet<Key>,
  [name, key, euros]: TrimLine<Key>,
  category: VehicleCategory,
): Trim => {
  const ladder = [...new Set(sheet.trims.map(([trimName]) => trimName))]
  return trimWith(sheet.engines[key], {
    name,
    category,
    body: sheet.body,
    payload: sheet.payload ?? 490,
    seatCount: sheet.seats ?? 5,
    doorCount: sheet.doors ?? DOORS[sheet.body],
    price: euros * 100,
    level: ladder.indexOf(name),
  })
}

/** Reads a model sheet; the brand is given to the result when its own sheet is read. */
export const model =
  <Key extends string>(sheet: ModelSheet<Key>) =>
  (brand: Pick<Brand, 'id' | 'name'>): Model => {
    const category = sheet.category ?? categoryOf(sheet.body)
    const slug = sheet.slug ?? slugify(sheet.name)
    const trims = sheet.trims.map((line) => trimOf(sheet, line, category))
    const [length, width, height] = sheet.size
    const read: Omit<Model, 'downloads'> = {
      id: `${brand.id}-${slug}`,
      brandId: brand.id,
      brandName: brand.name,
      slug,
      name: sheet.name,
      category,
      bodyStyle: sheet.body,
      tagline: typographic(sheet.tagline),
      description: typographic(sheet.description),
      modelYear: sheet.year,
      length,
      width,
      height,
      bootVolume: sheet.boot,
      photos: modelPhotos({
        brandId: brand.id,
        title: `${brand.name} ${sheet.name}`,
        body: sheet.body,
        colour: sheet.colour,
      }),
      trims,
      fromPrice: Math.min(...trims.map(({ price }) => price)),
    }
    return { ...read, downloads: downloadsOf(read) }
  }

/** Reads a brand sheet into the brand and its models. */
export const readBrand = (sheet: BrandSheet, order: number): { brand: Brand; models: Model[] } => {
  const models = sheet.models.map((read) => read(sheet))
  const { id, name, sellsNew, locationIds } = sheet
  const tagline = typographic(sheet.tagline)
  const categories = [...new Set(models.map(({ category }) => category))]
  return { brand: { id, name, tagline, logo: id, sellsNew, categories, locationIds: [...locationIds], order }, models }
}
