import type { BodyStyle, EquipmentFeature, Fuel, VehicleCategory } from '../../src/domain/vehicle/types'
import { EQUIPMENT_GROUPS } from '../../src/domain/vehicle/types'
import type { Random } from '../random'
import type { Scope } from './equipment-catalogue'
import { FEATURES, LADDERS } from './equipment-catalogue'

interface Equipped {
  category: VehicleCategory
  body: BodyStyle
  fuel: Fuel
  /** Trim level, 0 for the plainest. */
  level: number
}

const MOST_HIGHLIGHTS = 6

const fits = (scope: Scope, { category, body, fuel }: Equipped): boolean => {
  switch (scope) {
    case 'all':
      return true
    case 'car':
      return category === 'passenger'
    case 'commercial':
      return category !== 'passenger'
    case 'plug':
      return fuel === 'electric' || fuel === 'plug_in_hybrid'
    case 'engine':
      return fuel !== 'electric' && category === 'passenger'
    default:
      return scope === body
  }
}

/** What is meant for one trim is seldom seen two below it. */
const likelihood = (tier: number, level: number): number => {
  if (tier === 0) return 0.66
  if (tier <= level) return 0.2
  return tier === level + 1 ? 0.08 : 0.015
}

/** Both forms of every feature are made once: fifty thousand vehicles share them. */
const formsOf = ({ group, label }: { group: EquipmentFeature['group']; label: string }) => ({
  plain: { group, label, highlight: false },
  highlighted: { group, label, highlight: true },
})

const features = FEATURES.map((line) => ({ line, ...formsOf(line) }))
const ladders = LADDERS.map(({ group, scope, steps }) => ({
  scope,
  steps: steps.map((label) => formsOf({ group, label })),
}))

/** The equipment of one vehicle, by group; at most six features are highlighted. */
export const equipmentOf = (random: Random, vehicle: Equipped): EquipmentFeature[] => {
  let highlights = 0
  const chosen = features.flatMap(({ line, plain, highlighted }) => {
    if (!fits(line.scope, vehicle) || !random.chance(likelihood(line.tier, vehicle.level))) return []
    if (!line.star || highlights >= MOST_HIGHLIGHTS || random.chance(0.3)) return [plain]
    highlights += 1
    return [highlighted]
  })
  const rungs = ladders.flatMap(({ scope, steps }) => {
    if (!fits(scope, vehicle)) return []
    const step = steps[Math.min(steps.length - 1, Math.max(0, vehicle.level + random.int(-1, 1)))]
    return step ? [step.plain] : []
  })
  const all = [...rungs, ...chosen]
  return EQUIPMENT_GROUPS.flatMap((group) => all.filter((feature) => feature.group === group))
}
