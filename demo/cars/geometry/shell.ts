import type { BodyShape } from '../bodies/shape'
import { parseLine } from './outline'
import { clamp, lerp } from './vector'
import type { Point, Vector } from './vector'

/**
 * A side view given depth: the outline is a ribbon across the car, which makes nose, bonnet, windscreen, roof and tail,
 * and the flanks close it left and right. Corners of nose and tail are swept back, the cabin narrows upwards.
 */
export interface Shell {
  outline: readonly Point[]
  /** A point of the left-hand flank, `out` centimetres off it. */
  side: (x: number, y: number, out?: number) => Vector
  /** A point of the ribbon: `index` along the outline (between points too), `t` across from -1 to 1. */
  ribbon: (index: number, t: number, out?: number) => Vector
  /** Outward normal of the ribbon between a point of the outline and the next. */
  ribbonNormal: (index: number) => Vector
  /** A point of nose or tail at a height. */
  nose: (t: number, y: number, out?: number) => Vector
  tail: (t: number, y: number, out?: number) => Vector
  /** Where the upper edge reaches an x. */
  indexAtX: (x: number) => number
}

const SWEEP = { front: 24, frontReach: 70, rear: 15, rearReach: 55 }
const CROWN = 4

export const createShell = (body: BodyShape): Shell => {
  const outline = parseLine(body.top)
  const { length, height, width } = body
  const belt = (body.shoulder[3] ?? 90) + 6
  const end = outline.length - 1
  const at = (index: number): Point => outline[clamp(index, 0, end)] ?? [0, 0]

  const swept = (x: number, t: number): number =>
    x +
    (SWEEP.front * Math.max(0, 1 - x / SWEEP.frontReach) ** 2 -
      SWEEP.rear * Math.max(0, 1 - (length - x) / SWEEP.rearReach) ** 2) *
      t *
      t
  const halfWidth = (x: number, y: number): number => {
    const plan = 1 - 0.09 * Math.max(0, 1 - x / 110) ** 2 - 0.06 * Math.max(0, 1 - (length - x) / 90) ** 2
    const above = Math.max(0, (y - belt) / (height - belt))
    const below = Math.max(0, 1 - y / (belt * 0.62))
    return (width / 2) * plan * (1 - body.tumblehome * above ** 1.15 - 0.07 * below ** 2)
  }
  const normalAt = (index: number): Point => {
    const [a, b] = [at(Math.floor(index)), at(Math.floor(index) + 1)]
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [-(b[1] - a[1]) / size, (b[0] - a[0]) / size]
  }
  const ribbon = (index: number, t: number, out = 0): Vector => {
    const [a, b] = [at(Math.floor(index)), at(Math.floor(index) + 1)]
    const [x, y] = [lerp(a[0], b[0], index % 1), lerp(a[1], b[1], index % 1)]
    const [nx, ny] = normalAt(clamp(index, 0, end - 1))
    const rise = out + (ny > -0.2 ? CROWN * (1 - t * t) : 0)
    return [swept(x, t) + nx * rise, y + ny * rise, t * halfWidth(x, y)]
  }
  /** Index of the outline at a height, sought from one end. */
  const indexAtHeight = (y: number, from: 'nose' | 'tail'): number => {
    for (let step = 0; step < end; step++) {
      const [low, high] = from === 'nose' ? [step, step + 1] : [end - step, end - step - 1]
      const [a, b] = [at(low)[1], at(high)[1]]
      if (a <= y && y < b) return lerp(low, high, (y - a) / (b - a))
    }
    return from === 'nose' ? 0 : end - 0.001
  }
  const highest = outline.reduce((best, [, y], index) => (y > at(best)[1] ? index : best), 0)
  return {
    outline,
    side: (x, y, out = 0) => [swept(x, 1), y, halfWidth(x, y) + out],
    ribbon,
    ribbonNormal: (index) => [...normalAt(index), 0],
    nose: (t, y, out = 0) => ribbon(indexAtHeight(y, 'nose'), t, out),
    tail: (t, y, out = 0) => ribbon(indexAtHeight(y, 'tail'), t, out),
    indexAtX: (x) => {
      // The outline turns back at both ends; only the part between the foremost and the hindmost point is the top.
      const from = outline.findIndex(([px], index) => px <= x && at(index + 1)[0] > x)
      return from < 0 ? highest : from + (x - at(from)[0]) / (at(from + 1)[0] - at(from)[0])
    },
  }
}
