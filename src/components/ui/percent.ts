type UpTo<Highest extends number, Counted extends number[] = []> = Counted['length'] extends Highest
  ? Counted[number] | Highest
  : UpTo<Highest, [...Counted, Counted['length']]>

/** An integer from 0 to 100: the compiler refuses any other literal. */
export type Percent = UpTo<100>

/**
 * Holds a percentage that was computed to its bounds.
 *
 * @throws RangeError in development; a build takes the nearest bound and warns
 */
export const boundedPercent = (name: string, value: number): number => {
  const bounded = Math.min(100, Math.max(0, Math.round(value) || 0))
  if (bounded === value) return value
  const problem = `${name} of a picture is ${value}, which is no integer from 0 to 100`
  if (process.env.NODE_ENV === 'development') throw new RangeError(problem)
  // oxlint-disable-next-line no-console -- pages are rendered in Node: the line stands in the log of the build
  console.warn(`${problem}: taken as ${bounded}`)
  return bounded
}
