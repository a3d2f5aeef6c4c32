import { CAR_COLOURS, circle, fade, PALETTE, parkedCar, rect, shape, stroke } from './scene'
import type { Scene } from './scene'

/** An electric car at a charging point under a canopy with solar panels. */
export const drawCharging = ({ id, random }: Scene): string =>
  fade(`${id}s`, '#d7e7f1', '#f6f3ec') +
  fade(`${id}f`, '#b8c2cc', '#d8dfe5') +
  rect(0, 0, 800, 600, `url(#${id}s)`) +
  shape('#b9cdbb', 'M0 330C160 270 300 310 440 286C580 262 700 300 800 280V420H0Z') +
  shape('#9ab69d', 'M0 366C180 330 380 356 800 330V430H0Z') +
  shape('#26435f', 'M60 92L760 60L780 84L76 118Z') +
  stroke('#5f86a6', 2.5, 'M150 88L166 114M250 84L266 109M350 79L366 104M450 75L466 100M550 70L566 95M650 66L666 90') +
  rect(112, 114, 16, 320, '#dfe5ea') +
  rect(716, 88, 16, 346, '#dfe5ea') +
  rect(0, 410, 800, 190, `url(#${id}f)`) +
  stroke('#fff', 7, 'M200 440L110 600M690 440L770 600') +
  rect(640, 214, 84, 232, PALETTE.paper, 'rx="14"') +
  rect(640, 214, 84, 232, 'none', `rx="14" stroke="${PALETTE.line}" stroke-width="3"`) +
  rect(654, 232, 56, 62, PALETTE.ink, 'rx="6"') +
  shape('#5fd08a', 'M686 238L668 268H680L676 288L696 256H683Z') +
  rect(654, 306, 56, 6, PALETTE.blue, 'rx="3"') +
  rect(654, 320, 40, 6, PALETTE.line, 'rx="3"') +
  circle(682, 366, 17, '#2b3138') +
  circle(682, 366, 8, '#11151a') +
  stroke(
    '#1c2127',
    9,
    `M682 374C690 470 640 520 580 ${random.int(486, 500)}C540 470 548 430 540 414`,
    'stroke-linecap="round"',
  ) +
  parkedCar(340, 556, 520, {
    body: random.pick(['hatchback', 'suv', 'suv', 'saloon']),
    colour: random.pick(CAR_COLOURS),
    brand: 'citroen',
    seed: random.int(1, 99),
  })
