/** Time as a client of the content API needs it; tests bring their own and do not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds since some moment, whatever anybody sets the machine's date to. */
  elapsed: () => number
  sleep: (milliseconds: number) => Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}
