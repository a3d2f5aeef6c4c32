import { convexHull, steps } from '../geometry/vector'
import type { Vector } from '../geometry/vector'
import { pathThrough, seen } from '../sketch'
import type { Sketch } from '../sketch'

const slab = (sketch: Sketch, points: readonly Vector[], fill: string, stroke: string): string =>
  `<path fill="${fill}" stroke="${stroke}" stroke-width="1.2" stroke-linejoin="round" d="${pathThrough(convexHull(points.map(sketch.camera.project)))}"/>`

const box = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number): Vector[] =>
  [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z): Vector => [x, y, z])))

/** A seat: back with a slope, and a head restraint on two rods. */
const drawSeat = (sketch: Sketch, x: number, z: number): string => {
  const back: Vector[] = [
    [x, 78, z - 24],
    [x, 78, z + 24],
    [x + 12, 78, z - 24],
    [x + 12, 78, z + 24],
    [x + 12, 110, z - 20],
    [x + 12, 110, z + 20],
    [x + 22, 110, z - 20],
    [x + 22, 110, z + 20],
  ]
  return (
    slab(sketch, box(x + 16, x + 18, 108, 118, z - 6, z - 4), '#9aa1a8', '#6b7178') +
    slab(sketch, box(x + 16, x + 18, 108, 118, z + 4, z + 6), '#9aa1a8', '#6b7178') +
    slab(sketch, back, '#5a483b', '#2a211b') +
    slab(
      sketch,
      [...box(x + 13, x + 22, 114, 123, z - 12, z + 12), ...box(x + 15, x + 20, 112, 125, z - 10, z + 10)],
      '#66534a',
      '#2a211b',
    )
  )
}

/** Cabin of an open car with its seats, and the windscreen that stands before them. */
export const drawOpenCabin = (sketch: Sketch): { cabin: string; screen: string } => {
  if (!sketch.body.open) return { cabin: '', screen: '' }
  const { shell, camera } = sketch
  const [from, to] = [shell.indexAtX(168), shell.indexAtX(330)]
  const edge = (t: number): Vector[] => steps(from, to, 8).map((index) => shell.ribbon(index, t, 0.3))
  const cabin = seen(sketch, [...edge(0.9), ...edge(-0.9).toReversed()])
  const seats = [
    [292, -38],
    [292, 38],
    [226, -38],
    [226, 38],
  ].map(([x = 0, z = 0]) => ({ x, z }))
  const ordered = camera.seesNose ? seats : seats.toReversed().sort((a, b) => a.x - b.x || a.z - b.z)
  const frame: Vector[] = [
    [160, 96, -78],
    [205, 125, -62],
    [205, 127, 62],
    [160, 97, 78],
  ]
  const glass = seen(sketch, frame)
  return {
    cabin: `<path fill="#191512" stroke="#0b0d0f" stroke-width="2" d="${cabin}"/>${ordered.map(({ x, z }) => drawSeat(sketch, x, z)).join('')}`,
    screen: `<path fill="#9db2c2" fill-opacity=".3" d="${glass}"/><path fill="none" stroke="#1f2428" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" d="${glass.replace(/Z$/, '')}"/>`,
  }
}

/** Bed of a pick-up, open or under its cover. */
export const drawBed = (sketch: Sketch): string => {
  const { body, shell, camera } = sketch
  if (body.bedFrom === undefined) return ''
  const [from, to] = [shell.indexAtX(body.bedFrom + 4), shell.indexAtX(518)]
  if (!camera.faces(shell.ribbon((from + to) / 2, 0), [0, 1, 0])) return ''
  const edge = (t: number): Vector[] => steps(from, to, 6).map((index) => shell.ribbon(index, t, 0.3))
  return `<path fill="#1c1f22" stroke="#0b0d0f" stroke-width="1.5" d="${seen(sketch, [...edge(0.94), ...edge(-0.94).toReversed()])}"/>`
}

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
