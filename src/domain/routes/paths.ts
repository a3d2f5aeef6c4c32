import type { Segments } from './segments'
import { vehicleSlug } from './vehicle-slug'

type SluggedVehicle = Parameters<typeof vehicleSlug>[0]
interface ModelRef {
  brandId: string
  slug: string
}

/** Forms and calculators below a vehicle. */
export const VEHICLE_VIEWS = ['interest', 'testDrive', 'leaseCalculator', 'privateFinance', 'businessFinance'] as const
export type VehicleView = (typeof VEHICLE_VIEWS)[number]

/** Those that also stand below a vehicle of a brand: the addresses that there have always been. */
export type BrandVehicleView = Extract<VehicleView, 'interest' | 'testDrive' | 'leaseCalculator'>

/** Every address of the site that is not a story's own, built from segments. Paths never end in a slash. */
export const pathsFor = (s: Segments) => {
  const brandView = { interest: s.brandInterest, testDrive: s.brandTestDrive, leaseCalculator: s.leaseCalculator }
  const stockView = {
    interest: s.interest,
    testDrive: s.testDrive,
    leaseCalculator: s.leaseCalculator,
    privateFinance: s.privateFinance,
    businessFinance: s.businessFinance,
  }
  return {
    home: '/',
    stock: `/${s.stock}`,
    /** The new vehicles of the stock. */
    allModels: `/${s.stock}/tous-les-modeles`,
    /** The used vehicles of the stock. */
    usedCentre: '/centre-de-vehicules-d-occasion',
    /** The vehicles of the stock that the group's people drove. */
    demoStock: `/${s.stock}/direction`,
    /** The vans and trucks of the stock. */
    utilityStock: `/${s.stock}/utilitaires`,
    /** The stock of one body style, by its name in addresses. */
    bodyStock: (name: string) => `/${s.stock}/${name}`,
    brandStock: (brandId: string) => `/${brandId}/${s.stock}`,
    compare: `/${s.stock}/${s.compare}`,
    favourites: `/${s.stock}/${s.favorite}`,
    vehicle: (vehicle: SluggedVehicle) => `/${s.stock}/${vehicleSlug(vehicle)}`,
    vehicleView: (slug: string, view: VehicleView) => `/${s.stock}/${slug}/${stockView[view]}`,
    brandVehicle: (brandId: string, slug: string) => `/${brandId}/${s.stock}/${slug}`,
    brandVehicleView: (brandId: string, slug: string, view: BrandVehicleView) =>
      `/${brandId}/${s.stock}/${slug}/${brandView[view]}`,
    brand: (brandId: string) => `/${brandId}`,
    brandModels: (brandId: string) => `/${brandId}/${s.models}`,
    brandAllModels: (brandId: string) => `/${brandId}/tous-les-modeles`,
    model: ({ brandId, slug }: ModelRef) => `/${brandId}/${s.models}/${slug}`,
    modelContact: ({ brandId, slug }: ModelRef) => `/${brandId}/${s.models}/${slug}/${s.modelContact}`,
    modelTestDrive: ({ brandId, slug }: ModelRef) => `/${brandId}/${s.models}/${slug}/${s.modelTestDrive}`,
    /** Landing page of a model: what is in stock and on offer of it. */
    modelLanding: ({ brandId, slug }: ModelRef) => `/${brandId}/${slug}`,
    utilityModel: ({ brandId, slug }: ModelRef) => `/vehicules-utilitaires/${brandId}-utilitaires/${slug}`,
    brandLocation: (brandId: string, locationId: string) => `/${brandId}/${s.locations}/${locationId}`,
    locations: `/${s.concessions}`,
    location: (locationId: string) => `/${s.concessions}/${locationId}`,
    leaseOffer: (kind: 'private' | 'business', offerId: string) =>
      `/${kind === 'private' ? s.privateLease : s.businessLease}/${offerId}`,
    news: '/news',
  }
}

export type Paths = ReturnType<typeof pathsFor>
