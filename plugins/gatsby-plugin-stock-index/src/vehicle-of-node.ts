import { VEHICLE_FIELDS } from '../../../src/domain/vehicle/fields'
import type { Vehicle } from '../../../src/domain/vehicle/types'

const FIELDS = Object.keys(VEHICLE_FIELDS).filter((field) => field !== 'id')

const isVehicleNode = (node: object): node is Omit<Vehicle, 'id'> & { key: number } =>
  'key' in node && typeof node.key === 'number' && FIELDS.every((field) => field in node)

/**
 * The vehicle in a node. The source checked every record; what is looked at here is that the node is one.
 *
 * @throws TypeError that names the node when a field is missing
 */
export const vehicleOfNode = (node: object & { id: string }): Vehicle => {
  if (isVehicleNode(node)) return { ...node, id: node.key }
  throw new TypeError(
    `${node.id} is not a whole vehicle (${['key', ...FIELDS].filter((field) => !(field in node)).join(', ') || 'its key is no number'})`,
  )
}
