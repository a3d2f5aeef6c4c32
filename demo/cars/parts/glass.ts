import { parseLine } from '../geometry/outline'
import { steps } from '../geometry/vector'
import type { Point } from '../geometry/vector'
import { linear, onFlank, seen } from '../sketch'
import type { Sketch } from '../sketch'

/** How far across a pane reaches; the rest is pillar. */
const REACH = 0.93

const acrossPane = (sketch: Sketch, from: number, to: number, reach: number, out: number): string => {
  const { shell } = sketch
  const across = steps(-reach, reach, 10)
  const along = steps(from, to, 8)
  return seen(sketch, [
    ...across.map((t) => shell.ribbon(from, t, out)),
    ...along.map((index) => shell.ribbon(index, reach, out)),
    ...across.toReversed().map((t) => shell.ribbon(to, t, out)),
    ...along.toReversed().map((index) => shell.ribbon(index, -reach, out)),
  ])
}

const drawPane = (sketch: Sketch, path: string | undefined): string => {
  if (path === undefined) return ''
  const { shell, camera, id } = sketch
  const line = parseLine(path)
  const isFront = (line[0]?.[0] ?? 0) < sketch.body.length / 2
  const xs = line.map(([x]) => x)
  const [from, to] = isFront
    ? [shell.indexAtX(Math.min(...xs)), shell.indexAtX(Math.max(...xs) - 3)]
    : [shell.indexAtX((line[0]?.[0] ?? 0) + 1), shell.indexAtX(Math.max(...xs) - 0.5)]
  const middle = (from + to) / 2
  if (!camera.faces(shell.ribbon(middle, 0), shell.ribbonNormal(middle))) return ''
  const name = `${id}${isFront ? 'ws' : 'rw'}`
  const [low, high] = isFront ? [from, to] : [to, from]
  const streak = (t: number, width: number): string =>
    seen(sketch, [
      shell.ribbon(low, t, 0.5),
      shell.ribbon(low, t + width, 0.5),
      shell.ribbon(high, t + width + 0.16, 0.5),
      shell.ribbon(high, t + 0.16, 0.5),
    ])
  return (
    `<defs>${linear(name, camera.project(shell.ribbon(high, 0)), camera.project(shell.ribbon(low, 0)), [
      { at: 0, colour: '#1f272e' },
      { at: 0.5, colour: '#3b4854' },
      { at: 1, colour: '#67757f' },
    ])}</defs><path fill="#0d1013" d="${acrossPane(sketch, from, to, REACH, 0.2)}"/>` +
    `<path fill="url(#${name})" d="${acrossPane(sketch, from + 0.4, to - 0.4, REACH - 0.05, 0.3)}"/>` +
    `<path fill="#fff" opacity=".1" d="${streak(-0.55, 0.34)}${streak(-0.12, 0.1)}"/>`
  )
}

const drawSideGlass = (sketch: Sketch): string => {
  const { body, shell, camera, id } = sketch
  if (!body.glass) return ''
  const line = parseLine(body.glass)
  const ys = line.map(([, y]) => y)
  const x = body.length / 2
  const [top, bottom] = [Math.max(...ys), Math.min(...ys)]
  const [mx = 0] = body.mirror
  const streak = (at: number, width: number): Point[] => [
    [at + 40, top + 4],
    [at + 40 + width, top + 4],
    [at + width, bottom - 4],
    [at, bottom - 4],
  ]
  const pillars = (body.pillars ?? []).map((pillar) => onFlank(sketch, parseLine(pillar), true, 0.4)).join('')
  return (
    `<defs>${linear(`${id}sg`, camera.project(shell.side(x, top)), camera.project(shell.side(x, bottom)), [
      { at: 0, colour: '#222a31' },
      { at: 0.5, colour: '#3a4650' },
      { at: 1, colour: '#5d6a75' },
    ])}<clipPath id="${id}sc"><path d="${onFlank(sketch, line)}"/></clipPath></defs>` +
    `<path fill="url(#${id}sg)" stroke="#0e1114" stroke-width="2.6" d="${onFlank(sketch, line)}"/><g clip-path="url(#${id}sc)">` +
    `<path fill="#fff" opacity=".12" d="${onFlank(sketch, streak(mx + 24, 34))}${onFlank(sketch, streak(mx + 92, 12))}"/>` +
    `<path fill="#0c0e10" d="${pillars}"/></g>` +
    (body.cladding
      ? ''
      : `<path fill="none" stroke="#dfe4e8" stroke-opacity=".7" stroke-width="1.1" d="${onFlank(sketch, line)}"/>`)
  )
}

/** Windscreen, rear window and the windows of the near flank. */
export const drawGlass = (sketch: Sketch): string =>
  drawPane(sketch, sketch.body.windscreen) + drawPane(sketch, sketch.body.rearWindow) + drawSideGlass(sketch)
