import { slugify } from '../routes/slugify'

const LONGEST = 60

/**
 * The id of a question on its page, so that links can lead to its answer.
 *
 * @example questionId('Faut-il un apport ?') // 'q-faut-il-un-apport'
 */
export const questionId = (question: string): string => `q-${slugify(question).slice(0, LONGEST)}`
