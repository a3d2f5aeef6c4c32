/** A name to write beside a point of the screen, in pixels. */
export interface LabelWish {
  text: string
  x: number
  y: number
  /** Space between the point and its name. */
  gap: number
}

/** A mark that no name may cover. */
export interface Mark {
  x: number
  y: number
  radius: number
}

export interface PlacedLabel extends LabelWish {
  side: 'left' | 'right'
}

export interface LabelOptions {
  marks: readonly Mark[]
  /** Where names may stand, from left to right. */
  left: number
  right: number
  /** Width of a character and height of a line. */
  character: number
  line: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Writes names beside their points: on the right, on the left where there is no room, and not at all where a mark or an
 * earlier name would be covered.
 */
export const placeLabels = (
  wishes: readonly LabelWish[],
  { marks, left, right, character, line }: LabelOptions,
): PlacedLabel[] => {
  const taken: Box[] = marks.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }))
  const placed: PlacedLabel[] = []
  for (const wish of wishes) {
    const width = wish.text.length * character
    for (const side of ['right', 'left'] as const) {
      const start = side === 'right' ? wish.x + wish.gap : wish.x - wish.gap - width
      const box = { left: start, right: start + width, top: wish.y - line / 2, bottom: wish.y + line / 2 }
      if (box.left < left || box.right > right || taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      placed.push({ ...wish, side })
      break
    }
  }
  return placed
}
