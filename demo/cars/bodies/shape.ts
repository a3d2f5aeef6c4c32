import type { Point } from '../geometry/vector'

/** A box behind the cab of a truck, in centimetres. */
export interface CargoBox {
  from: number
  to: number
  floor: number
  height: number
  width: number
}

/**
 * A car seen from its left-hand side, in centimetres: x from the nose, y up from the ground. Paths know `M`, `L`, `C`
 * and `Z` in absolute coordinates.
 */
export interface BodyShape {
  length: number
  width: number
  height: number
  frontAxle: number
  rearAxle: number
  wheelRadius: number
  /** Height of the lower edge between the wheels. */
  sill: number
  /** How much narrower the roof is than the shoulders, as a part. */
  tumblehome: number
  /** The line along the flank that catches the light: two ends and two handles of a curve. */
  shoulder: readonly number[]
  /** Outline from under the nose over the roof to under the tail. */
  top: string
  windscreen?: string
  rearWindow?: string
  glass?: string
  pillars?: readonly string[]
  doors: readonly string[]
  /** Pressed fields of a van's flank. */
  panels?: readonly string[]
  handles: readonly (readonly number[])[]
  mirror: Point | readonly number[]
  headlamp: string
  tailLamp: string
  roofRail?: string
  /** Rail of a sliding door. */
  slideRail?: string
  cladding?: 'rugged' | 'plain'
  steelWheels?: boolean
  open?: boolean
  /** Where the load bed of a pick-up begins. */
  bedFrom?: number
  cargo?: CargoBox
}
