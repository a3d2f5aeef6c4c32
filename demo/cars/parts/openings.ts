import { steps } from '../geometry/vector'
import type { Vector } from '../geometry/vector'
import { seen } from '../sketch'
import type { Sketch } from '../sketch'
import { box, slab } from './solids'

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
