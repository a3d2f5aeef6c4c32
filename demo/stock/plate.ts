import type { Random } from '../random'

/** Letters of Luxembourg plates: I and O would be read as digits. */
const LETTERS: string = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * A Luxembourg licence plate. Most are two letters and four digits in running order; a tenth keep four or five digits,
 * which people take over from their parents.
 */
export const luxembourgPlate = (random: Random): string => {
  if (random.chance(0.07)) return String(random.int(10_000, 99_999))
  if (random.chance(0.03)) return String(random.int(1_000, 9_999))
  const letters = [...LETTERS]
  return `${random.pick(letters)}${random.pick(letters)} ${String(random.int(0, 9_999)).padStart(4, '0')}`
}
