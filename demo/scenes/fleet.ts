import { fade, PALETTE, parkedCar, rect, shape, stroke } from './scene'
import type { Scene } from './scene'

/** Company cars in a row before an office building. */
export const drawFleet = ({ id, random }: Scene): string => {
  const colour = random.pick(['white', 'silver', 'blue', 'grey'] as const)
  const seed = random.int(1, 99)
  const floors = [70, 140, 210, 280]
    .map((y) =>
      Array.from({ length: 9 }, (_, index) =>
        rect(96 + index * 70, y, 54, 46, index % 4 === random.int(0, 3) ? '#dfeaf2' : '#9db7ca'),
      ).join(''),
    )
    .join('')
  const car = (x: number, y: number, width: number, body: 'panel_van' | 'estate' | 'suv' | 'hatchback') =>
    parkedCar(x, y, width, { body, colour, brand: 'opel', seed })
  return (
    fade(`${id}s`, '#cfe1ee', '#f1f4f6') +
    fade(`${id}f`, '#aeb9c4', '#d3dae1') +
    rect(0, 0, 800, 600, `url(#${id}s)`) +
    rect(70, 44, 660, 330, '#eef2f5') +
    rect(70, 44, 660, 14, PALETTE.ink) +
    floors +
    rect(360, 300, 86, 74, '#26435f') +
    stroke('#9db7ca', 4, 'M403 300V374') +
    rect(0, 366, 800, 234, `url(#${id}f)`) +
    shape('#8eae92', 'M0 352H66V378H0ZM734 352H800V378H734Z') +
    stroke('#fff', 5, 'M60 430L-10 560M270 430L230 600M480 430L490 600M690 430L760 600') +
    car(620, 452, 300, 'panel_van') +
    car(190, 452, 270, 'suv') +
    car(520, 520, 350, 'estate') +
    car(228, 576, 400, 'hatchback')
  )
}
