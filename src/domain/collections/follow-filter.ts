import { unalike } from './unalike'

interface Answer<Item, Question> {
  question: Question
  found: readonly Item[]
  /** Whether it was asked for since the list changed. */
  isAsked: boolean
}

/**
 * Filters one list after the other by the same questions. An answer of the list before stays the same list where no item
 * fits that only one of the two lists has. What is not asked of a list is forgotten with the next one.
 *
 * @param keyOf equal for equal questions
 * @param fitting makes the predicate of a question
 */
export const followFilter = <Item extends object, Question>(
  keyOf: (question: Question) => string,
  fitting: (question: Question) => (item: Item) => boolean,
): ((list: readonly Item[], question: Question) => readonly Item[]) => {
  let known: readonly Item[] = []
  const answers = new Map<string, Answer<Item, Question>>()

  const follow = (list: readonly Item[]): void => {
    const { left, joined } = unalike(known, list)
    for (const [key, answer] of answers) {
      const fits = fitting(answer.question)
      if (!answer.isAsked || left.some(fits) || joined.some(fits)) answers.delete(key)
      answer.isAsked = false
    }
    known = list
  }
  return (list, question) => {
    if (list !== known) follow(list)
    const key = keyOf(question)
    const answer = answers.get(key) ?? { question, found: list.filter(fitting(question)), isAsked: true }
    answer.isAsked = true
    answers.set(key, answer)
    return answer.found
  }
}
