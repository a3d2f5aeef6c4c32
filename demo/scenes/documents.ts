import { circle, fade, PALETTE, rect, stroke } from './scene'
import type { Scene } from './scene'

const sheet = (x: number, y: number, turn: number, accent: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(6, 8, 250, 340, '#0F2137', 'opacity=".12" rx="4"')}${rect(0, 0, 250, 340, '#fff', 'rx="4"')}${rect(26, 30, 88, 14, accent, 'rx="4"')}` +
  [70, 90, 110, 130, 168, 188, 208]
    .map((line, index) => rect(26, line, [198, 186, 198, 120, 190, 198, 150][index] ?? 190, 7, '#DCE2EA', 'rx="3.5"'))
    .join('') +
  rect(26, 236, 92, 46, '#F3F5F8', 'rx="4"') +
  rect(132, 236, 92, 46, '#F3F5F8', 'rx="4"') +
  stroke('#0069A8', 3, 'M140 268C150 244 160 286 168 258S186 270 196 254S210 264 216 258', 'stroke-linecap="round"') +
  '</g>'

/** A contract, a calculator and the keys on a desk. */
export const drawDocuments = ({ id, random }: Scene): string => {
  const [desk, edge] = random.pick([
    ['#d8b78d', '#c29d70'],
    ['#e6ddd0', '#d3c6b4'],
    ['#c9d3dc', '#b3c0cc'],
  ] as const)
  const keys = Array.from({ length: 12 }, (_, index) =>
    rect(
      590 + (index % 3) * 40,
      214 + Math.floor(index / 3) * 38,
      30,
      28,
      index === 11 ? PALETTE.red : '#e8edf2',
      'rx="5"',
    ),
  ).join('')
  return (
    fade(id, desk, edge) +
    rect(0, 0, 800, 600, `url(#${id})`) +
    stroke(
      '#000',
      2,
      'M0 120C240 104 520 136 800 116M0 330C260 344 520 312 800 334M0 500C240 486 560 516 800 496',
      'opacity=".05"',
    ) +
    sheet(110, 120, random.int(-9, -4), PALETTE.ink) +
    sheet(268, 96, random.int(2, 6), PALETTE.red) +
    rect(578, 128, 140, 256, '#0F2137', 'opacity=".14" rx="14"') +
    rect(572, 118, 140, 256, PALETTE.ink, 'rx="14"') +
    rect(588, 136, 108, 54, '#cfe0d8', 'rx="6"') +
    rect(640, 156, 46, 14, '#43594f', 'rx="3"') +
    keys +
    '<g transform="translate(560 476) rotate(-24)"><rect x="6" y="8" width="206" height="13" rx="6" fill="#0F2137" opacity=".14"/><rect width="206" height="13" rx="6" fill="#26435f"/><path fill="#c9a25a" d="M206 1L232 6.5L206 12Z"/><rect x="30" width="8" height="13" fill="#c9a25a"/></g>' +
    circle(196, 516, 34, 'none', 'stroke="#8796a6" stroke-width="7"') +
    '<g transform="translate(220 500) rotate(18)"><rect width="96" height="52" rx="20" fill="#1b2026"/><rect x="16" y="14" width="24" height="24" rx="8" fill="#3a424b"/><circle cx="62" cy="26" r="10" fill="#3a424b"/></g>'
  )
}
