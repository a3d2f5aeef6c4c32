import { BODIES } from './bodies/index'
import { createCamera } from './geometry/camera'
import type { Camera } from './geometry/camera'
import { createShell } from './geometry/shell'
import type { Shell } from './geometry/shell'
import type { Vector } from './geometry/vector'
import { PAINTS } from './paints'
import { drawFlank, drawRibbon, drawUnderbody } from './parts/body'
import { drawFarMirror, drawFittings } from './parts/fittings'
import { drawGlass } from './parts/glass'
import { drawCargo } from './parts/cargo'
import { drawNose } from './parts/nose'
import { drawBed, drawOpenCabin } from './parts/openings'
import { drawTail } from './parts/tail'
import { drawTyres, drawWheelFaces, wheelDefinitions } from './parts/wheels'
import type { CarPhoto } from './photo-path'
import { radial } from './sketch'
import type { Sketch } from './sketch'
import { drawStudio } from './studio'
import { VIEWPOINTS } from './views'
import type { OutsideView } from './views'
import type { BodyShape } from './bodies/shape'
import { randomFrom } from '../random'

const WHOLE = { left: 62, top: 96, right: 738, bottom: 486 }
const TIGHT = { left: 24, top: 24, right: 776, bottom: 560 }

const around = (x: number, y: number, radius: number, z: number): Vector[] =>
  [-radius, radius].flatMap((d): Vector[] => [
    [x + d, y, z],
    [x, y + d * 0.75, z],
  ])

const cameraFor = (view: OutsideView, body: BodyShape, shell: Shell): Camera => {
  const { of, ...angle } = VIEWPOINTS[view]
  const length = body.cargo?.to ?? body.length
  const target: Vector = [length / 2, body.height * 0.42, 0]
  const z = body.width / 2
  const height = body.cargo?.height ?? body.height
  switch (of) {
    case 'car': {
      const wheels = [body.frontAxle, body.rearAxle].flatMap((x): Vector[] => [
        [x - 20, 0, z],
        [x + 20, 0, z],
      ])
      const top = shell.outline.map(([x, y]): Vector => [x, y, z * 0.8])
      const corners = [0, length].flatMap((x): Vector[] => [
        [x + (x ? -8 : 8), 60, z * 0.9],
        [x + (x ? -8 : 8), 60, -z * 0.9],
      ])
      const load: Vector[] = body.cargo
        ? [
            [length, height, z],
            [body.cargo.from, height, z],
            [length, height, -z],
          ]
        : []
      return createCamera(angle, target, {
        around: [...wheels, ...top, ...corners, ...load],
        box: view === 'cutout' ? TIGHT : WHOLE,
        stands: true,
      })
    }
    case 'wheel':
      return createCamera(angle, target, {
        around: around(body.frontAxle + 14, body.wheelRadius + 8, body.wheelRadius * 1.65, z),
        box: { left: 0, top: 0, right: 800, bottom: 600 },
        stands: false,
      })
    case 'lamp':
      return createCamera(angle, target, {
        around: around(34, body.sill + 50, 72, z * 0.7),
        box: { left: 0, top: 0, right: 800, bottom: 600 },
        stands: false,
      })
    case 'door':
      return createCamera(angle, target, {
        around: around(body.mirror[0] + 50, body.mirror[1] - 18, 105, z),
        box: { left: 0, top: 0, right: 800, bottom: 600 },
        stands: false,
      })
  }
}

const drawShadow = ({ body, camera, id }: Sketch): string => {
  const length = body.cargo?.to ?? body.length
  const ground = camera.plane([length / 2, 0, 0], [length * 0.0056, 0, 0], [0, 0, body.width * 0.0068])
  const contact = [body.frontAxle, body.rearAxle].map(
    (x) =>
      `<ellipse rx="100" ry="100" fill="url(#${id}sh)" transform="${camera.plane([x, 0, body.width / 2 - 12], [0.42, 0, 0], [0, 0, 0.2])}"/>`,
  )
  return (
    `<defs>${radial(`${id}sh`, [
      { at: 0, colour: '#0b0e12', opacity: 0.72 },
      { at: 0.6, colour: '#0b0e12', opacity: 0.46 },
      { at: 1, colour: '#0b0e12', opacity: 0 },
    ])}</defs>` + `<ellipse rx="100" ry="100" fill="url(#${id}sh)" transform="${ground}"/>${contact.join('')}`
  )
}

/** The car itself, from what is furthest to what is nearest. */
const drawVehicle = (sketch: Sketch): string => {
  const { seesNose } = sketch.camera
  const opening = drawOpenCabin(sketch)
  const cab =
    drawFarMirror(sketch) +
    drawRibbon(sketch, opening.cabin) +
    opening.screen +
    drawBed(sketch) +
    drawFlank(sketch) +
    drawNose(sketch) +
    drawGlass(sketch) +
    drawTail(sketch) +
    drawFittings(sketch)
  const cargo = drawCargo(sketch)
  return drawUnderbody(sketch) + drawTyres(sketch) + (seesNose ? cargo + cab : cab + cargo) + drawWheelFaces(sketch)
}

/** A car seen from outside as the inside of an SVG of 800 by 600. */
export const drawOutside = ({ body: style, colour, brand, seed }: CarPhoto, view: OutsideView, id: string): string => {
  const body = BODIES[style]
  const shell = createShell(body)
  const camera = cameraFor(view, body, shell)
  const sketch: Sketch = {
    body,
    shell,
    camera,
    paint: PAINTS[colour],
    brand,
    id,
    random: randomFrom('car', brand, seed),
  }
  const definitions = `<defs>${wheelDefinitions(sketch)}</defs>`
  const drawing = definitions + drawShadow(sketch) + drawVehicle(sketch)
  if (view === 'cutout') return drawing
  const [, ground] = camera.project([body.length / 2, 0, -body.width])
  return drawStudio(id, Math.min(Math.max(ground - 70, 120), 470), randomFrom('studio', brand, seed)) + drawing
}
