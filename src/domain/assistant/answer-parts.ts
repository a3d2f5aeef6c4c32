import type { Reply } from './reply/reply'
import { readSentence } from './words/sentence'
import { isBesideRecord } from './vehicle/vehicle-questions'

/** Where one question of a message ends and the next begins. */
const END =
  /[?!;.](?=\s|$)|,|(?<!(?:ass|huet|gëtt|kascht|steet))\s(?:et|puis|sinon|ainsi que|an|und)\s|\sa\s(?=(?:wou|wéi|wat|wéini|ass|huet)\s)/i
/** Replies that may leave a second question of the message out. */
export const MAY_BE_SEVERAL: ReadonlySet<Reply['code']> = new Set([
  'fact',
  'equipment',
  'dealership',
  'employees',
  'languages',
  'several',
  'models',
])
/** Replies that one message may ask for together. */
const TOGETHER: ReadonlySet<Reply['code']> = new Set([...MAY_BE_SEVERAL, 'testDrive', 'faq'])
const POLITE =
  /^(?:bonjour|bonsoir|salut|merci|moien|s['’]il vous plaît|svp|stp|hallo|(?:c['’ ]?est|ça fait|ca fait) (?:combien|quoi|comment|où)|combien)?[\s]*$/i
/** "Je suis intéressé" and "on m’est rentré dedans" ask nothing. */
const STATEMENT =
  /^(?:on (?:m|nous) ?['’]?(?:est|a) (?:rentr|percut|accroch|embout|tap|ray|érafl)[^?]*|(?:(?:bonjour|bonsoir|salut),? )?(?:(?:je suis|je serais|on est|nous sommes)(?: \p{L}+){0,2} int[ée]ress[ée]e?s?|(?:elle|cette voiture|ce véhicule|votre annonce|ça) (?:m|nous) ?['’]?(?:intéresse|interesse|plaît|plait)(?: \p{L}+){0,2})(?: par (?:elle|la|le|cette|ce|votre)(?: \p{L}+){0,3})?)$/iu
const MOST_PARTS = 4
/** "Son numéro ?" after an employee: the answer has it. */
const OF_EMPLOYEE = / (?:son|sa|ses|leurs?) (?:numeros?|tel|telephone|mail|e mail|adresse mail|coordonnees|noms?) /

/** Hours of either part of a dealership are one question. */
const keyOf = (reply: Reply): string => {
  if (reply.code === 'fact') return reply.fact
  if (reply.code !== 'dealership') return reply.code
  return reply.about === 'workshopHours' ? 'hours' : reply.about
}

/**
 * The replies to the questions of a message, where it asks for several things and each is known; null otherwise.
 *
 * @param answer answers one question
 */
export const answerParts = (asked: string, answer: (part: string) => Reply): Reply | null => {
  const parts = asked.split(END).map((part) => part.trim())
  const questions = parts.filter((part) => !POLITE.test(part) && !STATEMENT.test(part))
  if (questions.length < 2 || questions.length > MOST_PARTS) return null
  const replies: Reply[] = []
  for (const part of questions) {
    const text = readSentence(part).text()
    if (OF_EMPLOYEE.test(text) && replies.some(({ code }) => code === 'employees')) continue
    const reply = answer(part)
    // One part may be a question that no record answers.
    const isBeside = reply.code === 'unknown' && isBesideRecord(text)
    if (!TOGETHER.has(reply.code) && !isBeside) return null
    replies.push(...(reply.code === 'several' ? reply.replies : [reply]))
  }
  const distinct = replies.filter((reply, at) => replies.findIndex((other) => keyOf(other) === keyOf(reply)) === at)
  return distinct.length > 1 && distinct.some(({ code }) => code !== 'unknown')
    ? { code: 'several', replies: distinct }
    : null
}
