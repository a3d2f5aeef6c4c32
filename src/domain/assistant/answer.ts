import { answerOne, forOthers } from './answer-one'
import { answerParts, MAY_BE_SEVERAL } from './answer-parts'
import { asTyped } from './words/as-typed'
import type { Asker } from './knowledge/asker'
import { findPassage } from './faq/find-passage'
import type { Knowledge } from './knowledge/knowledge'
import { isQuestion } from './faq/match-faq'
import { readOnce } from './search/read-once'
import type { Reply } from './reply/reply'
import { readSentence } from './words/sentence'
import type { FaqEntry } from './site/site-facts'
import { ofPageLease } from './lease/page-offers'
import { ofPageModel } from './models/page-model'
import { withPageMake } from './vehicle/this-vehicle'
import { refineSearch } from './search/refine-search'
import { searchAndQuestion } from './reply/search-and-question'
import { withoutClosing } from './without-closing'
import { withoutContact } from './without-contact'
import { withoutDismissal } from './without-dismissal'
import { withoutOpenness } from './without-openness'

/** Replies to messages that may look for vehicles too. */
const MAY_HAVE_SEARCH: ReadonlySet<Reply['code']> = new Set(['vehicles', 'dealership', 'languages', 'employees', 'faq'])

/** The dealerships that a question names, for parts of it that name none. */
const withPlace = (asked: string, asker: Asker, { places }: Knowledge): Asker => {
  const named = places.dealerships(asked)
  return named.length > 0 ? { ...asker, here: named } : asker
}

/** Leasing and credit: their terms are in records, and a page may describe them for one kind of customer only. */
const OF_TERMS = / (?:leasings?|lease|lld|loa|loyers?|financements?|credits?|prets?) /

/** A paragraph of the site, for a question that no record answers. */
const passageReply = (asked: string, { facts }: Knowledge, { vehicle }: Asker): Reply | null => {
  const text = readSentence(asked).text()
  if (vehicle !== null || !isQuestion(asked) || OF_TERMS.test(text)) return null
  const entry = findPassage(text, facts.passages ?? [])
  return entry && { code: 'faq', entry }
}

/** "Et vous les stockez ?" after a question about tyres. */
const KEPT = /(?<![\p{L}])les (?:stock|gard|entrepos|conserv)(?:ez|er|e)(?![\p{L}])/iu
const OF_TYRES = /pneu|roues|jantes/i

/** An entry about tyres, with the one about keeping them where the message asks for it with a pronoun. */
const withKeeping = (whole: Reply, asked: string, knowledge: Knowledge, asker: Asker): Reply => {
  if (whole.code !== 'faq' || !OF_TYRES.test(asked) || !KEPT.test(asked)) return whole
  const kept = answerOne('vous stockez mes pneus ?', knowledge, asker)
  const isOther = kept.code === 'faq' && kept.entry !== whole.entry
  return isOther ? { code: 'several', replies: [whole, kept] } : whole
}

/** An introduction before the question: "deux ados et un lévrier : combien de places et de portes ?" */
const STORY = /^[^?]*\s:\s(?=[^:]*\?)/

/** The entries of the FAQ among some answers. */
const entriesOf = (reply: Reply): readonly FaqEntry[] =>
  reply.code === 'several' ? reply.replies.flatMap(entriesOf) : reply.code === 'faq' ? [reply.entry] : []

/** Whether the answers to parts have the entries that answer the whole; beside one that is an entry, none may be unknown. */
const hasAllOf = (whole: Reply, parts: Reply): boolean => {
  if (whole.code === 'testDrive')
    return parts.code === 'several' && parts.replies.some(({ code }) => code === 'testDrive')
  const [needed, found] = [entriesOf(whole), entriesOf(parts)]
  return (
    needed.length === 0 ||
    (needed.every((entry) => found.includes(entry)) &&
      (whole.code !== 'faq' || (parts.code === 'several' && parts.replies.every(({ code }) => code !== 'unknown'))))
  )
}

/** A reply that quotes words as the visitor typed them. */
const quoting = (reply: Reply, message: string): Reply =>
  reply.code === 'several'
    ? { ...reply, replies: reply.replies.map((one) => quoting(one, message)) }
    : reply.code === 'vehicles'
      ? { ...reply, unread: asTyped(reply.unread, message) }
      : reply

/** The answer, with words as the rules read them: without accents. */
const answerInPlainWords = (message: string, knowledge: Knowledge, from: Asker): Reply => {
  const said = withoutOpenness(withoutClosing(withoutContact(message)))
  const asked = from.vehicle ? withPageMake(withoutDismissal(said), from, knowledge) : said
  const asker = forOthers(asked, knowledge, from)
  const whole = answerOne(asked, knowledge, asker)
  const answered = new Map<string, Reply>()
  const answerPart = (part: string): Reply => {
    const reply = answered.get(part) ?? answerOne(part, knowledge, asker)
    answered.set(part, reply)
    return reply
  }
  const ofPage = ofPageLease(whole, asked, asker, answerPart) ?? ofPageModel(whole, asked, asker, knowledge, answerPart)
  if (ofPage) return ofPage
  if (MAY_HAVE_SEARCH.has(whole.code)) {
    const both = searchAndQuestion(asked, (part) => readOnce(part, knowledge, asker.today), answerPart)
    if (both) return both
  }
  // "Elle est où, et je peux l’essayer demain ?"
  const mayBeHalf = (whole.code === 'unknown' || whole.code === 'testDrive') && asker.vehicle !== null
  if (whole.code === 'unknown' && !mayBeHalf) return passageReply(asked, knowledge, asker) ?? whole
  if (!MAY_BE_SEVERAL.has(whole.code) && whole.code !== 'faq' && !mayBeHalf) return whole
  let partly: Asker | null = null
  const answer = (part: string): Reply => {
    partly ??= withPlace(asked, asker, knowledge)
    return partly === asker ? answerPart(part) : answerOne(part, knowledge, partly)
  }
  const behindStory = asked.replace(STORY, '')
  const parts = answerParts(asked, answer) ?? (behindStory === asked ? null : answerParts(behindStory, answer))
  return parts && hasAllOf(whole, parts) ? parts : withKeeping(whole, asked, knowledge, asker)
}

/**
 * Answers a sentence of a visitor from records alone. What it does not know it says: the reply `unknown` offers contact.
 * It makes no request. A message that continues the search of the previous answer narrows or changes that search; no other answer
 * depends on those before it.
 */
export const answerQuestion = (message: string, knowledge: Knowledge, from: Asker): Reply => {
  const reply = quoting(answerInPlainWords(message, knowledge, from), message)
  if (!from.before) return reply
  return refineSearch(reply, readSentence(message).text(), readOnce(message, knowledge, from.today), from.before)
}
