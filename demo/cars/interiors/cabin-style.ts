import type { BodyStyle } from '../../../src/domain/vehicle/types'
import { randomFrom } from '../../random'
import type { Random } from '../../random'
import { PAINTS } from '../paints'
import type { Paint } from '../paints'
import type { CarPhoto } from '../photo-path'

/** Upholstery from its light to its dark side, and the seam. */
export interface Upholstery {
  light: string
  base: string
  dark: string
  seam: string
}

const UPHOLSTERY: readonly Upholstery[] = [
  { light: '#5b6168', base: '#3c4147', dark: '#24282d', seam: '#8b939b' },
  { light: '#4a4e54', base: '#2b2f34', dark: '#191c20', seam: '#c8102e' },
  { light: '#a97f5c', base: '#86603f', dark: '#573c26', seam: '#e2c9ae' },
  { light: '#d9d2c6', base: '#bdb4a5', dark: '#8e8575', seam: '#f4efe6' },
  { light: '#7c8794', base: '#5a6572', dark: '#3a434e', seam: '#b9c4d0' },
]
const TRIMS = ['#a9afb5', '#7a5a3f', '#565c63', '#c2b8a6'] as const

/** What the inside of a car has in common in all its pictures. */
export interface Cabin {
  id: string
  body: BodyStyle
  paint: Paint
  upholstery: Upholstery
  trim: string
  /** A wide screen across the dashboard, or two small ones. */
  hasWideScreen: boolean
  random: Random
}

/** Work vehicles have a plain grey cabin. */
export const isWorkVehicle = (body: BodyStyle): boolean => body === 'panel_van' || body === 'chassis_truck'

export const cabinOf = ({ body, colour, brand, seed }: CarPhoto, id: string): Cabin => {
  const random = randomFrom('cabin', brand, seed)
  const [plain] = UPHOLSTERY
  const chosen = random.pick(UPHOLSTERY)
  return {
    id,
    body,
    paint: PAINTS[colour],
    upholstery: isWorkVehicle(body) && plain ? plain : chosen,
    trim: random.pick(TRIMS),
    hasWideScreen: random.chance(0.5) && !isWorkVehicle(body),
    random,
  }
}

/** A gradient from top to bottom of what it fills. */
export const fade = (id: string, ...colours: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${colours.map((colour, index) => `<stop offset="${(index / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`).join('')}</linearGradient>`

/** A seat from the front, 200 wide and 330 high, its foot in the middle at the origin. */
export const seatFront = (id: string, { light, base, dark, seam }: Upholstery): string =>
  `<defs>${fade(`${id}se`, light, base, dark)}${fade(`${id}cu`, base, light, dark)}</defs>` +
  `<g id="${id}seat"><rect x="-9" y="-292" width="5" height="26" fill="#9aa1a8"/><rect x="4" y="-292" width="5" height="26" fill="#9aa1a8"/>` +
  `<path fill="url(#${id}se)" stroke="${dark}" stroke-width="2" d="M-42-330C-20-336 20-336 42-330C50-326 52-300 46-290C30-284-30-284-46-290C-52-300-50-326-42-330Z"/>` +
  `<path fill="${dark}" d="M-74-262C-50-278 50-278 74-262C92-210 98-120 94-60H-94C-98-120-92-210-74-262Z"/>` +
  `<path fill="url(#${id}se)" d="M-46-262C-20-270 20-270 46-262C58-210 62-130 60-66H-60C-62-130-58-210-46-262Z"/>` +
  `<path fill="${base}" d="M-74-262C-60-270-54-268-50-262C-62-200-66-130-64-66H-94C-98-120-92-210-74-262ZM74-262C60-270 54-268 50-262C62-200 66-130 64-66H94C98-120 92-210 74-262Z"/>` +
  `<path fill="none" stroke="${seam}" stroke-width="1.4" stroke-dasharray="4 3" d="M-48-260C-60-200-64-130-62-68M48-260C60-200 64-130 62-68M-52-200H52M-57-140H57"/>` +
  `<path fill="${dark}" d="M-100-70C-60-82 60-82 100-70C112-40 112-10 104 0H-104C-112-10-112-40-100-70Z"/>` +
  `<path fill="url(#${id}cu)" d="M-62-72C-40-78 40-78 62-72C72-44 74-18 72-2H-72C-74-18-72-44-62-72Z"/>` +
  `<path fill="none" stroke="${seam}" stroke-width="1.4" stroke-dasharray="4 3" d="M-62-70C-72-44-74-18-72-4M62-70C72-44 74-18 72-4M-68-38H68"/></g>`
