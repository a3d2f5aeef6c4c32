import type { BodyStyle } from '../../../src/domain/vehicle/types'
import { chassisTruck } from './chassis-truck'
import { convertible } from './convertible'
import { coupe } from './coupe'
import { estate } from './estate'
import { hatchback } from './hatchback'
import { mpv } from './mpv'
import { panelVan } from './panel-van'
import { pickup } from './pickup'
import { saloon } from './saloon'
import type { BodyShape } from './shape'
import { suv } from './suv'

/** One shape for every body style. */
export const BODIES: Record<BodyStyle, BodyShape> = {
  hatchback,
  saloon,
  estate,
  suv,
  coupe,
  convertible,
  mpv,
  panel_van: panelVan,
  pickup,
  chassis_truck: chassisTruck,
}
