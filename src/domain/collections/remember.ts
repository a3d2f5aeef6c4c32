/** Answers by question; all are forgotten when there are too many. */
export interface Memory<Answer> {
  of: (question: string, make: () => Answer) => Answer
  forget: () => void
}

/** @param most answers that are kept */
export const remember = <Answer>(most: number): Memory<Answer> => {
  const answers = new Map<string, Answer>()
  return {
    of: (question, make) => {
      const before = answers.get(question)
      if (before !== undefined) return before
      const answer = make()
      if (answers.size >= most) answers.clear()
      answers.set(question, answer)
      return answer
    },
    forget: () => answers.clear(),
  }
}
