/**
 * The place that a key leads to in a list of results; after the last one comes the first.
 *
 * @returns null for other keys, and in an empty list
 */
export const movedTo = (key: string, place: number, length: number): number | null => {
  if (length === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % length
    case 'ArrowUp':
      return (place + length - 1) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}
