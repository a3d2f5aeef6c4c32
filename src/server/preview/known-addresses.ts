/** Whether a page answers an address; asked of the site that is served. */
export type AnswersAddress = (path: string) => Promise<boolean>

/** Milliseconds for which an answer is good: a release may go live at any moment. */
const KEEP = 10_000
const AT_MOST = 5_000

/**
 * The parser asks for addresses in passing and cannot wait. So it is asked twice: what it wanted to know the first time
 * is looked up, and known the second time.
 */
export const createKnownAddresses = (answers: AnswersAddress, clock: () => number) => {
  const kept = new Map<string, { answer: boolean; at: number }>()
  const fresh = (path: string): boolean | undefined => {
    const entry = kept.get(path)
    return entry !== undefined && clock() - entry.at < KEEP ? entry.answer : undefined
  }
  const learn = async (path: string): Promise<void> => {
    const answer = await answers(path)
    if (kept.size >= AT_MOST) kept.clear()
    kept.set(path, { answer, at: clock() })
  }
  /** @param parse told which addresses are good; called again when it asked for one that was not known */
  return async <Result>(parse: (answers: (path: string) => boolean) => Result): Promise<Result> => {
    const unknown = new Set<string>()
    const first = parse((path) => {
      const answer = fresh(path)
      if (answer === undefined) unknown.add(path)
      return answer ?? false
    })
    if (unknown.size === 0) return first
    await Promise.all([...unknown].map(learn))
    return parse((path) => kept.get(path)?.answer ?? false)
  }
}
