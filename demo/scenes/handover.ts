import { drawStanding, personOf } from './people'
import { CAR_COLOURS, fade, PALETTE, parkedCar, rect, shape, stroke } from './scene'
import type { Scene } from './scene'

/** Keys change hands before the new car. */
export const drawHandover = ({ id, random }: Scene): string => {
  const customer = { ...personOf(random), clothes: random.pick(['#7a3b46', '#4f6b5c', '#8a6d4b', '#56718c']) }
  const adviser = { ...personOf(random), clothes: PALETTE.ink }
  return (
    fade(`${id}w`, '#f4f6f8', '#e2e8ee') +
    fade(`${id}f`, '#cfd7df', '#eef1f4') +
    rect(0, 0, 800, 600, `url(#${id}w)`) +
    rect(40, 80, 330, 230, '#d3e2ec') +
    shape('#b7cbb8', 'M40 280C140 250 240 280 370 258V310H40Z') +
    stroke('#a9b8c5', 6, 'M40 80H370V310H40ZM150 80V310M260 80V310') +
    rect(470, 110, 270, 150, PALETTE.ink, 'rx="8"') +
    rect(494, 138, 120, 12, PALETTE.paper, 'rx="6"') +
    rect(494, 164, 200, 8, PALETTE.steel, 'rx="4"') +
    rect(494, 184, 170, 8, PALETTE.steel, 'rx="4"') +
    rect(494, 216, 64, 16, PALETTE.red, 'rx="8"') +
    rect(0, 400, 800, 200, `url(#${id}f)`) +
    parkedCar(410, 520, 640, {
      body: random.pick(['suv', 'hatchback', 'estate']),
      colour: random.pick(CAR_COLOURS),
      brand: random.pick(['peugeot', 'renault', 'opel']),
      seed: random.int(1, 99),
    }) +
    `<g transform="translate(236 590) scale(.72)">${drawStanding(customer, 'forward')}</g><g transform="translate(470 590) scale(-.72 .72)">${drawStanding(adviser, 'forward')}</g>` +
    `<circle cx="353" cy="378" r="9" fill="none" stroke="${PALETTE.steel}" stroke-width="4"/><rect x="346" y="386" width="14" height="26" rx="5" fill="${PALETTE.ink}"/><rect x="350" y="392" width="6" height="5" rx="2" fill="${PALETTE.red}"/>`
  )
}
