import { z } from 'zod'
import { paths } from '../../src/config/segments'
import { vehicleSlug } from '../../src/domain/routes/vehicle-slug'
import { apiUrl } from './site'

/** Paths that section 2.1 of the specification names and that do not depend on data. */
export const FIXED_PATHS = [
  '/',
  '/directcontact',
  '/stock',
  '/stock/comparer',
  '/stock/favoris',
  '/home-page',
  '/homepage',
  '/stock/tous-les-modeles',
  '/centre-de-vehicules-d-occasion',
  '/brands',
  '/private-lease',
  '/business-lease',
  '/reserver-un-essai',
  '/contact',
  '/faq',
  '/news',
  '/carrieres',
  '/carrieres/portraits-de-collaborateurs',
  '/a-propos-de-nous',
  '/a-propos-de-nous/presse',
  '/a-propos-de-nous/histoire-de-l-entreprise',
  '/politique-de-traitement-des-donnees',
  '/vehicules-utilitaires',
  '/concessions',
  '/entreprise/gestion-de-flotte',
  '/entreprise/fleet-leasing',
  '/entreprise/services-aux-entreprises',
  '/entreprise/vehicules-utilitaires',
  '/entreprise/transformation-de-vehicules',
  '/services/leasing',
  '/services/financement',
  '/services/carosserie',
  '/services/carrosserie',
  '/services/debosselage-et-peinture',
  '/services/pneus-et-gardiennage',
  '/services/service-apres-vente',
  '/services/vente-de-pieces-et-accessoires',
  '/formulaires/prise-de-rendez-vous-pneus-roues',
  '/formulaires/demande-offre-pneus',
] as const

/** A page with an embedded page of another host. */
export const EMBED = '/home-page/luxembourg'

/** One address of every template. */
export const TEMPLATES = [
  '/',
  '/peugeot',
  '/peugeot/models',
  '/peugeot/tous-les-modeles',
  '/peugeot/models/3008',
  '/peugeot/3008',
  '/peugeot/models/3008/contact',
  '/peugeot/models/3008/testdrive',
  '/stock',
  '/stock/comparer',
  '/stock/favoris',
  '/concessions',
  '/concessions/mersch',
  '/peugeot/locations/luxembourg',
  '/news',
  '/private-lease',
  '/contact',
  '/faq',
]

const list = async <Shape extends z.ZodType>(name: string, item: Shape): Promise<z.output<Shape>[]> => {
  const answer: unknown = await (await fetch(`${apiUrl}/api/dealer/v1/${name}`)).json()
  return z.object({ items: z.array(item) }).parse(answer).items
}

const modelShape = z.object({ id: z.string(), brandId: z.string(), slug: z.string(), category: z.string() })
const vehicleShape = z.object({
  id: z.number(),
  brandId: z.string(),
  brandName: z.string(),
  modelName: z.string(),
  variant: z.string(),
})
const changeShape = z.union([
  z.object({ op: z.literal('upsert'), vehicle: vehicleShape }),
  z.object({ op: z.literal('delete') }),
])

/** Addresses of one vehicle, by what they show. */
export interface VehiclePaths {
  slug: string
  brandId: string
  detail: string
  forms: string[]
  calculators: string[]
  brandDetail: string
}

/** Vehicles of the stock under test. */
export const vehiclePaths = async (limit = 500): Promise<VehiclePaths[]> => {
  const changes = await list(`vehicles?limit=${limit}`, changeShape)
  return changes.flatMap((change) => {
    if (change.op === 'delete') return []
    const { brandId } = change.vehicle
    const slug = vehicleSlug(change.vehicle)
    return [
      {
        slug,
        brandId,
        detail: paths.vehicle(change.vehicle),
        forms: [
          paths.vehicleView(slug, 'interest'),
          paths.vehicleView(slug, 'testDrive'),
          paths.brandVehicleView(brandId, slug, 'interest'),
          paths.brandVehicleView(brandId, slug, 'testDrive'),
        ],
        calculators: [
          paths.vehicleView(slug, 'leaseCalculator'),
          paths.vehicleView(slug, 'privateFinance'),
          paths.vehicleView(slug, 'businessFinance'),
          paths.brandVehicleView(brandId, slug, 'leaseCalculator'),
        ],
        brandDetail: paths.brandVehicle(brandId, slug),
      },
    ]
  })
}

/** Pages made from the data: for every brand, model, dealership and lease offer. */
export const dataPaths = async (): Promise<string[]> => {
  const brands = await list('brands', z.object({ id: z.string(), locationIds: z.array(z.string()) }))
  const models = await list('models', modelShape)
  const locations = await list('locations', z.object({ id: z.string() }))
  const offers = await list('lease-offers', z.object({ id: z.string(), kind: z.enum(['private', 'business']) }))
  return [
    ...brands.flatMap(({ id, locationIds }) => [
      paths.brand(id),
      paths.brandModels(id),
      paths.brandAllModels(id),
      paths.brandStock(id),
      ...locationIds.map((location) => paths.brandLocation(id, location)),
    ]),
    ...models.flatMap((model) => [
      paths.model(model),
      paths.modelLanding(model),
      paths.modelContact(model),
      paths.modelTestDrive(model),
      ...(model.category === 'passenger' ? [] : [paths.utilityModel(model)]),
    ]),
    ...locations.map(({ id }) => paths.location(id)),
    ...offers.map(({ kind, id }) => paths.leaseOffer(kind, id)),
  ]
}
