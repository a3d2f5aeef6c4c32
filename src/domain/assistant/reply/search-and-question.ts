import type { StockQuery } from '../../stock-search/engine/query'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from './reply'

/** Where a question begins beside what is looked for: a new sentence, or "et est-ce que". */
const END =
  /(?<=[?!.;])\s+|,?\s(?:et|und|an|and)\s(?=(?:est[- ]ce|y a[- ]t|avez|êtes|etes|parlez|faites|reprenez|acceptez|livrez|proposez|pouvez|puis[- ]je|peut[- ]on|quelqu|vous|à quelle|qui|quand)(?![\p{L}]))|,\s(?=(?:est[- ]ce|parlez|reprenez|acceptez|livrez|êtes|quelqu|vous (?:parlez|livrez|reprenez|ouvrez|êtes))(?![\p{L}]))/iu
const QUESTION =
  /\?\s*$|^(?:est[- ]ce|y a|avez|êtes|parlez|faites|reprenez|acceptez|livrez|pouvez|quelqu|vous|à quelle|qui|quand)(?![\p{L}])/iu
/** A question about the vehicles that are looked for. */
const OF_THEM = /(?<![\p{L}])(?:elles?|ils?|celles?-?(?:ci|là)?|celui|la voir|les voir|l['’]essayer)(?![\p{L}])/iu
const ASKED_TOO: ReadonlySet<Reply['code']> = new Set(['dealership', 'languages', 'employees', 'faq'])
const MOST_PARTS = 5

/** Whether a part may be a question of its own, so that the others need be answered too. */
const mayAsk = (part: string): boolean => QUESTION.test(part.trim()) && !OF_THEM.test(part)

/** Whether a search has a wish besides a place and a way of paying. */
const hasWish = ({ facets, ranges }: StockQuery): boolean =>
  Object.keys(facets).some((facet) => facet !== 'location') ||
  Object.entries(ranges).some(([id, { max, min = 0 }]) => id !== 'instalment' || max !== undefined || min > 0)

const findsWish = (reply: Reply): boolean => reply.code === 'vehicles' && hasWish(reply.query)

/**
 * Vehicles and the answer to a question of the same message: "un break diesel sous 20 000 €. Vous parlez anglais ?" Null where
 * it does not have both.
 *
 * @param read what one part searches for; without any filter in a part, none of them has to be answered
 * @param answer answers one part
 */
export const searchAndQuestion = (
  asked: string,
  read: (part: string) => ReadSearch,
  answer: (part: string) => Reply,
): Reply | null => {
  const parts = asked.split(END).filter((part) => /\p{L}{3}/u.test(part))
  if (parts.length < 2 || parts.length > MOST_PARTS || !parts.some(mayAsk)) return null
  if (!parts.some((part) => hasWish(read(part).query))) return null
  const replies = parts.map((part) => ({ part, reply: answer(part) }))
  if (!replies.some(({ reply }) => findsWish(reply))) return null
  const isOther = ({ part, reply }: (typeof replies)[number]): boolean => ASKED_TOO.has(reply.code) && mayAsk(part)
  const others = replies.filter(isOther)
  if (others.length === 0) return null
  const wished = answer(
    replies
      .filter((one) => !isOther(one))
      .map(({ part }) => part)
      .join(' '),
  )
  return findsWish(wished) ? { code: 'several', replies: [wished, ...others.map(({ reply }) => reply)] } : null
}
