import type { VehicleSummary } from '../content/story-data'
import type { Vehicle } from './types'

/** What pages show of a vehicle that are not about it; its town is that of the dealership. */
export type VehicleCardRecord = Omit<VehicleSummary, 'town'>

const PHOTOS = 2
/** In km. Each vehicle stands on some ten other pages: those are not made again for a few kilometres. */
const MILEAGE_STEP = 1000

/** @returns the card of a vehicle, its mileage to the nearest thousand km */
export const cardOf = ({
  id,
  brandId,
  modelId,
  brandName,
  modelName,
  variant,
  condition,
  category,
  bodyStyle,
  mileage,
  firstRegistration,
  registrationYear,
  fuel,
  transmission,
  powerHp,
  energyClass,
  locationId,
  photos,
  prices,
  discount,
  availability,
}: Vehicle): VehicleCardRecord => ({
  id,
  brandId,
  modelId,
  brandName,
  modelName,
  variant,
  condition,
  category,
  bodyStyle,
  mileage: Math.round(mileage / MILEAGE_STEP) * MILEAGE_STEP,
  isMileageRounded: true,
  firstRegistration,
  registrationYear,
  fuel,
  transmission,
  powerHp,
  energyClass,
  locationId,
  photos: photos.slice(0, PHOTOS),
  prices,
  discount,
  availability,
})
