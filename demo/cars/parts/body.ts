import { arc, parseLine, parsePath } from '../geometry/outline'
import { convexHull, steps } from '../geometry/vector'
import type { Point } from '../geometry/vector'
import { litPaint } from '../paints'
import { linear, onFlank, pathThrough, seen } from '../sketch'
import type { Sketch } from '../sketch'

const archRadius = ({ wheelRadius, cladding, bedFrom }: Sketch['body']): number =>
  wheelRadius + (bedFrom ? 6.5 : cladding === 'rugged' ? 4.5 : 3.2)

/** Axles that lie under this body; a truck's rear wheels stand under its load instead. */
const axlesOf = ({ frontAxle, rearAxle, length }: Sketch['body']): number[] =>
  [frontAxle, rearAxle].filter((x) => x < length)

/** Wheel arches cut the lower edge. */
const lowerEdge = (body: Sketch['body']): Point[] => {
  const radius = archRadius(body)
  const centre = body.wheelRadius + 0.5
  const angle = (Math.asin((body.sill - centre) / radius) * 180) / Math.PI
  return axlesOf(body)
    .toReversed()
    .flatMap((x) => arc(x, centre, radius, angle, 180 - angle))
}

/** How many strips to each side a strip takes its light from: hard steps between them would show as lines. */
const SMOOTHING = 3

const slopeAt = ({ shell }: Sketch, index: number): number => {
  const around = steps(index - SMOOTHING, index + SMOOTHING, SMOOTHING * 2).filter(
    (near) => near >= 0 && near < shell.outline.length - 1,
  )
  return around.reduce((sum, near) => sum + shell.ribbonNormal(near)[1], 0) / around.length
}

/**
 * Nose, bonnet, roof and tail: strips across the car, each lit by its slope.
 *
 * @param cabin drawing of an open cabin, which stands behind the bonnet and before the boot
 */
export const drawRibbon = (sketch: Sketch, cabin: string): string => {
  const { shell, camera, paint } = sketch
  const strips = shell.outline.slice(0, -1).map((_, index) => {
    if (!camera.faces(shell.ribbon(index + 0.5, 0), shell.ribbonNormal(index))) return ''
    const across = steps(-1, 1, 8)
    const points = [
      ...across.map((t) => shell.ribbon(index, t)),
      ...across.toReversed().map((t) => shell.ribbon(index + 1, t)),
    ]
    const slope = slopeAt(sketch, index)
    const colour = litPaint(paint, 0.56 + (slope < 0 ? 0.2 : 0.24) * slope)
    // The stroke closes the hair line between neighbours.
    return `<path fill="${colour}" stroke="${colour}" stroke-width=".9" d="${seen(sketch, points)}"/>`
  })
  const split = Math.round(shell.indexAtX(camera.seesNose ? 172 : 330))
  const [front, rear] = [strips.slice(0, split), strips.slice(split)]
  return camera.seesNose
    ? rear.toReversed().join('') + cabin + front.toReversed().join('')
    : front.join('') + cabin + rear.join('')
}

const flankGradient = (sketch: Sketch): string => {
  const { shell, camera, body, paint, id } = sketch
  const middle = body.length / 2
  const [top, bottom] = [camera.project(shell.side(middle, body.height)), camera.project(shell.side(middle, body.sill))]
  const [front, rear] = [
    camera.project(shell.side(body.length * 0.15, 80)),
    camera.project(shell.side(body.length * 0.85, 80)),
  ]
  const size = Math.hypot(rear[0] - front[0], rear[1] - front[1])
  const down: Point = [-(rear[1] - front[1]) / size, (rear[0] - front[0]) / size]
  const depth = (bottom[0] - top[0]) * down[0] + (bottom[1] - top[1]) * down[1]
  const { highlight, light, base, shade, deep } = paint
  return (
    linear(
      `${id}b`,
      top,
      [top[0] + down[0] * depth, top[1] + down[1] * depth],
      [
        { at: 0, colour: highlight },
        { at: 0.1, colour: light },
        { at: 0.3, colour: base },
        { at: 0.41, colour: light },
        { at: 0.58, colour: base },
        { at: 0.84, colour: shade },
        { at: 1, colour: deep },
      ],
    ) +
    linear(`${id}e`, front, rear, [
      { at: 0, colour: deep, opacity: 0 },
      { at: 0.6, colour: deep, opacity: 0 },
      { at: 1.15, colour: deep, opacity: 0.45 },
    ])
  )
}

/** The band along the shoulder, `up` and `down` centimetres around it. */
const band = ({ shoulder }: Sketch['body'], up: number, down: number): Point[] => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = shoulder
  const curve = (d: number, taper: number): Point[] =>
    parseLine(`M${x0} ${y0 + d / taper}C${x1} ${y1 + d} ${x2} ${y2 + d} ${x3} ${y3 + d / 2}`)
  return [...curve(up, 3), ...curve(down, 2).toReversed()]
}

/** The flank with its reflections, shut lines and cladding. */
export const drawFlank = (sketch: Sketch): string => {
  const { body, shell, paint, id } = sketch
  const outline = [...shell.outline, ...lowerEdge(body)]
  const shape = onFlank(sketch, outline, true, 0)
  const lower = body.sill + 26
  const [from, to] = [body.frontAxle + archRadius(body) + 6, Math.min(body.rearAxle, body.length) - archRadius(body)]
  const scoop: Point[] = [
    [from, lower - 8],
    [from + 60, lower - 2],
    [to - 60, lower],
    [to, lower + 6],
    [to, body.sill + 12],
    [from, body.sill + 10],
  ]
  const sill: Point[] = [
    [body.frontAxle, body.sill + 6],
    [Math.min(body.rearAxle, body.length - 4), body.sill + 7],
    [Math.min(body.rearAxle, body.length - 4), body.sill - 3],
    [body.frontAxle, body.sill - 3],
  ]
  const doors = body.doors
    .flatMap(parsePath)
    .map((line) => onFlank(sketch, line, false))
    .join('')
  const arches = axlesOf(body)
    .map((x) => {
      const edge = arc(x, body.wheelRadius + 0.5, archRadius(body) + (body.cladding === 'rugged' ? 4 : 0.4), -14, 194)
      return body.cladding === 'rugged'
        ? `<path fill="none" stroke="#303439" stroke-width="${(10 * sketch.camera.scaleAt(shell.side(x, 40))).toFixed(1)}" d="${onFlank(sketch, edge, false)}"/>`
        : `<path fill="none" stroke="${paint.deep}" stroke-opacity=".75" stroke-width="2.6" d="${onFlank(sketch, edge, false)}"/>`
    })
    .join('')
  return (
    `<defs>${flankGradient(sketch)}<clipPath id="${id}f"><path d="${shape}"/></clipPath></defs>` +
    `<path fill="url(#${id}b)" stroke="url(#${id}b)" stroke-width=".8" d="${shape}"/><g clip-path="url(#${id}f)">` +
    `<path fill="${paint.deep}" opacity=".22" d="${onFlank(sketch, band(body, -1, -14))}"/>` +
    `<path fill="#fff" opacity="${(paint.gloss * 0.55).toFixed(2)}" d="${onFlank(sketch, band(body, 4.5, 0.5))}"/>` +
    `<path fill="${paint.highlight}" opacity=".2" d="${onFlank(sketch, scoop)}"/>` +
    `<path fill="url(#${id}e)" d="${shape}"/>` +
    `<path fill="${body.cladding ? '#26292d' : '#1b1e21'}" d="${onFlank(sketch, sill)}"/>` +
    `<path fill="none" stroke="${paint.highlight}" stroke-opacity=".3" stroke-width="2" d="${doors}" transform="translate(1.5 0)"/>` +
    `<path fill="none" stroke="#000" stroke-opacity=".6" stroke-width="1.4" d="${doors}"/>${arches}</g>`
  )
}

/** Everything dark that is seen under and behind the body. */
export const drawUnderbody = (sketch: Sketch): string => {
  const { body, camera } = sketch
  const corners = [40, body.length - 30].flatMap((x) =>
    [body.sill - 3, body.sill + 30].flatMap((y) =>
      [-0.8, 0.8].map((part) => camera.project([x, y, (body.width / 2) * part])),
    ),
  )
  const wells = axlesOf(body)
    .map((x) => onFlank(sketch, arc(x, body.wheelRadius + 1, archRadius(body) + 1, 0, 360, 36), true, -3))
    .join('')
  return `<path fill="#0b0d0f" d="${pathThrough(convexHull(corners))}"/><path fill="#0b0d0f" d="${wells}"/>`
}
