import { circle, fade, rect, shape, stroke } from './scene'
import type { Scene } from './scene'

/** The shape of a small car of the fifties; the origin is between the wheels. */
const oldCar = (colour: string, dark: string): string =>
  '<ellipse cx="0" cy="4" rx="190" ry="12" fill="#3b2f22" opacity=".3"/>' +
  shape(
    colour,
    'M-178-24C-186-58-160-78-116-82C-96-128-52-150 6-150C64-150 96-118 112-84C152-80 178-66 180-28C180-18 170-14 160-14H-160C-172-14-176-16-178-24Z',
  ) +
  shape('#dfe3da', 'M-98-84C-84-116-58-134-14-136V-84ZM0-84V-136C48-136 78-116 92-84Z') +
  stroke(dark, 3, 'M-7-138V-20M-116-82H112M-60-84C-64-60-62-40-52-20M66-84C72-60 70-40 58-20') +
  stroke('#f2efe6', 4, 'M-176-44C-80-52 80-52 178-44') +
  circle(-166, -52, 15, '#f7f1de', `stroke="${dark}" stroke-width="3"`) +
  rect(160, -52, 14, 16, '#9b2f26', 'rx="3"') +
  [-104, 104]
    .map((x) => circle(x, -14, 34, '#2b2622') + circle(x, -14, 21, '#e8e3d8') + circle(x, -14, 9, '#8d8577'))
    .join('')

/** The first garage, as on an old photograph. */
export const drawHistory = ({ id, random }: Scene): string => {
  const [colour, dark] = random.pick([
    ['#7c8f86', '#47564f'],
    ['#8a6f5a', '#544032'],
    ['#6f7f92', '#414e5d'],
    ['#9b8a63', '#5f5439'],
  ] as const)
  return (
    fade(`${id}s`, '#efe6d3', '#e0d2b8') +
    rect(0, 0, 800, 600, '#f6f1e6') +
    rect(34, 34, 732, 532, `url(#${id}s)`) +
    shape('#cbbd9f', 'M34 300C200 250 340 286 500 262C620 246 700 270 766 256V420H34Z') +
    rect(150, 180, 500, 250, '#e9dfcb') +
    shape('#8a7a61', 'M130 184L180 128H620L670 184Z') +
    rect(190, 196, 420, 40, '#5f5341', 'rx="4"') +
    stroke('#f2e8d2', 5, 'M260 216H330M346 216H400M416 216H470M486 216H540', 'stroke-linecap="round"') +
    rect(186, 262, 190, 168, '#75684f') +
    stroke('#5a4f3b', 4, 'M186 296H376M186 330H376M186 364H376M281 262V430') +
    rect(424, 262, 92, 100, '#b9c0b2') +
    stroke('#6f6350', 5, 'M424 262H516V362H424ZM470 262V362M424 312H516') +
    rect(552, 276, 62, 154, '#6d5f49') +
    circle(604, 356, 4, '#e9dfcb') +
    rect(34, 430, 732, 136, '#c2b394') +
    shape('#b3a482', 'M34 470C240 456 520 456 766 476V566H34Z') +
    rect(96, 330, 40, 112, '#8e3b30', 'rx="8"') +
    circle(116, 314, 22, '#efe6d3', 'stroke="#8e3b30" stroke-width="6"') +
    rect(104, 350, 24, 26, '#efe6d3', 'rx="3"') +
    stroke('#3b352c', 4, 'M136 370C156 390 150 420 140 436') +
    `<g transform="translate(${random.int(410, 480)} 536) scale(${random.chance(0.5) ? '1.12' : '-1.12'} 1.12)">${oldCar(colour, dark)}</g>` +
    stroke('#f6f1e6', 26, 'M21 21H779V579H21Z') +
    rect(34, 34, 732, 532, '#7a5a2c', 'opacity=".1"')
  )
}
