import type { Json } from './types'

/** A value as text: itself where it is one, otherwise as JSON writes it; a missing one is `undefined`. */
export const jsonText = (value: Json | undefined): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
