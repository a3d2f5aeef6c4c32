import { cross, dot, subtract } from './vector'
import type { Point, Vector } from './vector'

export interface CameraAngle {
  /** Degrees round the car: 0 looks at its left-hand side, 90 at its nose, -90 at its tail. */
  azimuth: number
  /** Degrees above the horizon. */
  elevation: number
  /** Centimetres from the middle of the car. */
  distance: number
}

/** Where points of space fall in the picture. */
export interface Camera {
  project: (point: Vector) => Point
  /** Whether a surface at a point with an outward normal is seen from its front. */
  faces: (point: Vector, normal: Vector) => boolean
  /** Whether the nose is nearer than the tail. */
  readonly seesNose: boolean
  /** A plane's own coordinates to the picture's, for an SVG `transform`; good for things small against the distance. */
  plane: (origin: Vector, right: Vector, down: Vector) => string
  /** Pixels of a centimetre at a point, for the width of lines. */
  scaleAt: (point: Vector) => number
}

interface Frame {
  /** Points that must be seen. */
  around: readonly Vector[]
  /** Part of the picture, in pixels, that they fill. */
  box: { left: number; top: number; right: number; bottom: number }
  /** Whether they stand on the lower edge of the box rather than in its middle. */
  stands: boolean
}

/** A camera that looks at a point and whose picture is fitted to a frame. */
export const createCamera = ({ azimuth, elevation, distance }: CameraAngle, target: Vector, frame: Frame): Camera => {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const towards: Vector = [-Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
  const right: Vector = [Math.cos(a), 0, Math.sin(a)]
  const up = cross(towards, right)
  const raw = (point: Vector): Point => {
    const d = subtract(point, target)
    const depth = distance - dot(d, towards)
    return [(dot(d, right) / depth) * distance, (-dot(d, up) / depth) * distance]
  }
  const seen = frame.around.map(raw)
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const { left, top, right: end, bottom } = frame.box
  const scale = Math.min((end - left) / (maxX - minX), (bottom - top) / (maxY - minY))
  const dx = (left + end) / 2 - ((minX + maxX) / 2) * scale
  const dy = frame.stands ? bottom - maxY * scale : (top + bottom) / 2 - ((minY + maxY) / 2) * scale
  const project = (point: Vector): Point => {
    const [x, y] = raw(point)
    return [x * scale + dx, y * scale + dy]
  }
  const eye: Vector = [
    target[0] + towards[0] * distance,
    target[1] + towards[1] * distance,
    target[2] + towards[2] * distance,
  ]
  const add = (p: Vector, q: Vector): Vector => [p[0] + q[0], p[1] + q[1], p[2] + q[2]]
  return {
    project,
    faces: (point, normal) => dot(subtract(eye, point), normal) > 0,
    seesNose: towards[0] < 0,
    plane: (origin, x, y) => {
      const [o, px, py] = [project(origin), project(add(origin, x)), project(add(origin, y))]
      return `matrix(${[px[0] - o[0], px[1] - o[1], py[0] - o[0], py[1] - o[1], o[0], o[1]].map((n) => n.toFixed(4)).join(' ')})`
    },
    scaleAt: (point) => (scale * distance) / (distance - dot(subtract(point, target), towards)),
  }
}
