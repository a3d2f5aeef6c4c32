import type { ListedLocation } from '../use-location-list'

/** A dealership as the interactive map shows it. */
export interface MapPlace {
  location: ListedLocation
  /** Its number in the list; null when the filters leave it out. */
  number: number | null
  /** Address of its page. */
  to: string
}

/** Where the visitor is. */
export interface MapVisitor {
  label: string
  latitude: number
  longitude: number
}
