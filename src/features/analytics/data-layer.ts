import { publicConfig } from '../../config/public'
import { site } from '../../config/site'

/** One entry of the data layer, as tag managers read it. */
export type DataLayerEntry = Record<string, unknown>

declare global {
  interface Window {
    /** What happened on this page since it was loaded; it stays on the device unless a tag manager reads it. */
    dataLayer?: DataLayerEntry[]
  }
}

/** Values that hold for every event: the spec’s global values, and the account they are told under. */
const globalValues = (): DataLayerEntry => ({
  contract_id: publicConfig.analytics.contractId,
  country: site.country,
  available_locales: [site.language],
  current_locale: site.language,
})

/** The data layer; the first who asks for it finds the global values in it. Null where there is no window. */
export const dataLayer = (): DataLayerEntry[] | null => {
  if (typeof window === 'undefined') return null
  const layer = (window.dataLayer ??= [])
  if (!layer.some((entry) => 'available_locales' in entry)) layer.push(globalValues())
  return layer
}
