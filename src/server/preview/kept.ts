export interface KeptOptions<Value> {
  read: () => Promise<Value>
  /** Milliseconds after which the value is read anew, while whoever asks gets the old one. */
  freshFor: number
  /** Milliseconds after which nobody gets the old one. */
  usableFor: number
  /** In milliseconds. */
  clock: () => number
}

export interface Kept<Value> {
  (): Promise<Value>
  /** Drops the value, and one that is being read. */
  forget: () => void
}

/**
 * A value kept in memory: somebody types, and every keystroke asks for it. Whoever asks while it is read anew gets it as
 * it was some seconds ago and does not wait.
 */
export const createKept = <Value>({ read, freshFor, usableFor, clock }: KeptOptions<Value>): Kept<Value> => {
  let kept: { value: Value; at: number } | null = null
  let reading: Promise<Value> | null = null
  const readOnce = (): Promise<Value> => {
    const at = clock()
    if (reading) return reading
    const current: Promise<Value> = read()
      .then((value) => {
        if (reading === current) kept = { value, at }
        return value
      })
      .finally(() => {
        if (reading === current) reading = null
      })
    reading = current
    return current
  }
  const get = async (): Promise<Value> => {
    const age = kept === null ? Infinity : clock() - kept.at
    if (kept === null || age >= usableFor) return readOnce()
    // A failure is for whoever has to wait for the next answer; this one has what it needs.
    if (age >= freshFor) readOnce().catch(() => undefined)
    return kept.value
  }
  const forget = (): void => {
    kept = null
    reading = null
  }
  return Object.assign(get, { forget })
}
