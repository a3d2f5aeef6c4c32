import { convexHull } from '../geometry/vector'
import type { Vector } from '../geometry/vector'
import { pathThrough } from '../sketch'
import type { Sketch } from '../sketch'

/** Outline of a convex body with these corners, filled. */
export const slab = (sketch: Sketch, points: readonly Vector[], fill: string, stroke: string): string =>
  `<path fill="${fill}" stroke="${stroke}" stroke-width="1.2" stroke-linejoin="round" d="${pathThrough(convexHull(points.map(sketch.camera.project)))}"/>`

/** Corners of a box between two values of each axis. */
export const box = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number): Vector[] =>
  [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z): Vector => [x, y, z])))
