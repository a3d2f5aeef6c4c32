import { arc, parseLine } from '../geometry/outline'
import { convexHull } from '../geometry/vector'
import type { Point, Vector } from '../geometry/vector'
import { onFlank, pathThrough, seen } from '../sketch'
import type { Sketch } from '../sketch'

const drawMirror = (sketch: Sketch, side: 1 | -1): string => {
  const { body, shell, camera, paint } = sketch
  const [x = 0, y = 0] = body.mirror
  const tall = body.steelWheels ? 1.8 : body.bedFrom ? 1.3 : 1
  const [, , edge] = shell.side(x + 4, y)
  const box = (depth: number, size: number): Vector[] =>
    arc(0, 0, 1, 0, 360, 16).map(([u, v]): Vector => [
      x + 6 + u * 8 * size + 12,
      y + 5 * tall + v * 5.6 * tall * size,
      side * (edge + depth),
    ])
  const housing = convexHull([...box(4, 0.8), ...box(17, 1), ...box(21, 0.6)].map(camera.project))
  const stalk = convexHull(
    [
      [x + 8, y - 2, side * (edge - 2)],
      [x + 18, y - 2, side * (edge - 2)],
      [x + 16, y + 3, side * (edge + 8)],
    ].map(([a = 0, b = 0, c = 0]) => camera.project([a, b, c])),
  )
  const colour = body.steelWheels ? '#26292d' : paint.base
  const light = box(18, 0.75).slice(3, 8)
  return (
    `<path fill="#15181b" d="${pathThrough(stalk)}"/><path fill="${colour}" stroke="${paint.deep}" stroke-width=".8" d="${pathThrough(housing)}"/>` +
    `<path fill="none" stroke="${body.steelWheels ? '#6a7077' : paint.highlight}" stroke-opacity=".75" stroke-width="1.8" stroke-linecap="round" d="${seen(sketch, light, false)}"/>`
  )
}

const drawHandles = (sketch: Sketch): string => {
  const { body, paint } = sketch
  return body.handles
    .map(([x = 0, y = 0]) => {
      const grip: Point[] = arc(0, 0, 1, 0, 360, 16).map(([u, v]) => [x + u * 10, y + 1 + v * 1.7])
      const hollow: Point[] = arc(0, 0, 1, 180, 360, 10).map(([u, v]) => [x + u * 9, y + v * 4])
      return `<path fill="${paint.deep}" opacity=".55" d="${onFlank(sketch, hollow)}"/><path fill="${body.cladding ? '#1f2226' : paint.light}" stroke="${paint.deep}" stroke-width=".7" d="${onFlank(sketch, grip, true, 1)}"/>`
    })
    .join('')
}

const drawRails = (sketch: Sketch): string => {
  const { body, shell, camera, paint } = sketch
  const rail = body.roofRail ? parseLine(body.roofRail) : []
  const on = (side: 1 | -1): string =>
    seen(
      sketch,
      rail.map(([x, y]): Vector => {
        const [px, , z] = shell.side(x, Math.min(y, body.height - 4))
        return [px, y, side * (z - 6)]
      }),
      false,
    )
  const width = (2.6 * camera.scaleAt(shell.side(body.length / 2, 100))).toFixed(1)
  const roof =
    rail.length === 0
      ? ''
      : `<path fill="none" stroke="#23272b" stroke-width="${width}" stroke-linecap="round" d="${on(-1)}${on(1)}"/><path fill="none" stroke="#aab1b8" stroke-width="1.1" transform="translate(0 -1)" d="${on(1)}"/>`
  const slide = body.slideRail
    ? `<path fill="none" stroke="${paint.deep}" stroke-width="2.4" stroke-opacity=".8" d="${onFlank(sketch, parseLine(body.slideRail), false)}"/>`
    : ''
  const panels = (body.panels ?? []).map((panel) => onFlank(sketch, parseLine(panel))).join('')
  return (
    roof +
    slide +
    (panels
      ? `<path fill="${paint.deep}" fill-opacity=".1" stroke="${paint.deep}" stroke-opacity=".4" stroke-width="1.4" d="${panels}"/>`
      : '')
  )
}

/** What is fixed to the body: mirrors, handles, rails. The far mirror lies behind the body and is drawn apart. */
export const drawFittings = (sketch: Sketch): string => drawRails(sketch) + drawHandles(sketch) + drawMirror(sketch, 1)
export const drawFarMirror = (sketch: Sketch): string => drawMirror(sketch, -1)
