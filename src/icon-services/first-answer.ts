export interface AnswerLimits {
  /** Milliseconds after which the next one is asked as well. */
  rotate: number
  /** Aborts everything. */
  signal: AbortSignal
}

/**
 * Asks one after the other until one answers: the next as soon as one fails or has taken too long. Those asked earlier
 * may still answer first; once there is an answer, the others are aborted.
 *
 * @throws what the last one failed with, or the signal's reason
 */
export const firstAnswer = async <Answer>(
  asks: readonly ((signal: AbortSignal) => Promise<Answer>)[],
  { rotate, signal }: AnswerLimits,
): Promise<Answer> => {
  const stop = new AbortController()
  const stopped = AbortSignal.any([signal, stop.signal])
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Answer>((resolve, reject) => {
      let next = 0
      let open = 0
      const end = () => reject(signal.reason as Error)
      if (signal.aborted) return end()
      signal.addEventListener('abort', end, { once: true, signal: stop.signal })
      const askNext = (): void => {
        clearTimeout(timer)
        const ask = asks[next]
        if (!ask) return
        next += 1
        open += 1
        timer = setTimeout(askNext, rotate)
        ask(stopped).then(resolve, (error: unknown) => {
          open -= 1
          if (next < asks.length) askNext()
          else if (open === 0) reject(error instanceof Error ? error : new Error(String(error)))
        })
      }
      if (asks.length === 0) return reject(new Error('There is nobody to ask.'))
      askNext()
    })
  } finally {
    clearTimeout(timer)
    stop.abort()
  }
}
