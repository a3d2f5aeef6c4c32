import type { Cents } from '../price/types'
import type { Trim } from './types'

/** Versions of one name: the same equipment with different engines. */
export interface TrimLevel {
  name: string
  /** Cheapest first. */
  trims: Trim[]
  fromPrice: Cents
  /** What every version of the level has, in the order of the catalogue. */
  equipment: string[]
  /** What it has beyond the level below; all of it for the first. */
  adds: string[]
  /** What the level below has and it lacks. */
  lacks: string[]
  /** What it costs at least beyond the level below, in cents; null for the first. */
  step: Cents | null
}

const byPrice = (a: Trim, b: Trim) => a.price - b.price

const sharedBy = (trims: readonly Trim[]): string[] => {
  const [first, ...others] = trims
  return [...new Set(first?.standardEquipment ?? [])].filter((label) =>
    others.every(({ standardEquipment }) => standardEquipment.includes(label)),
  )
}

/** The levels of a model from the cheapest up, each with what it adds to the one below. */
export const trimLevels = (trims: readonly Trim[]): TrimLevel[] => {
  const byName = new Map<string, Trim[]>()
  for (const trim of [...trims].sort(byPrice)) byName.set(trim.name, [...(byName.get(trim.name) ?? []), trim])
  const levels: TrimLevel[] = []
  for (const [name, ofName] of byName) {
    const below = levels.at(-1)
    const equipment = sharedBy(ofName)
    const fromPrice = ofName[0]?.price ?? 0
    levels.push({
      name,
      trims: ofName,
      fromPrice,
      equipment,
      adds: equipment.filter((label) => !below?.equipment.includes(label)),
      lacks: (below?.equipment ?? []).filter((label) => !equipment.includes(label)),
      step: below ? fromPrice - below.fromPrice : null,
    })
  }
  return levels
}

/** One line of the comparison: which levels have it, in their order. */
export interface EquipmentLine {
  label: string
  has: boolean[]
}

/** Every feature of any level; those that all have come last, because they decide nothing. */
export const equipmentLines = (levels: readonly TrimLevel[]): EquipmentLine[] => {
  const labels = [...new Set(levels.flatMap(({ equipment }) => equipment))]
  const lines = labels.map((label) => ({ label, has: levels.map(({ equipment }) => equipment.includes(label)) }))
  const isSame = ({ has }: EquipmentLine) => has.every(Boolean)
  return [...lines.filter((line) => !isSame(line)), ...lines.filter(isSame)]
}
