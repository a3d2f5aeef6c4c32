const TECHNICAL = new Set([
  '_uid',
  'component',
  'filename',
  'cached_url',
  'url',
  'href',
  'email',
  'uuid',
  'anchor',
  'fieldtype',
  'linktype',
  'target',
  'type',
])

/** Every string that a visitor may read inside a value, for tests. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (TECHNICAL.has(key) ? [] : textsIn(inner)))
}

/** Every object inside a value, the value itself first, for tests. */
export const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)]
}
