import { radial } from './sketch'
import type { Random } from '../random'

const TONES = [
  { wall: ['#fbfcfd', '#eceff2', '#d3d9df'], floor: ['#dde2e6', '#e6e9ec', '#c9cfd5'] },
  { wall: ['#f7f8fa', '#e4e9ee', '#c5cdd6'], floor: ['#d3dae1', '#dde3e8', '#bcc5ce'] },
  { wall: ['#fcfbf9', '#f1eeea', '#dcd7d0'], floor: ['#e3dfd9', '#ebe8e3', '#d0cac2'] },
] as const

/** An even, daylight studio: a wall that runs into the floor. */
export const drawStudio = (id: string, ground: number, random: Random): string => {
  const {
    wall: [w0, w1, w2],
    floor: [f0, f1, f2],
  } = random.pick(TONES)
  return (
    `<defs>${radial(
      `${id}wa`,
      [
        { at: 0, colour: w0 },
        { at: 0.55, colour: w1 },
        { at: 1, colour: w2 },
      ],
      'cx=".5" cy=".4" r=".75"',
    )}` +
    `<linearGradient id="${id}fl" x2="0" y2="1"><stop offset="0" stop-color="${f0}" stop-opacity="0"/><stop offset=".2" stop-color="${f0}" stop-opacity=".9"/><stop offset=".5" stop-color="${f1}"/><stop offset="1" stop-color="${f2}"/></linearGradient></defs>` +
    `<path fill="url(#${id}wa)" d="M0 0H800V600H0Z"/><path fill="url(#${id}fl)" d="M0 ${ground}H800V600H0Z"/>`
  )
}
