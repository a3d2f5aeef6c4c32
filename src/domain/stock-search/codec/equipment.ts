import { readBits, writeBits } from './digits'
import type { IndexFile } from './encode'
import { FORMAT } from './format'
import type { EquipmentText } from './format'
import type { Interner } from './interner'
import { orderUsed } from './interner'
import type { Row } from './rows'

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Equipment as it is filtered by: features by label, and for each the rows that have it. */
export interface Equipment {
  features: readonly { group: string; label: string }[]
  /** `words` words of bits for each feature. */
  postings: Uint32Array
  words: number
}

const wordsFor = (count: number): number => (count + 31) >>> 5

/** Makes the file of equipment; the same object as long as no row has other features or another place. */
export const encodeEquipment = (
  features: Interner<{ group: string; label: string }>,
  nameOf: (text: string) => string,
): ((rows: readonly Row[]) => IndexFile) => {
  let known: readonly Row[] = []
  let file: IndexFile | null = null
  const isSame = (a: Uint16Array, b: Uint16Array | undefined): boolean =>
    a === b || (a.length === b?.length && a.every((feature, at) => feature === b[at]))
  const isKnown = (rows: readonly Row[]): boolean => {
    if (rows.length !== known.length) return false
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as Row
      if (row !== known[at] && !isSame(row.equipment, known[at]?.equipment)) return false
    }
    return true
  }
  return (rows) => {
    if (file === null || !isKnown(rows)) {
      const words = wordsFor(rows.length)
      const isUsed = new Uint8Array(features.values.length)
      const bits = new Uint32Array(words * features.values.length)
      for (let row = 0; row < rows.length; row += 1) {
        const { equipment } = rows[row] as Row
        for (let at = 0; at < equipment.length; at += 1) {
          const feature = equipment[at] as number
          isUsed[feature] = 1
          const word = feature * words + (row >>> 5)
          bits[word] = (bits[word] as number) | (1 << (row & 31))
        }
      }
      const { values, places } = orderUsed(features, isUsed, byText)
      const text: EquipmentText = {
        format: FORMAT,
        count: rows.length,
        features: values.map((feature) => ({ ...feature, bits: '' })),
      }
      places.forEach((place, feature) => {
        const written = text.features[place]
        if (written) written.bits = writeBits(bits.subarray(feature * words, (feature + 1) * words), rows.length)
      })
      const json = JSON.stringify(text)
      file = { name: nameOf(json), text: json }
    }
    known = rows
    return file
  }
}

/**
 * Reads the file of equipment.
 *
 * @param count rows of the index that it belongs to
 * @returns null when it is no such file, or belongs to an index of another size
 */
export const decodeEquipment = (json: unknown, count: number): Equipment | null => {
  const text = json as Partial<EquipmentText> | null
  if (typeof text !== 'object' || text?.format !== FORMAT || text.count !== count || !Array.isArray(text.features))
    return null
  const words = wordsFor(count)
  const postings = new Uint32Array(words * text.features.length)
  text.features.forEach(({ bits }, feature) =>
    readBits(bits, postings.subarray(feature * words, (feature + 1) * words)),
  )
  return { words, postings, features: text.features.map(({ group, label }) => ({ group, label })) }
}
