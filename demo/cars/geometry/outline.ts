import type { Point } from './vector'

const CURVE_STEPS = 9

const cubic = (p: readonly Point[], t: number): Point => {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
  const along = (axis: 0 | 1): number =>
    [a, b, c, d].reduce((sum, weight, index) => sum + weight * (p[index]?.[axis] ?? 0), 0)
  return [along(0), along(1)]
}

/** Lines of a path with `M`, `L`, `C` and `Z` in absolute coordinates; curves become short lines. */
export const parsePath = (path: string): Point[][] => {
  const lines: Point[][] = []
  for (const [, command, rest = ''] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const points: Point[] = []
    for (let index = 0; index + 1 < numbers.length; index += 2)
      points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0])
    const line = lines.at(-1)
    if (command === 'M') lines.push(points)
    else if (command === 'L') line?.push(...points)
    else if (command === 'C')
      for (let index = 0; index + 2 < points.length; index += 3) {
        const from = line?.at(-1)
        if (!from) continue
        const handles = [from, ...points.slice(index, index + 3)]
        for (let step = 1; step <= CURVE_STEPS; step++) line?.push(cubic(handles, step / CURVE_STEPS))
      }
  }
  return lines
}

/** First line of a path. */
export const parseLine = (path: string): Point[] => parsePath(path)[0] ?? []

/** Points of an arc of a circle, angles in degrees, counter-clockwise from the x axis. */
export const arc = (cx: number, cy: number, radius: number, from: number, to: number, count = 18): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
