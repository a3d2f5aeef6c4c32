import type { BrandSheet } from '../define'
import { alfaRomeo } from './alfa-romeo'
import { citroen } from './citroen'
import { dacia } from './dacia'
import { fiat } from './fiat'
import { ford } from './ford'
import { hyundai } from './hyundai'
import { iveco } from './iveco'
import { jeep } from './jeep'
import { kia } from './kia'
import { mg } from './mg'
import { nissan } from './nissan'
import { opel } from './opel'
import { peugeot } from './peugeot'
import { renault } from './renault'
import { renaultTrucks } from './renault-trucks'
import { skoda } from './skoda'
import { toyota } from './toyota'
import { volkswagen } from './volkswagen'
import { volvo } from './volvo'

/** In the order of the menus: first the makes that the group distributes, then those it sells used. */
export const BRAND_SHEETS: readonly BrandSheet[] = [
  peugeot,
  citroen,
  renault,
  opel,
  volvo,
  dacia,
  fiat,
  mg,
  volkswagen,
  toyota,
  ford,
  skoda,
  hyundai,
  kia,
  nissan,
  jeep,
  alfaRomeo,
  renaultTrucks,
  iveco,
]
