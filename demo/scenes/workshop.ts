import { drawStanding, personOf } from './people'
import { CAR_COLOURS, fade, PALETTE, parkedCar, rect, shape, stroke } from './scene'
import type { Scene } from './scene'

const toolBoard = (x: number, y: number): string =>
  rect(x, y, 150, 110, '#dbe2e9', 'rx="6"') +
  stroke(
    PALETTE.steel,
    7,
    `M${x + 24} ${y + 24}V${y + 84}M${x + 50} ${y + 24}V${y + 74}M${x + 76} ${y + 24}V${y + 90}M${x + 102} ${y + 24}V${y + 70}M${x + 126} ${y + 24}V${y + 84}`,
    'stroke-linecap="round"',
  ) +
  stroke(PALETTE.red, 9, `M${x + 50} ${y + 62}V${y + 78}M${x + 102} ${y + 58}V${y + 74}`, 'stroke-linecap="round"')

/** A car on the lift, a mechanic beside it. */
export const drawWorkshop = ({ id, random }: Scene): string =>
  fade(`${id}w`, '#eef2f5', '#dde4ea') +
  fade(`${id}f`, '#b9c3cd', '#d5dce3') +
  rect(0, 0, 800, 600, `url(#${id}w)`) +
  rect(0, 0, 800, 46, PALETTE.ink) +
  [90, 330, 570].map((x) => rect(x, 58, 150, 8, '#fff', 'rx="4"')).join('') +
  rect(0, 400, 800, 200, `url(#${id}f)`) +
  stroke('#f2c14e', 8, 'M120 440L60 600M700 440L770 600', 'opacity=".8"') +
  toolBoard(36, 130) +
  rect(30, 300, 170, 112, PALETTE.red, 'rx="6"') +
  stroke('#8f0c22', 3, 'M30 328H200M30 356H200M30 384H200') +
  rect(86, 311, 58, 6, '#fff', 'rx="3"') +
  rect(86, 339, 58, 6, '#fff', 'rx="3"') +
  rect(86, 367, 58, 6, '#fff', 'rx="3"') +
  rect(246, 120, 30, 400, '#34506b') +
  rect(676, 120, 30, 400, '#34506b') +
  rect(234, 514, 54, 14, PALETTE.ink) +
  rect(664, 514, 54, 14, PALETTE.ink) +
  parkedCar(478, 352, 420, {
    body: random.pick(['hatchback', 'estate', 'suv', 'saloon']),
    colour: random.pick(CAR_COLOURS),
    brand: random.pick(['opel', 'peugeot', 'fiat']),
    seed: random.int(1, 99),
  }) +
  shape('#f2c14e', 'M270 340H690V356H270Z') +
  stroke(PALETTE.ink, 3, 'M290 340L302 356M320 340L332 356M630 340L642 356M660 340L672 356') +
  `<g transform="translate(${random.int(370, 560)} 566) scale(.6)">${drawStanding({ ...personOf(random), clothes: '#26435f', shirt: PALETTE.red }, 'forward')}</g>`
