/** Times stages that follow each other, in milliseconds with one decimal. */
export const createStopwatch = (onStage: (stage: string) => void) => {
  const timings: Record<string, number> = {}
  const began = performance.now()
  const round = (ms: number): number => Math.round(ms * 10) / 10
  let running: string | null = null

  return {
    /** The stage that runs or ran last. */
    stage: (): string => running ?? 'check',
    async time<T>(stage: string, work: () => Promise<T> | T): Promise<T> {
      running = stage
      onStage(stage)
      const start = performance.now()
      try {
        return await work()
      } finally {
        timings[stage] = round((timings[stage] ?? 0) + performance.now() - start)
      }
    },
    /** All stages and `total`. */
    end: (): Record<string, number> => ({ ...timings, total: round(performance.now() - began) }),
  }
}
