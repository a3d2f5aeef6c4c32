import { hashText } from '../../random'
import { parseLine } from '../geometry/outline'
import type { Point } from '../geometry/vector'
import { onBothHalves, onFace, onFlank } from '../sketch'
import type { Sketch } from '../sketch'
import { drawEmblem, lampGlass, symmetric } from './face-parts'
import { drawPlate } from './plate'

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
