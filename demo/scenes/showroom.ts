import { CAR_COLOURS, fade, PALETTE, parkedCar, rect, shape, stroke } from './scene'
import type { Scene } from './scene'

const plant = (x: number, y: number): string =>
  shape(
    PALETTE.leaf,
    `M${x} ${y - 40}C${x - 40} ${y - 70} ${x - 44} ${y - 130} ${x - 30} ${y - 150}C${x - 12} ${y - 120} ${x - 6} ${y - 80} ${x} ${y - 40}C${x + 2} ${y - 100} ${x + 12} ${y - 150} ${x + 22} ${y - 170}C${x + 40} ${y - 130} ${x + 30} ${y - 80} ${x} ${y - 40}Z`,
  ) +
  shape(
    '#557a5c',
    `M${x} ${y - 40}C${x + 30} ${y - 60} ${x + 56} ${y - 90} ${x + 58} ${y - 116}C${x + 30} ${y - 110} ${x + 8} ${y - 80} ${x} ${y - 40}Z`,
  ) +
  shape(PALETTE.paper, `M${x - 24} ${y - 44}H${x + 24}L${x + 18} ${y}H${x - 18}Z`)

/** A bright hall with cars, seen from the entrance. */
export const drawShowroom = ({ id, random }: Scene): string => {
  const [first, second] = [random.pick(CAR_COLOURS), random.pick(CAR_COLOURS)]
  const bays = [0, 1, 2, 3, 4]
    .map(
      (bay) =>
        rect(40 + bay * 148, 96, 136, 244, `url(#${id}g)`) +
        shape(PALETTE.paper, `M${60 + bay * 148} 96H${100 + bay * 148}L${60 + bay * 148} 220V96Z`, 'opacity=".4"'),
    )
    .join('')
  return (
    fade(`${id}w`, '#f7f9fb', '#e6ebf0') +
    fade(`${id}g`, '#cfe0ec', '#eaf2f7') +
    fade(`${id}f`, '#d3dae1', '#f3f5f8') +
    rect(0, 0, 800, 600, `url(#${id}w)`) +
    rect(0, 0, 800, 60, PALETTE.ink) +
    rect(0, 60, 800, 8, PALETTE.red) +
    bays +
    shape('#b7cbb8', 'M40 300C160 270 260 300 360 286C480 268 620 300 772 276V340H40Z', 'opacity=".8"') +
    stroke('#9fb0bf', 6, 'M40 96V340M188 96V340M336 96V340M484 96V340M632 96V340M772 96V340M40 96H772') +
    rect(0, 340, 800, 260, `url(#${id}f)`) +
    shape('#fff', 'M120 340L60 600H260L240 340ZM420 340L430 600H560L500 340Z', 'opacity=".35"') +
    [110, 290, 470, 650].map((x) => `<ellipse cx="${x}" cy="76" rx="44" ry="7" fill="#fff"/>`).join('') +
    parkedCar(214, 424, 320, {
      body: random.pick(['hatchback', 'suv', 'mpv']),
      colour: second,
      brand: 'citroen',
      seed: random.int(1, 99),
      mirrored: true,
    }) +
    plant(744, 420) +
    `<ellipse cx="490" cy="524" rx="292" ry="40" fill="#fff" stroke="${PALETTE.line}" stroke-width="3"/>` +
    parkedCar(490, 530, 500, {
      body: random.pick(['suv', 'saloon', 'estate', 'hatchback']),
      colour: first,
      brand: random.pick(['peugeot', 'volvo', 'renault', 'mg']),
      seed: random.int(1, 99),
    })
  )
}
