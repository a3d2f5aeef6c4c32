import type { EquipmentFeature, EquipmentGroup } from './types'
import { EQUIPMENT_GROUPS } from './types'

export interface EquipmentSection {
  group: EquipmentGroup
  labels: string[]
}

/** Equipment by group, in the order of the groups; groups without a feature and repeated labels are left out. */
export const equipmentSections = (features: EquipmentFeature[]): EquipmentSection[] =>
  EQUIPMENT_GROUPS.map((group) => ({
    group,
    labels: [...new Set(features.filter((feature) => feature.group === group).map(({ label }) => label))],
  })).filter(({ labels }) => labels.length > 0)

/** Labels of the features the vehicle is advertised with. */
export const highlights = (features: EquipmentFeature[], count = 6): string[] =>
  [...new Set(features.filter(({ highlight }) => highlight).map(({ label }) => label))].slice(0, count)
