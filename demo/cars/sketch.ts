import type { BodyShape } from './bodies/shape'
import type { Camera } from './geometry/camera'
import type { Shell } from './geometry/shell'
import type { Point, Vector } from './geometry/vector'
import type { Paint } from './paints'
import type { Random } from '../random'

/** What the parts of a car need to draw themselves. */
export interface Sketch {
  body: BodyShape
  shell: Shell
  camera: Camera
  paint: Paint
  brand: string
  random: Random
  /** Begins every id, so that drawings can stand in one document. */
  id: string
}

const number = (value: number): string => String(Math.round(value * 10) / 10)

/** SVG path data through points. */
export const pathThrough = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}${closed ? 'Z' : ''}`

/** SVG path data of a line in space, as the camera sees it. */
export const seen = ({ camera }: Sketch, points: readonly Vector[], closed = true): string =>
  pathThrough(points.map(camera.project), closed)

/** Lines on the left-hand flank, drawn in the side view's own centimetres. */
export const onFlank = (sketch: Sketch, points: readonly Point[], closed = true, out = 0.2): string =>
  seen(
    sketch,
    points.map(([x, y]) => sketch.shell.side(x, y, out)),
    closed,
  )

/** Corners joined by lines that follow a curved surface: each edge is cut into short pieces. */
export const subdivide = (corners: readonly Point[], closed = true, pieces = 6): Point[] =>
  corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]
    if (!next || (!closed && index === corners.length - 1)) return [corner]
    return Array.from({ length: pieces }, (_, piece): Point => [
      corner[0] + ((next[0] - corner[0]) * piece) / pieces,
      corner[1] + ((next[1] - corner[1]) * piece) / pieces,
    ])
  })

/** A part of nose or tail, given across (-1 to 1) and in height (cm). */
export const onFace = (
  sketch: Sketch,
  face: 'nose' | 'tail',
  corners: readonly Point[],
  closed = true,
  out = 0.4,
): string =>
  seen(
    sketch,
    subdivide(corners, closed).map(([t, y]) => sketch.shell[face](t, y, out)),
    closed,
  )

/** The same part on both halves of nose or tail. */
export const onBothHalves = (sketch: Sketch, face: 'nose' | 'tail', corners: readonly Point[], closed = true): string =>
  onFace(sketch, face, corners, closed) +
  onFace(
    sketch,
    face,
    corners.map(([t, y]): Point => [-t, y]),
    closed,
  )

interface Stop {
  at: number
  colour: string
  opacity?: number
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ({ at, colour, opacity = 1 }) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

/** A gradient between two points of the picture. */
export const linear = (id: string, from: Point, to: Point, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${number(from[0])}" y1="${number(from[1])}" x2="${number(to[0])}" y2="${number(to[1])}">${stopsOf(stops)}</linearGradient>`

/** A gradient from the middle of whatever it fills. */
export const radial = (id: string, stops: readonly Stop[], at = 'cx=".5" cy=".5" r=".5"'): string =>
  `<radialGradient id="${id}" ${at}>${stopsOf(stops)}</radialGradient>`
