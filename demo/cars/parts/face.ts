import { hashText } from '../../random'
import { parseLine } from '../geometry/outline'
import { steps } from '../geometry/vector'
import type { Point } from '../geometry/vector'
import { linear, onBothHalves, onFace, onFlank, seen } from '../sketch'
import type { Sketch } from '../sketch'
import { drawPlate } from './plate'

/** What sets makes apart from afar, without anybody's emblem. */
const NOSES = ['visor', 'hexagon', 'slats', 'shield', 'closed'] as const
type Nose = (typeof NOSES)[number]

const BY_BRAND: Record<string, Nose> = {
  peugeot: 'hexagon',
  citroen: 'closed',
  opel: 'visor',
  fiat: 'closed',
  renault: 'shield',
  dacia: 'slats',
  volvo: 'slats',
  mg: 'hexagon',
  jeep: 'slats',
  toyota: 'shield',
  volkswagen: 'visor',
  skoda: 'slats',
  hyundai: 'hexagon',
  kia: 'visor',
  ford: 'hexagon',
  'alfa-romeo': 'shield',
  nissan: 'visor',
  seat: 'hexagon',
  cupra: 'hexagon',
}

const noseOf = (brand: string): Nose => BY_BRAND[brand] ?? NOSES[hashText(brand) % NOSES.length] ?? 'hexagon'

/** Corners given on one half only, mirrored to the other. */
const symmetric = (half: readonly Point[]): Point[] => [...half, ...half.toReversed().map(([t, y]): Point => [-t, y])]

/** @param at turns a part of the height between lower edge (0) and headlamps (1) into centimetres */
const drawGrille = (sketch: Sketch, nose: Nose, at: (part: number) => number): string => {
  const dark = '#121518'
  const area = (half: readonly (readonly [number, number])[], fill = dark): string =>
    `<path fill="${fill}" d="${onFace(sketch, 'nose', symmetric(half.map(([t, part]): Point => [t, at(part)])))}"/>`
  const rows = (
    from: number,
    to: number,
    count: number,
    reach: (part: number) => number,
    stroke: string,
    width: number,
  ): string =>
    `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${steps(from, to, count)
      .map((part) =>
        onFace(
          sketch,
          'nose',
          [
            [-reach(part), at(part)],
            [reach(part), at(part)],
          ],
          false,
        ),
      )
      .join('')}"/>`
  switch (nose) {
    case 'visor':
      return (
        area([
          [0.96, 1.1],
          [0.96, 0.97],
          [0.4, 0.93],
        ]) + rows(1.015, 1.015, 1, () => 0.5, '#e8eef3', 1.6)
      )
    case 'hexagon':
      return (
        area([
          [0.4, 1.04],
          [0.56, 0.84],
          [0.42, 0.58],
        ]) + rows(0.64, 0.98, 5, (part) => 0.5 - Math.abs(part - 0.84) * 0.45, '#4a5259', 1.2)
      )
    case 'slats':
      return (
        area([
          [0.46, 1.05],
          [0.46, 0.66],
        ]) +
        `<path fill="none" stroke="#b9c0c7" stroke-width="1.7" d="${steps(-0.38, 0.38, 8)
          .map((t) =>
            onFace(
              sketch,
              'nose',
              [
                [t, at(0.69)],
                [t, at(1.02)],
              ],
              false,
            ),
          )
          .join('')}"/>` +
        `<path fill="none" stroke="#cfd5da" stroke-width="1.6" d="${onFace(
          sketch,
          'nose',
          symmetric([
            [0.46, at(1.05)],
            [0.46, at(0.66)],
          ]),
        )}"/>`
      )
    case 'shield':
      return (
        area([
          [0.52, 1.02],
          [0.36, 0.5],
        ]) +
        rows(0.56, 0.96, 4, (part) => 0.34 + (part - 0.5) * 0.3, '#59626a', 1.3) +
        `<path fill="none" stroke="#cfd5da" stroke-width="1.5" d="${onFace(
          sketch,
          'nose',
          [
            [-0.52, at(1.02)],
            [0.52, at(1.02)],
          ],
          false,
        )}"/>`
      )
    case 'closed':
      return (
        rows(1, 1, 1, () => 0.9, '#aeb7bf', 1.8) +
        area(
          [
            [0.62, 0.74],
            [0.58, 0.64],
          ],
          '#1a1e22',
        )
      )
  }
}

const lampGlass = (sketch: Sketch, name: string, colours: readonly [string, string, string], y: number): string => {
  const { shell, camera } = sketch
  const [top, bottom] = [camera.project(shell.side(10, y + 12)), camera.project(shell.side(10, y - 4))]
  return linear(
    name,
    top,
    bottom,
    colours.map((colour, index) => ({ at: index / 2, colour })),
  )
}

/** Front: grille, lamps, bumper and plate. */
export const drawNose = (sketch: Sketch): string => {
  const { body, shell, camera, brand, id, paint } = sketch
  if (!camera.seesNose) return ''
  const lamp = parseLine(body.headlamp)
  const tip = lamp[0]?.[1] ?? 70
  const at = (part: number): number => body.sill + (tip - body.sill) * part
  const height = body.sill > 30 ? 7 : 6
  const lampFront: Point[] = [
    [1, tip + height],
    [0.56, tip + height - 2.5],
    [0.5, tip + 1],
    [0.62, tip - 1.5],
    [1, tip - 0.5],
  ]
  const cowl = shell.indexAtX((body.windscreen ? parseLine(body.windscreen)[0]?.[0] : 150) ?? 100)
  const bonnetEnd = shell.indexAtX((lamp[lamp.length - 1]?.[0] ?? 5) + 22)
  const crease = (t: number): string =>
    seen(
      sketch,
      steps(bonnetEnd, cowl, 8).map((index) => shell.ribbon(index, t, 0.3)),
      false,
    )
  const bumper: Point[] = symmetric([
    [0.99, at(0.15)],
    [0.99, at(-0.02)],
  ])
  return (
    `<defs>${lampGlass(sketch, `${id}hl`, ['#9aa6b1', '#47525c', '#20272d'], tip)}</defs>` +
    `<path fill="none" stroke="${paint.deep}" stroke-opacity=".45" stroke-width="1.3" d="${crease(0.62)}${crease(-0.62)}"/>` +
    `<path fill="#1d2023" d="${onFace(sketch, 'nose', bumper)}"/>` +
    `<path fill="#14171a" d="${onFace(
      sketch,
      'nose',
      symmetric([
        [0.6, at(0.3)],
        [0.66, at(0.08)],
      ]),
    )}${onBothHalves(sketch, 'nose', [
      [0.98, at(0.52)],
      [0.8, at(0.46)],
      [0.78, at(0.22)],
      [0.97, at(0.2)],
    ])}"/>` +
    drawGrille(sketch, noseOf(brand), at) +
    `<path fill="url(#${id}hl)" stroke="#14181c" stroke-width="1.4" d="${onBothHalves(sketch, 'nose', lampFront)}${onFlank(sketch, lamp)}"/>` +
    `<path fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="${onBothHalves(
      sketch,
      'nose',
      [
        [0.98, tip + height - 2.2],
        [0.6, tip + height - 4],
      ],
      false,
    )}${onFlank(
      sketch,
      lamp.slice(0, 16).map(([x, y]): Point => [x + 1, y - 1.6]),
      false,
    )}"/>` +
    [0.9, 0.74]
      .map((t) =>
        [t, -t]
          .map((side) => {
            const [x, y] = camera.project(shell.nose(side, tip + 1.6, 0.8))
            const size = 2.5 * camera.scaleAt(shell.nose(side, tip))
            return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(size * 0.95).toFixed(1)}" ry="${size.toFixed(1)}" fill="#dcebf7" stroke="#5b6a78"/>`
          })
          .join(''),
      )
      .join('') +
    drawEmblem(sketch, 'nose', at(noseOf(brand) === 'closed' || noseOf(brand) === 'visor' ? 1.02 : 0.98)) +
    drawPlate(sketch, 'nose', at(0.42))
  )
}

const drawEmblem = ({ shell, camera }: Sketch, face: 'nose' | 'tail', y: number): string => {
  const [x, py] = camera.project(shell[face](0, y, 1))
  const size = 4.6 * camera.scaleAt(shell[face](0, y))
  return (
    `<ellipse cx="${x.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(size * 1.05).toFixed(1)}" ry="${(size * 0.86).toFixed(1)}" fill="#e9edf0" stroke="#868e96" stroke-width="1.2"/>` +
    `<ellipse cx="${x.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(size * 0.68).toFixed(1)}" ry="${(size * 0.52).toFixed(1)}" fill="#20252a"/>`
  )
}

/** Rear: lamps, bumper, doors of vans, plate. */
export const drawTail = (sketch: Sketch): string => {
  const { body, camera, id, brand } = sketch
  const lamp = parseLine(body.tailLamp)
  const flankLamp = `<path fill="url(#${id}tl)" stroke="#3a0507" stroke-width="1.1" d="${onFlank(
    sketch,
    lamp.map(([x, y]): Point => [Math.min(x, body.length - 2), y]),
  )}"/>`
  const ys = lamp.map(([, y]) => y)
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const glass = `<defs>${lampGlass(sketch, `${id}tl`, ['#ff6a5e', '#c9141b', '#6d0509'], high - 10)}</defs>`
  if (camera.seesNose) return glass + flankLamp
  const isUpright = high - low > 25
  const inner = isUpright ? 0.84 : 0.5
  const corner: Point[] = [
    [1, high - 1],
    [inner, high - (isUpright ? 1 : 4)],
    [inner + 0.04, low + (isUpright ? 1 : 5)],
    [1, low + 1],
  ]
  const at = (part: number): number => body.sill + (low - body.sill) * part
  const hasBar = !isUpright && hashText(brand) % 2 === 0
  const doors: Point[] = [
    [0, at(0.3)],
    [0, body.height - 8],
  ]
  const window: Point[] = [
    [0.1, body.height - 22],
    [0.8, body.height - 22],
    [0.86, body.height - 66],
    [0.1, body.height - 66],
  ]
  const isVan = body.steelWheels && !body.cargo
  return (
    glass +
    `<path fill="#1d2023" d="${onFace(
      sketch,
      'tail',
      symmetric([
        [0.99, at(0.34)],
        [0.99, at(-0.05)],
      ]),
    )}"/>` +
    `<path fill="#a5131a" d="${onBothHalves(sketch, 'tail', [
      [0.9, at(0.3)],
      [0.66, at(0.28)],
      [0.66, at(0.23)],
      [0.9, at(0.24)],
    ])}"/>` +
    (hasBar
      ? `<path fill="#b3141a" d="${onFace(
          sketch,
          'tail',
          symmetric([
            [inner, high - 6],
            [inner, high - 9],
          ]),
        )}"/>`
      : '') +
    (isVan
      ? `<path fill="#27313a" stroke="#0d1013" stroke-width="1.5" d="${onBothHalves(sketch, 'tail', window)}"/><path fill="none" stroke="#000" stroke-opacity=".55" stroke-width="1.5" d="${onFace(sketch, 'tail', doors, false)}"/>`
      : `<path fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.3" d="${onFace(
          sketch,
          'tail',
          [
            [-0.8, at(0.42)],
            [0.8, at(0.42)],
          ],
          false,
        )}"/>`) +
    `<path fill="url(#${id}tl)" stroke="#3a0507" stroke-width="1.1" d="${onBothHalves(sketch, 'tail', corner)}"/>${flankLamp}` +
    `<path fill="none" stroke="#ffb3a8" stroke-width="2" stroke-linecap="round" d="${onBothHalves(
      sketch,
      'tail',
      [
        [0.96, high - 4],
        [inner + 0.05, high - (isUpright ? 4 : 7)],
      ],
      false,
    )}"/>` +
    (body.bedFrom ? '' : drawEmblem(sketch, 'tail', isVan ? at(0.98) : high - 7)) +
    drawPlate(sketch, 'tail', at(isVan || body.bedFrom ? 0.5 : 0.66))
  )
}
