import type { Knowledge } from './knowledge'

/** The model of a vehicle of the stock, by the number of the vehicle; undefined for one that is not in stock. */
export const modelOfVehicle = (
  vehicleId: number,
  { names, vehiclesOf }: Pick<Knowledge, 'names' | 'vehiclesOf'>,
): Knowledge['names'][number] | undefined =>
  names.find(({ facet, id }) => facet === 'model' && vehiclesOf(id).includes(vehicleId))
