import type { Colour } from '../../src/domain/vehicle/types'

/** A paint from its lightest reflection to its deepest shade. */
export interface Paint {
  highlight: string
  light: string
  base: string
  shade: string
  deep: string
  /** Strength of reflections, 0 to 1. */
  gloss: number
}

const paint = (highlight: string, light: string, base: string, shade: string, deep: string, gloss: number): Paint => ({
  highlight,
  light,
  base,
  shade,
  deep,
  gloss,
})

export const PAINTS: Record<Colour, Paint> = {
  black: paint('#7b828a', '#3f454c', '#24282d', '#15181b', '#08090a', 0.42),
  grey: paint('#b4bac1', '#858c94', '#646b73', '#474d54', '#282c31', 0.5),
  silver: paint('#f4f6f8', '#d8dce0', '#b9bfc5', '#8d949c', '#575e66', 0.7),
  white: paint('#ffffff', '#f8f9fa', '#e9ecef', '#c3c9d0', '#8d959e', 0.75),
  blue: paint('#8fb9ea', '#3f7fca', '#1f5da9', '#154482', '#0b264d', 0.5),
  red: paint('#f48d83', '#d03a31', '#ad1b1b', '#821114', '#4a080c', 0.48),
  green: paint('#a3c4ae', '#56876a', '#2f6248', '#1f4632', '#0f271b', 0.45),
  beige: paint('#f7efdf', '#e0d1b4', '#c8b592', '#9d8a68', '#625439', 0.6),
  brown: paint('#cfab90', '#8e6446', '#6b452d', '#4b2f1e', '#291910', 0.48),
  orange: paint('#ffc899', '#ea8539', '#cf6418', '#a0460e', '#5d2506', 0.52),
  yellow: paint('#fff3b5', '#f3d24b', '#e0b723', '#b08a12', '#6c5308', 0.55),
  purple: paint('#c3a8dc', '#7d56a3', '#5b377f', '#40245c', '#231233', 0.48),
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour between two others; `part` 0 is the first, 1 the second. */
export const mixColours = (one: string, other: string, part: number): string => {
  const to = channels(other)
  return `#${channels(one)
    .map((from, index) =>
      Math.round(from + ((to[index] ?? from) - from) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Colour of painted metal by how much light falls on it, from 0 (none) to 1 (the sky itself). */
export const litPaint = ({ deep, shade, base, light, highlight }: Paint, brightness: number): string => {
  const ramp = [deep, shade, base, light, highlight]
  const at = Math.min(Math.max(brightness, 0), 0.9999) * (ramp.length - 1)
  return mixColours(ramp[Math.floor(at)] ?? base, ramp[Math.floor(at) + 1] ?? highlight, at % 1)
}
