import { createIdListStore } from '../storage/id-list-store'

export const COMPARE_MAX = 6
export const COMPARE_MIN = 2

/** Vehicles to compare, six at most. */
export const compareList = createIdListStore({ key: 'vitrine.compare', max: COMPARE_MAX })
