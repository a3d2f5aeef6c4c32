export interface KeptOptions<Value> {
  read: () => Promise<Value>
  /** Milliseconds after which the value is read anew, while whoever asks gets the old one. */
  freshFor: number
  /** Milliseconds after which nobody gets the old one. */
  usableFor: number
  /** In milliseconds. */
  clock: () => number
}

/**
 * A value kept in memory: somebody types, and every keystroke asks for it. Whoever asks while it is read anew gets it as
 * it was some seconds ago and does not wait.
 */
export const createKept = <Value>({ read, freshFor, usableFor, clock }: KeptOptions<Value>): (() => Promise<Value>) => {
  let kept: { value: Value; at: number } | null = null
  let reading: Promise<Value> | null = null
  const readOnce = (): Promise<Value> => {
    const at = clock()
    reading ??= read()
      .then((value) => {
        kept = { value, at }
        return value
      })
      .finally(() => {
        reading = null
      })
    return reading
  }
  return async () => {
    const age = kept === null ? Infinity : clock() - kept.at
    if (kept === null || age >= usableFor) return readOnce()
    // A failure is for whoever has to wait for the next answer; this one has what it needs.
    if (age >= freshFor) readOnce().catch(() => undefined)
    return kept.value
  }
}
