/** Answers that are kept at most; the oldest goes first. */
const KEPT = 200

/** What was asked is not asked again: not while the answer is on its way, and not once it is here. */
export interface AnswerCache<Value> {
  get: (key: string, read: () => Promise<Value>) => Promise<Value>
  clear: () => void
}

/** A question that failed is asked anew. */
export const createAnswerCache = <Value>(): AnswerCache<Value> => {
  const answers = new Map<string, Promise<Value>>()
  const forget = (key: string, answer: Promise<Value>): void => {
    if (answers.get(key) === answer) answers.delete(key)
  }
  return {
    get: (key, read) => {
      const known = answers.get(key)
      if (known) return known
      const answer = read()
      answers.set(key, answer)
      answer.catch(() => forget(key, answer))
      for (const oldest of answers.keys()) {
        if (answers.size <= KEPT) break
        answers.delete(oldest)
      }
      return answer
    },
    clear: () => answers.clear(),
  }
}
