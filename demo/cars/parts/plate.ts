import type { Vector } from '../geometry/vector'
import type { Sketch } from '../sketch'

/** Strokes of plate characters on a grid of 4 by 8, drawn as lines: no font can be trusted where pictures are made. */
const GLYPHS: Record<string, string> = {
  0: 'M1 0H3L4 1V7L3 8H1L0 7V1Z',
  1: 'M1 1.5L2.4 0V8',
  2: 'M0 1.4L1 0H3L4 1.2V2.8L0 8H4',
  3: 'M0 .8L.8 0H3L4 1V3L3 4H1.6M3 4L4 5V7L3 8H1L0 7.2',
  4: 'M3 8V0L0 5.4V5.8H4',
  5: 'M4 0H.4V3.4H3L4 4.4V7L3 8H1L0 7.2',
  6: 'M3.6 0H1.2L0 1.4V7L1 8H3L4 7V4.6L3 3.6H0',
  7: 'M0 0H4L1.4 8',
  8: 'M1 0H3L4 1V3L3 4H1L0 3V1ZM1 4H3L4 5V7L3 8H1L0 7V5Z',
  9: 'M.4 8H2.8L4 6.6V1L3 0H1L0 1V3.4L1 4.4H4',
  A: 'M0 8L2 0 4 8M.7 5.4H3.3',
  B: 'M0 0H3L3.8 .9V3L3 4H0H3L4 5V7L3 8H0Z',
  C: 'M4 1L3 0H1L0 1V7L1 8H3L4 7',
  D: 'M0 0H2.8L4 1.4V6.6L2.8 8H0Z',
  E: 'M4 0H0V8H4M0 4H3',
  F: 'M4 0H0V8M0 4H3',
  H: 'M0 0V8M4 0V8M0 4H4',
  K: 'M0 0V8M4 0L0 4.6M1.4 3.4L4 8',
  L: 'M0 0V8H4',
  M: 'M0 8V0L2 4 4 0V8',
  N: 'M0 8V0L4 8V0',
  P: 'M0 8V0H3L4 1V3.4L3 4.4H0',
  R: 'M0 8V0H3L4 1V3.2L3 4.2H0M2 4.2L4 8',
  S: 'M4 1L3 0H1L0 1V3L1 4H3L4 5V7L3 8H1L0 7',
  T: 'M0 0H4M2 0V8',
  V: 'M0 0L2 8 4 0',
  X: 'M0 0L4 8M4 0L0 8',
  Y: 'M0 0L2 4 4 0M2 4V8',
  Z: 'M0 0H4L0 8H4',
}
const LETTERS = 'ABCDEFHKLMNPRSTVXYZ'

/** Two letters and four digits, as Luxembourg gives them out. */
const registration = ({ random }: Sketch): string => {
  const letter = (): string => LETTERS.charAt(random.int(0, LETTERS.length - 1))
  return `${letter()}${letter()} ${random.int(1000, 9999)}`
}

/** A plate of 104 by 22 units, its middle at the origin. */
const plateDrawing = (text: string): string => {
  const characters = [...text].map((character, index) => {
    const glyph = GLYPHS[character]
    return glyph ? `<path d="${glyph}" transform="translate(${(-33 + index * 11.6).toFixed(1)} -7) scale(1.75)"/>` : ''
  })
  return (
    '<rect x="-52" y="-11" width="104" height="22" rx="2.4" fill="#f6c700" stroke="#22262a" stroke-width="1.2"/>' +
    '<path fill="#1d4f9c" d="M-51-8.5A2 2 0 0 1-49-10.4H-40V10.4H-49A2 2 0 0 1-51 8.5Z"/><circle cx="-45.5" cy="-4" r="2.9" fill="none" stroke="#f6d24a" stroke-width="1" stroke-dasharray=".9 .62"/>' +
    '<path fill="none" stroke="#fff" stroke-width="1.5" d="M-47 2V7.5H-43.8"/>' +
    `<g fill="none" stroke="#16191c" stroke-width="1.15" stroke-linejoin="round" stroke-linecap="round">${characters.join('')}</g>`
  )
}

/** Half of a plate's width, cm. */
const HALF = 26

/** A Luxembourg plate on nose or tail, at a height in cm. */
export const drawPlate = (sketch: Sketch, face: 'nose' | 'tail', y: number): string => {
  const { shell, camera } = sketch
  const [, , edge] = shell[face](1, y)
  const t = HALF / Math.abs(edge)
  const out = 1.5
  const [left, middle, right] = [shell[face](-t, y, out), shell[face](0, y, out), shell[face](t, y, out)]
  // Seen from outside, text runs towards the car's left on the nose and towards its right on the tail.
  const unit = (HALF * 2) / 104
  const across: Vector = face === 'nose' ? [0, 0, unit] : [0, 0, -unit]
  const [x] = face === 'nose' ? [Math.min(left[0], middle[0], right[0])] : [Math.max(left[0], middle[0], right[0])]
  return `<g transform="${camera.plane([x, y, 0], across, [0, -unit, 0])}">${plateDrawing(registration(sketch))}</g>`
}
