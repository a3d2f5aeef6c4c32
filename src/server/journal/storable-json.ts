/** In JSON text: a backslash that stands for itself, a zero character, half of a pair. */
const ESCAPES = /\\(?:\\|u0000|ud[89ab][0-9a-f]{2}|ud[c-f][0-9a-f]{2})/g

/**
 * JSON that the database takes: it keeps no zero character and no half of a pair, in values or in names. Each becomes
 * the sign for an unknown character, so that one odd text does not cost the event.
 */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value).replace(ESCAPES, (escape) => (escape === '\\\\' ? escape : '\ufffd'))
