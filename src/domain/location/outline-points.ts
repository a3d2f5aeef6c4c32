import { COUNTRY_OUTLINE, RIVER, toPosition } from './country-outline'
import type { Position } from './distance'

/** Points that a curve is replaced by. */
const STEPS = 8

interface Point {
  x: number
  y: number
}

/** Splits a path of absolute `M`, `L`, `Q` and `Z` into its commands with their points. */
const commandsOf = (path: string): { command: string; points: Point[] }[] =>
  [...path.matchAll(/([MLQ])([^MLQZ]*)/g)].map(([, command = '', numbers = '']) => {
    const values = numbers.trim().split(/[ ,]+/).map(Number)
    const points = Array.from({ length: values.length / 2 }, (_, index) => ({
      x: values[2 * index] ?? 0,
      y: values[2 * index + 1] ?? 0,
    }))
    return { command, points }
  })

/** Points of a quadratic curve after its start. */
const pointsOfCurve = (from: Point, control: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS
    const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    return { x: at(from.x, control.x, to.x), y: at(from.y, control.y, to.y) }
  })

const pointsOf = (path: string): Point[] => {
  const points: Point[] = []
  for (const { command, points: given } of commandsOf(path)) {
    const from = points.at(-1)
    const [control, to] = given
    if (command === 'Q' && from && control && to) points.push(...pointsOfCurve(from, control, to))
    else points.push(...given)
  }
  return points
}

/** The border of Luxembourg as on the drawn map, in degrees; its last point leads back to the first. */
export const outlinePositions = (): Position[] => pointsOf(COUNTRY_OUTLINE).map(toPosition)

/** The Alzette as on the drawn map, from south to north, in degrees. */
export const riverPositions = (): Position[] => pointsOf(RIVER).map(toPosition)
