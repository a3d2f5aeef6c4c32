import { arc } from '../geometry/outline'
import { convexHull } from '../geometry/vector'
import type { Vector } from '../geometry/vector'
import { linear, pathThrough, radial } from '../sketch'
import type { Sketch } from '../sketch'

/** Width of a tyre, cm. */
const TREAD = 22

/** Spokes of a rim of radius 100, the first one upright, and how many there are. */
const RIMS: readonly (readonly [count: number, spoke: string])[] = [
  [5, 'M-7-10L-20-95-8-99-1-22ZM7-10L20-95 8-99 1-22Z'],
  [5, 'M-13-8C-9-40-11-62-27-90L-14-98C-7-76 7-76 14-98L27-90C11-62 9-40 13-8Z'],
  [9, 'M-5-12C-5-50-7-74-13-96L5-99C6-76 5-50 5-12Z'],
  [6, 'M-11-10L-16-94C-6-99 6-99 16-94L11-10Z'],
  [10, 'M-4-14L-7-97 7-97 4-14Z'],
]

const turned = (count: number, path: string): string =>
  Array.from(
    { length: count },
    (_, index) => `<path d="${path}" transform="rotate(${((360 / count) * index).toFixed(1)})"/>`,
  ).join('')

const steelRim = (id: string): string =>
  `<circle r="96" fill="url(#${id}a)"/><circle r="80" fill="none" stroke="#6d747b" stroke-width="3" opacity=".6"/>` +
  `<g fill="#1a1d20">${turned(8, 'M-12-62A12 9 0 0 1 12-62 12 9 0 0 1-12-62Z')}</g>` +
  '<circle r="34" fill="#aeb4ba" stroke="#757c84" stroke-width="2"/><circle r="20" fill="#8e959c"/>'

const alloyRim = (id: string, [count, spoke]: readonly [number, string], isDark: boolean): string =>
  `<circle r="70" fill="url(#${id}d)"/><circle r="69" fill="none" stroke="#5b6168" stroke-width="2"/>` +
  '<path d="M52-46A69 69 0 0 1 69 4" fill="none" stroke="#2c3035" stroke-width="19"/>' +
  `<g fill="${isDark ? '#2b2f34' : `url(#${id}a)`}" stroke="#4d535a" stroke-width="1.5">${turned(count, spoke)}</g>` +
  `<circle r="95.5" fill="none" stroke="url(#${id}a)" stroke-width="8"/><circle r="91" fill="none" stroke="#4d535a" stroke-width="1.2"/>` +
  `<circle r="20" fill="url(#${id}a)" stroke="#6b7178"/><circle r="11" fill="#33383d"/>`

/** Definitions that wheels refer to. */
export const wheelDefinitions = ({ body, random, id }: Sketch): string => {
  const rim = body.steelWheels ? 0.66 : body.bedFrom ? 0.68 : 0.78
  const design = random.pick(RIMS)
  const isDark = random.chance(0.25)
  const face = body.steelWheels ? steelRim(id) : alloyRim(id, design, isDark)
  return (
    linear(
      `${id}a`,
      [0, -100],
      [0, 100],
      [
        { at: 0, colour: '#fbfcfd' },
        { at: 0.45, colour: '#cfd4d9' },
        { at: 1, colour: '#8a9199' },
      ],
    ) +
    radial(`${id}d`, [
      { at: 0.3, colour: '#4b5056' },
      { at: 0.5, colour: '#8b9197' },
      { at: 0.9, colour: '#a9afb5' },
      { at: 1, colour: '#6d7379' },
    ]) +
    radial(`${id}t`, [
      { at: 0.7, colour: '#26292d' },
      { at: 0.86, colour: '#2f3337' },
      { at: 0.94, colour: '#1c1f22' },
      { at: 1, colour: '#0c0d0f' },
    ]) +
    `<g id="${id}w"><circle r="100" fill="url(#${id}t)"/><circle r="${rim * 100 + 12}" fill="none" stroke="#3a3e43" stroke-width="2" opacity=".8"/>` +
    `<circle r="${rim * 100}" fill="#16181b"/><g transform="scale(${rim})">${face}</g></g>`
  )
}

const RIM_STEPS = 40

const rimOf = ({ wheelRadius: radius }: Sketch['body'], x: number, z: number): Vector[] =>
  arc(x, radius, radius, 0, 360, RIM_STEPS).map(([px, py]): Vector => [px, py, z])

const drawTyre = ({ body, camera }: Sketch, x: number, z: number): string => {
  const inner = z > 0 ? z - TREAD : z + TREAD
  const hull = convexHull([...rimOf(body, x, z), ...rimOf(body, x, inner)].map(camera.project))
  return `<path fill="#101214" d="${pathThrough(hull)}"/>`
}

const drawFace = ({ body: { wheelRadius: radius }, camera, id }: Sketch, x: number, z: number): string =>
  camera.faces([x, radius, z], [0, 0, Math.sign(z)])
    ? `<use href="#${id}w" transform="${camera.plane([x, radius, z], [radius / 100, 0, 0], [0, -radius / 100, 0])}"/>`
    : ''

const forAxles = (sketch: Sketch, side: 1 | -1, draw: typeof drawTyre): string => {
  const { frontAxle, rearAxle, length, wheelRadius, cargo } = sketch.body
  const depthAt = (x: number): number => {
    const edge = x > length ? (cargo?.width ?? 0) / 2 : sketch.shell.side(x, wheelRadius)[2]
    return (edge - 1.5) * side
  }
  const axles = sketch.camera.seesNose ? [rearAxle, frontAxle] : [frontAxle, rearAxle]
  return axles.map((x) => draw(sketch, x, depthAt(x))).join('')
}

/** Tyres of both sides; the body stands in front of all but what its arches leave free. */
export const drawTyres = (sketch: Sketch): string => forAxles(sketch, -1, drawTyre) + forAxles(sketch, 1, drawTyre)
/** Wheels of the near side as they fill the arches. */
export const drawWheelFaces = (sketch: Sketch): string => forAxles(sketch, 1, drawFace)
