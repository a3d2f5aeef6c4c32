/** Whether a page answers an address; asked of the site that is served. */
export type AnswersAddress = (path: string) => Promise<boolean>

/** Milliseconds after which an address is asked about anew, and after which its answer is not used: a release may go live at any moment. */
const FRESH_FOR = 10_000
const USABLE_FOR = 60_000
const AT_MOST = 5_000

/**
 * The parser asks for addresses in passing and cannot wait. So it is asked twice: what it wanted to know the first time
 * is looked up, and known the second time.
 */
export const createKnownAddresses = (answers: AnswersAddress, clock: () => number) => {
  const kept = new Map<string, { answer: boolean; at: number }>()
  const learn = async (path: string): Promise<void> => {
    const answer = await answers(path)
    if (kept.size >= AT_MOST) kept.clear()
    kept.set(path, { answer, at: clock() })
  }
  const refresh = (path: string, entry: { answer: boolean; at: number }): void => {
    kept.set(path, { ...entry, at: clock() - FRESH_FOR / 2 })
    learn(path).catch(() => kept.delete(path))
  }
  /** @param parse told which addresses are good; called again when it asked for one that was not known */
  return async <Result>(parse: (answers: (path: string) => boolean) => Result): Promise<Result> => {
    const unknown = new Set<string>()
    const first = parse((path) => {
      const entry = kept.get(path)
      const age = entry === undefined ? Infinity : clock() - entry.at
      if (entry === undefined || age >= USABLE_FOR) unknown.add(path)
      else if (age >= FRESH_FOR) refresh(path, entry)
      return entry?.answer ?? false
    })
    if (unknown.size === 0) return first
    await Promise.all([...unknown].map(learn))
    return parse((path) => kept.get(path)?.answer ?? false)
  }
}
