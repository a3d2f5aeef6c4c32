import { circle, fade, PALETTE, rect, stroke } from './scene'
import type { Scene } from './scene'

const wheel = (x: number, y: number, r: number, spokes: number): string =>
  circle(x, y, r, '#23272c') +
  circle(
    x,
    y,
    r * 0.97,
    'none',
    `stroke="#3a4047" stroke-width="${r * 0.05}" stroke-dasharray="${r * 0.07} ${r * 0.05}"`,
  ) +
  circle(x, y, r * 0.68, '#15181b') +
  Array.from(
    { length: spokes },
    (_, index) =>
      `<path d="M-7-14L-11-100H11L7-14Z" fill="#c8ced5" stroke="#6b737b" stroke-width="2" transform="translate(${x} ${y}) rotate(${(360 / spokes) * index}) scale(${r * 0.0064})"/>`,
  ).join('') +
  circle(x, y, r * 0.65, 'none', `stroke="#d9dee3" stroke-width="${r * 0.05}"`) +
  circle(x, y, r * 0.14, '#8a929a')

const lying = (x: number, y: number): string =>
  `<path fill="#24282d" d="M${x - 70} ${y - 30}C${x - 70} ${y - 52} ${x + 70} ${y - 52} ${x + 70} ${y - 30}V${y}C${x + 70} ${y + 22} ${x - 70} ${y + 22} ${x - 70} ${y}Z"/><ellipse cx="${x}" cy="${y - 30}" rx="70" ry="18" fill="#31363c"/><ellipse cx="${x}" cy="${y - 30}" rx="36" ry="9" fill="#15181b"/>` +
  stroke(
    '#3d434a',
    3,
    `M${x - 60} ${y - 14}V${y + 6}M${x - 36} ${y - 6}V${y + 14}M${x - 10} ${y - 3}V${y + 17}M${x + 16} ${y - 3}V${y + 17}M${x + 42} ${y - 8}V${y + 12}`,
  )

/** Racks of stored wheels, and a set ready to be fitted. */
export const drawTyres = ({ id, random }: Scene): string => {
  const spokes = random.pick([5, 6, 7, 10])
  const rows = [150, 286]
    .map(
      (y) =>
        rect(30, y + 54, 740, 10, '#34506b') +
        [94, 204, 314, 424, 534, 644, 722]
          .map(
            (x, index) =>
              wheel(x, y, 50, [5, 10, 6, 7][(index + (y > 200 ? 1 : 0)) % 4] ?? 5) +
              rect(x - 14, y + 38, 28, 15, index % 3 ? '#fff' : PALETTE.red, 'rx="2"'),
          )
          .join(''),
    )
    .join('')
  return (
    fade(`${id}w`, '#eff3f6', '#dbe3ea') +
    fade(`${id}f`, '#c1cad3', '#dfe5ea') +
    rect(0, 0, 800, 600, `url(#${id}w)`) +
    rect(0, 0, 800, 56, PALETTE.ink) +
    rect(0, 56, 800, 7, PALETTE.red) +
    rect(0, 404, 800, 196, `url(#${id}f)`) +
    rect(24, 86, 12, 330, '#26435f') +
    rect(764, 86, 12, 330, '#26435f') +
    rows +
    '<ellipse cx="400" cy="560" rx="360" ry="22" fill="#0F2137" opacity=".16"/>' +
    lying(150, 544) +
    lying(150, 494) +
    lying(150, 444) +
    wheel(366, 470, 92, spokes) +
    wheel(560, 478, 84, spokes) +
    (random.chance(0.5) ? wheel(706, 494, 68, spokes) : lying(700, 544) + lying(700, 494))
  )
}
