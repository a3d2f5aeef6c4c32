import { circle, fade, PALETTE, rect, shape, stroke } from './scene'
import type { Scene } from './scene'

const HOUSES = ['#efe6d8', '#e3d3bd', '#f4efe6', '#d9c7b4', '#e8ddd3', '#cfd8dd', '#ecd9cf'] as const
const ROOFS = ['#4b5563', '#5b4a45', '#3f4d5c'] as const

const house = (
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
  roof: string,
  floors: number,
): string => {
  const top = base - height
  const windows = Array.from({ length: floors }, (_, floor) =>
    [0.2, 0.5, 0.8]
      .map((part) => {
        const [wx, wy] = [x + width * part - 10, top + 22 + floor * 48]
        return (
          rect(wx, wy, 20, 30, '#8ea6b8') +
          stroke('#fff', 2.5, `M${wx} ${wy}H${wx + 20}V${wy + 30}H${wx}ZM${wx + 10} ${wy}V${wy + 30}`)
        )
      })
      .join(''),
  ).join('')
  return (
    shape(roof, `M${x - 6} ${top + 2}L${x + width * 0.2} ${top - 46}H${x + width * 0.8}L${x + width + 6} ${top + 2}Z`) +
    rect(x, top, width, height, wall) +
    rect(x + width * 0.42, top - 34, 18, 22, '#8ea6b8', 'rx="3"') +
    windows +
    rect(x + width / 2 - 13, base - 40, 26, 40, PALETTE.ink, 'rx="3"') +
    rect(x, base - 6, width, 6, '#000', 'opacity=".08"')
  )
}

const tree = (x: number, y: number, size: number): string =>
  rect(x - 4, y - size * 0.5, 8, size * 0.5, '#6f5843') +
  circle(x, y - size * 0.85, size * 0.42, '#789f7c') +
  circle(x - size * 0.24, y - size * 0.66, size * 0.3, '#678e6c') +
  circle(x + size * 0.26, y - size * 0.68, size * 0.3, '#86ab89')

/** A small Luxembourg town: slate roofs, a church, hills and the river. */
export const drawTown = ({ id, random }: Scene): string => {
  const houses: string[] = []
  for (let x = 20 + random.int(-20, 10); x < 760;) {
    const width = random.int(92, 128)
    const floors = random.int(2, 3)
    houses.push(house(x, 452, width, 34 + floors * 50, random.pick(HOUSES), random.pick(ROOFS), floors))
    x += width + random.pick([0, 0, 16])
  }
  const church = random.int(250, 560)
  return (
    fade(`${id}s`, '#cfe2ef', '#f5f1e8') +
    rect(0, 0, 800, 600, `url(#${id}s)`) +
    circle(random.int(560, 700), 120, 42, '#fff6e0', 'opacity=".9"') +
    shape('#b5c9b9', 'M0 300C120 200 220 240 330 220C470 190 600 150 800 240V460H0Z') +
    shape('#98b59c', 'M0 340C160 270 300 320 420 296C560 266 680 300 800 280V460H0Z') +
    rect(church - 26, 190, 52, 200, '#e6ddcf') +
    shape('#3f4d5c', `M${church - 32} 192L${church} 66L${church + 32} 192Z`) +
    circle(church, 226, 13, '#fff') +
    stroke(PALETTE.ink, 2.5, `M${church} 218V226H${church + 6}`) +
    stroke('#3f4d5c', 4, `M${church} 68V46M${church - 8} 54H${church + 8}`) +
    houses.join('') +
    [60, 250, 430, 640].map((x) => tree(x + random.int(-20, 20), 470, 74)).join('') +
    rect(0, 452, 800, 26, '#d9d3c8') +
    shape('#9fbccd', 'M0 478H800V600H0Z') +
    stroke(
      '#fff',
      4,
      'M60 510H180M300 530H460M560 506H650M120 562H260M480 574H640',
      'opacity=".5" stroke-linecap="round"',
    ) +
    shape('#cdbfae', 'M0 478H800V490H0Z')
  )
}
