import type { Asker } from '../knowledge/asker'
import type { Knowledge } from '../knowledge/knowledge'
import type { Reply } from '../reply/reply'
import { asksForPerson } from '../search/intents'
import { namedEmployees } from './named-employees'
import { asksToReach, postHolders } from './post-asked'

/** Answers a question about an employee by name or by post; null for any other question. */
export const personAsked = (asked: string, text: string, asker: Asker, knowledge: Knowledge): Reply | null => {
  const named = namedEmployees(text, knowledge.facts)
  if (named) return named
  if (asksForPerson(text)) return postHolders(asked, text, asker, knowledge) ?? { code: 'unknown' }
  return asksToReach(text) ? postHolders(asked, text, asker, knowledge) : null
}
