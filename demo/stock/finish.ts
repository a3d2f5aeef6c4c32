import type { Colour, InteriorMaterial } from '../../src/domain/vehicle/types'
import { colourNames } from '../catalogue/colours'
import type { Random } from '../random'
import type { Choice } from './choose-trim'

export const colourOf = (random: Random, brandId: string): readonly [Colour, string] =>
  random.weighted(colourNames(brandId).map((name, rank) => [name, 1 / (rank + 1.5)] as const))

export const INTERIOR_COLOURS = [
  ['black', 14],
  ['grey', 6],
  ['beige', 2],
  ['brown', 1.5],
  ['blue', 0.5],
  ['white', 0.5],
  ['red', 0.3],
] as const

const MATERIALS: readonly (readonly (readonly [InteriorMaterial, number])[])[] = [
  [['fabric', 1]],
  [
    ['fabric', 8],
    ['part_leather', 2],
  ],
  [
    ['part_leather', 4],
    ['fabric', 3],
    ['alcantara', 2],
    ['synthetic_leather', 2],
  ],
  [
    ['leather', 4],
    ['synthetic_leather', 3],
    ['alcantara', 3],
  ],
]

export const materialOf = (random: Random, { model, level }: Choice): InteriorMaterial =>
  model.category === 'passenger'
    ? random.weighted(MATERIALS[level] ?? [['leather', 1]])
    : random.weighted([
        ['fabric', 9],
        ['synthetic_leather', 1],
      ])
