import { drawCar } from '../cars/draw-car'
import type { BodyStyle, Colour } from '../../src/domain/vehicle/types'
import type { CarView } from '../cars/photo-path'
import type { Random } from '../random'

/** What a scene draws itself from. */
export interface Scene {
  id: string
  seed: number
  random: Random
}

/** The group's colours, and quiet ones that go with them. */
export const PALETTE = {
  ink: '#0F2137',
  mist: '#F3F5F8',
  line: '#DCE2EA',
  slate: '#48566A',
  red: '#C8102E',
  blue: '#0069A8',
  paper: '#FFFFFF',
  stone: '#C9D1DA',
  steel: '#8796A6',
  sand: '#E6DED2',
  wood: '#B88E62',
  leaf: '#6E9673',
  sky: '#DCE9F2',
} as const

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${extra}/>`
export const shape = (fill: string, path: string, extra = ''): string => `<path fill="${fill}" d="${path}" ${extra}/>`
export const stroke = (colour: string, width: number, path: string, extra = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}" ${extra}/>`
export const circle = (cx: number, cy: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${extra}/>`

/** A gradient from top to bottom. */
export const fade = (id: string, from: string, to: string): string =>
  `<defs><linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`

interface ParkedCar {
  body: BodyStyle
  colour: Colour
  brand: string
  seed: number
  view?: Extract<CarView, 'cutout'>
  mirrored?: boolean
}

/** A car without background within a scene; `x` and `y` are the middle of its foot, `width` in pixels. */
export const parkedCar = (x: number, y: number, width: number, { mirrored = false, ...car }: ParkedCar): string => {
  const drawing = drawCar({ ...car, view: 'cutout' }).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const scale = width / 752
  return `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale.toFixed(4)}) translate(-400 -545)">${drawing}</g>`
}

export const CAR_COLOURS = ['blue', 'grey', 'white', 'silver', 'red', 'black', 'green'] as const
