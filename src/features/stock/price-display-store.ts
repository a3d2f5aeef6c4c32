import { create } from 'zustand'
import { ACQUISITION_TYPES } from '../../domain/price/acquisition'
import type { AcquisitionType } from '../../domain/price/acquisition'

const KEY = 'vitrine.prices'
export const DEFAULT_PRICE_TYPES: AcquisitionType[] = ['purchase', 'private_lease']

/** What was stored, whoever wrote it; the default when nothing of it is a price type. */
export const parsePriceTypes = (stored: string | null): AcquisitionType[] => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    const types = Array.isArray(value) ? ACQUISITION_TYPES.filter((type) => value.includes(type)) : []
    return types.length > 0 ? types : DEFAULT_PRICE_TYPES
  } catch {
    return DEFAULT_PRICE_TYPES
  }
}

/** Price types the visitor wants to see on cards. The first render always sees the default. */
export const usePriceTypes = create<{ types: AcquisitionType[] }>()(() => ({ types: DEFAULT_PRICE_TYPES }))

if (typeof window !== 'undefined') {
  try {
    usePriceTypes.setState({ types: parsePriceTypes(localStorage.getItem(KEY)) })
  } catch {
    // Storage is forbidden: the default stays.
  }
}

/** Keeps the visitor's choice; an empty one brings the default back. */
export const savePriceTypes = (chosen: AcquisitionType[]): void => {
  const types = parsePriceTypes(JSON.stringify(chosen))
  usePriceTypes.setState({ types })
  try {
    localStorage.setItem(KEY, JSON.stringify(types))
  } catch {
    // The choice holds until the page is left.
  }
}
