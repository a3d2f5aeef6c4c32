import { hashText } from '../../random'
import { steps } from '../geometry/vector'
import type { Point } from '../geometry/vector'
import { onFace } from '../sketch'
import type { Sketch } from '../sketch'
import { symmetric } from './face-parts'

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

export const noseOf = (brand: string): Nose => BY_BRAND[brand] ?? NOSES[hashText(brand) % NOSES.length] ?? 'hexagon'

/** @param at turns a part of the height between lower edge (0) and headlamps (1) into centimetres */
export const drawGrille = (sketch: Sketch, nose: Nose, at: (part: number) => number): string => {
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
