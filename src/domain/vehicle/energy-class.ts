import type { EnergyClass } from './types'

/** Highest WLTP CO₂ in g/km of each class; above the last one: G. */
const LIMITS: readonly [number, EnergyClass][] = [
  [100, 'A'],
  [120, 'B'],
  [140, 'C'],
  [160, 'D'],
  [200, 'E'],
  [250, 'F'],
]

/**
 * Energy class of a car by its WLTP CO₂ emissions in g/km.
 *
 * @see Arrêté du 10 avril 2003 (France), the label that Luxembourg dealers show for want of a national scale
 */
export const energyClassOf = (co2: number): EnergyClass => LIMITS.find(([limit]) => co2 <= limit)?.[1] ?? 'G'
