export interface Gate {
  /** Tasks that wait for their turn. */
  waiting: () => number
  /** Runs a task once fewer than `width` others run. */
  run: <Value>(task: () => Promise<Value>) => Promise<Value>
}

/** Lets `width` tasks run at a time, in the order in which they came. */
export const createGate = (width: number): Gate => {
  const queue: (() => void)[] = []
  let running = 0
  return {
    waiting: () => queue.length,
    run: async (task) => {
      if (running >= width) await new Promise<void>((resolve) => queue.push(resolve))
      else running += 1
      try {
        return await task()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
