import { parseLine } from '../geometry/outline'
import { steps } from '../geometry/vector'
import type { Point } from '../geometry/vector'
import { onBothHalves, onFace, onFlank, seen } from '../sketch'
import type { Sketch } from '../sketch'
import { drawEmblem, lampGlass, symmetric } from './face-parts'
import { drawGrille, noseOf } from './grille'
import { drawPlate } from './plate'

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
