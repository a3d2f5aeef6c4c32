import type { Point } from '../geometry/vector'
import { linear } from '../sketch'
import type { Sketch } from '../sketch'

/** Corners given on one half only, mirrored to the other. */
export const symmetric = (half: readonly Point[]): Point[] => [
  ...half,
  ...half.toReversed().map(([t, y]): Point => [-t, y]),
]

/** Gradient of a lamp’s glass, from its upper to its lower edge. */
export const lampGlass = (
  sketch: Sketch,
  name: string,
  colours: readonly [string, string, string],
  y: number,
): string => {
  const { shell, camera } = sketch
  const [top, bottom] = [camera.project(shell.side(10, y + 12)), camera.project(shell.side(10, y - 4))]
  return linear(
    name,
    top,
    bottom,
    colours.map((colour, index) => ({ at: index / 2, colour })),
  )
}

/** A plain oval where a make has its emblem. */
export const drawEmblem = ({ shell, camera }: Sketch, face: 'nose' | 'tail', y: number): string => {
  const [x, py] = camera.project(shell[face](0, y, 1))
  const size = 4.6 * camera.scaleAt(shell[face](0, y))
  return (
    `<ellipse cx="${x.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(size * 1.05).toFixed(1)}" ry="${(size * 0.86).toFixed(1)}" fill="#e9edf0" stroke="#868e96" stroke-width="1.2"/>` +
    `<ellipse cx="${x.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(size * 0.68).toFixed(1)}" ry="${(size * 0.52).toFixed(1)}" fill="#20252a"/>`
  )
}
