export interface Point {
  x: number
  y: number
}

export interface Box {
  width: number
  height: number
}

/** How a photo is magnified: `x` and `y` are how far its middle is moved from that of the stage, in CSS pixels. */
export interface Zoom extends Point {
  /** 1: the whole photo. */
  scale: number
}

/** Where a photo is shown, and how large it is there while it is shown whole. */
export interface Stage {
  box: Box
  photo: Box
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
/** What a double tap magnifies to. */
export const CLOSE = 2.5
const MOST = 5

/** Size of a photo that is shown whole in a box. */
export const fitted = (photo: Box, box: Box): Box => {
  const ratio = Math.min(box.width / photo.width, box.height / photo.height)
  return { width: photo.width * ratio, height: photo.height * ratio }
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Never smaller than whole, never moved further than to its edge: an edge inside the stage would show nothing beside it. */
const held = ({ scale, x, y }: Zoom, { box, photo }: Stage): Zoom => {
  const kept = between(scale, 1, MOST)
  const room = (size: number, frame: number) => Math.max(0, (size * kept - frame) / 2)
  const across = room(photo.width, box.width)
  const down = room(photo.height, box.height)
  return { scale: kept, x: between(x, -across, across), y: between(y, -down, down) }
}

/**
 * Magnifies a photo so that what is at a point stays there, as far as its edges allow.
 *
 * @param point from the middle of the stage
 */
export const zoomAt = (zoom: Zoom, scale: number, point: Point, stage: Stage): Zoom => {
  const to = between(scale, 1, MOST)
  const grown = to / zoom.scale
  return held({ scale: to, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown }, stage)
}

/** Moves a magnified photo. */
export const panBy = ({ scale, x, y }: Zoom, by: Point, stage: Stage): Zoom =>
  held({ scale, x: x + by.x, y: y + by.y }, stage)
