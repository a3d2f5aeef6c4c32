import { EnvironmentError } from '../../config/env/parse-env'

const DEFAULT = 480
const MOST = 50_000

/**
 * Size of the demo stock.
 *
 * @throws EnvironmentError that says what may be set
 */
export const parseVehicleCount = (text: string | undefined): number => {
  if (text === undefined || text === '') return DEFAULT
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > MOST) throw new EnvironmentError([`DEMO_VEHICLES: must be a number from 1 to ${MOST}`])
  return count
}
