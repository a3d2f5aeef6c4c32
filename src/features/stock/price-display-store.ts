import { bindStore } from '../../components/ui/bind-store'
import { priceDisplay } from '../../config/price-display'
import { ACQUISITION_TYPES } from '../../domain/price/acquisition'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { onOtherTab } from '../storage/on-other-tab'
import { createStoredStore } from '../storage/stored-store'
import { PRICES_KEY, priceLines } from '../../config/inline-scripts/price-display'

interface PriceDisplay {
  /** In the order of the site, never empty. */
  types: AcquisitionType[]
}

/** Some of several ways to pay when the site shows several prices; the first of them when it shows one. */
const limited = (types: AcquisitionType[], multiPrice: boolean): AcquisitionType[] =>
  multiPrice ? types : types.slice(0, 1)

/** The ways to pay whose prices are shown until the visitor chooses. */
export const defaultPriceTypes = (multiPrice: boolean = priceDisplay.multiPrice): AcquisitionType[] =>
  limited(['purchase', 'private_lease'], multiPrice)

/** What was stored, whoever wrote it, in the order of the site; the default when nothing of it is a price type. */
export const parsePriceTypes = (
  stored: string | null,
  multiPrice: boolean = priceDisplay.multiPrice,
): AcquisitionType[] => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    const types = Array.isArray(value) ? ACQUISITION_TYPES.filter((type) => value.includes(type)) : []
    return types.length > 0 ? limited(types, multiPrice) : defaultPriceTypes(multiPrice)
  } catch {
    return defaultPriceTypes(multiPrice)
  }
}

/** Storage refused the last choice, so that it tells nothing until it takes one. */
let isBehind = false

const sameTypes = (a: readonly AcquisitionType[], b: readonly AcquisitionType[]): boolean => a.join() === b.join()

const readStored = (current: PriceDisplay): PriceDisplay => {
  if (typeof window === 'undefined' || isBehind) return current
  try {
    const types = parsePriceTypes(localStorage.getItem(PRICES_KEY))
    return sameTypes(types, current.types) ? current : { types }
  } catch {
    return current
  }
}

const write = ({ types }: PriceDisplay): void => {
  try {
    localStorage.setItem(PRICES_KEY, JSON.stringify(types))
    isBehind = false
  } catch {
    isBehind = true
  }
}

/** The first render uses the default on the server and in the browser; the stored choice follows right after. */
const useStore = bindStore(createStoredStore({ initial: { types: defaultPriceTypes() }, read: readStored, write }))

if (typeof window !== 'undefined') {
  const { style } = document.documentElement
  const keepRoom = ({ types }: PriceDisplay) => {
    const lines = String(priceLines(types.length))
    // A value on the root has the browser compute the styles of the whole page again, even where it stays the same.
    if ((style.getPropertyValue('--price-lines') || '1') !== lines) style.setProperty('--price-lines', lines)
  }
  keepRoom(useStore.getState())
  useStore.subscribe(keepRoom)
  onOtherTab(PRICES_KEY, useStore.readAgain)
}

/** Keeps the visitor's choice on this device; an empty one brings the default back. */
export const savePriceTypes = (chosen: readonly AcquisitionType[]): void => {
  useStore.setState({ types: parsePriceTypes(JSON.stringify(chosen)) })
}

/** Ways to pay whose prices the visitor wants to see, in the order of the site; one where the site shows one price. */
export const usePriceTypes = (): AcquisitionType[] => useStore((state) => state.types)
