const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
}

/**
 * For `memo`: whether two sets of props say the same. Lists and plain objects are compared by what they hold, since
 * reading an address makes them anew each time; everything else, functions too, by being the same.
 */
export const sameProps = (before: object, after: object): boolean => isSame({ ...before }, { ...after })
