import { isRecord } from '../is-record'
import { DEFAULT_SEGMENTS } from './segments'
import type { Segments } from './segments'

export const isSegmentName = (name: string): name is keyof Segments => Object.hasOwn(DEFAULT_SEGMENTS, name)

/** Lower-case words joined by hyphens. */
export const isSegment = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)

/** Overrides as they are written; null where the text is no JSON object, none where there is no text. */
export const readOverrides = (text = ''): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text.trim() || '{}')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** The segments of one language, with every valid override of a JSON object such as `{"stock":"vehicules"}` applied. */
export const readSegments = (text: string | undefined): Segments => {
  const segments = { ...DEFAULT_SEGMENTS }
  for (const [name, value] of Object.entries(readOverrides(text) ?? {}))
    if (isSegmentName(name) && isSegment(value)) segments[name] = value
  return segments
}
