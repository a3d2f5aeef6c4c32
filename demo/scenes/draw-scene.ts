import { randomFrom } from '../random'
import { drawCharging } from './charging'
import { drawDocuments } from './documents'
import { drawFleet } from './fleet'
import { drawHandover } from './handover'
import { drawHistory } from './history'
import { drawPortrait } from './portrait'
import type { Scene } from './scene'
import type { SceneName, ScenePhoto } from './scene-path'
import { drawShowroom } from './showroom'
import { drawTown } from './town'
import { drawTyres } from './tyres'
import { drawWorkshop } from './workshop'

const DRAW: Record<SceneName, (scene: Scene) => string> = {
  showroom: drawShowroom,
  workshop: drawWorkshop,
  tyres: drawTyres,
  town: drawTown,
  charging: drawCharging,
  handover: drawHandover,
  portrait: drawPortrait,
  history: drawHistory,
  fleet: drawFleet,
  documents: drawDocuments,
}

/** Draws a scene as a complete SVG document of 800 by 600; equal photos give equal documents. */
export const drawScene = ({ name, seed }: ScenePhoto): string => {
  const scene: Scene = { id: `s${name}${seed}`, seed, random: randomFrom('scene', name, seed) }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">${DRAW[name](scene)}</svg>`
}
