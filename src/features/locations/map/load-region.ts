import leafletStyles from 'leaflet/dist/leaflet.css'
import { parseRegionMap, REGION_MAP } from '../../../domain/location/region-map'
import type { RegionMap } from '../../../domain/location/region-map'

const PATIENCE_MS = 10_000

let styles: Promise<void> | null = null

/** Adds Leaflet's style sheet to the page, once. @returns resolves when it is there, or cannot be had */
export const loadMapStyles = (): Promise<void> =>
  (styles ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = leafletStyles
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  }))

/** The countries around; null when they cannot be read: the map does without them. */
export const loadRegion = async (): Promise<RegionMap | null> => {
  try {
    const answer = await fetch(`/${REGION_MAP}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok ? parseRegionMap(await answer.json()) : null
  } catch {
    return null
  }
}
