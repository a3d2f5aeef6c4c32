import type { Vector } from '../geometry/vector'
import { seen } from '../sketch'
import type { Sketch } from '../sketch'
import { box, slab } from './solids'

/** Frame and load of a truck. */
export const drawCargo = (sketch: Sketch): string => {
  const { cargo, rearAxle } = sketch.body
  if (!cargo) return ''
  const { camera } = sketch
  const half = cargo.width / 2
  const face = (points: readonly Vector[], normal: Vector, fill: string): string =>
    camera.faces(points[0] ?? [0, 0, 0], normal)
      ? `<path fill="${fill}" stroke="#8d959e" stroke-width="1.4" stroke-linejoin="round" d="${seen(sketch, points)}"/>`
      : ''
  const { from, to, floor, height } = cargo
  const ends = camera.seesNose ? from : to
  const flank: Vector[] = [
    [from, floor, half],
    [to, floor, half],
    [to, height, half],
    [from, height, half],
  ]
  const seams =
    seen(
      sketch,
      [
        [from, floor + 10, half],
        [to, floor + 10, half],
      ],
      false,
    ) +
    seen(
      sketch,
      [
        [from, height - 8, half],
        [to, height - 8, half],
      ],
      false,
    )
  const doors = camera.seesNose
    ? ''
    : `<path fill="none" stroke="#9aa2aa" stroke-width="2" d="${seen(
        sketch,
        [
          [to, floor + 6, 0],
          [to, height - 6, 0],
        ],
        false,
      )}${seen(
        sketch,
        [
          [to, floor + 8, 34],
          [to, height - 8, 34],
        ],
        false,
      )}${seen(
        sketch,
        [
          [to, floor + 8, -34],
          [to, height - 8, -34],
        ],
        false,
      )}"/>`
  const lamps = camera.seesNose
    ? ''
    : [-1, 1]
        .map((side) =>
          slab(
            sketch,
            box(to - 2, to, floor - 14, floor - 4, side * (half - 26), side * (half - 4)),
            '#c9141b',
            '#3a0507',
          ),
        )
        .join('')
  return (
    slab(sketch, box(190, to - 6, 58, floor - 2, -42, 42), '#22262a', '#0b0d0f') +
    slab(sketch, box(rearAxle - 52, rearAxle + 52, 76, floor - 2, half - 34, half - 4), '#2b3035', '#0b0d0f') +
    slab(sketch, box(260, 360, 40, 74, half - 30, half - 6), '#3a4046', '#15181b') +
    face(
      [
        [from, height, -half],
        [to, height, -half],
        [to, height, half],
        [from, height, half],
      ],
      [0, 1, 0],
      '#fbfcfd',
    ) +
    face(
      [
        [ends, floor, -half],
        [ends, floor, half],
        [ends, height, half],
        [ends, height, -half],
      ],
      [camera.seesNose ? -1 : 1, 0, 0],
      '#dfe4e8',
    ) +
    face(flank, [0, 0, 1], '#eef1f4') +
    `<path fill="none" stroke="#c3cad1" stroke-width="2" d="${seams}"/>${doors}${lamps}`
  )
}
