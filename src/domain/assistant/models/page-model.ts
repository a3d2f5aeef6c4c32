import type { Asker } from '../knowledge/asker'
import type { Knowledge } from '../knowledge/knowledge'
import type { Reply } from '../reply/reply'
import { wantsTestDrive } from '../search/intents'
import { readOnce } from '../search/read-once'
import { pointsAtTheVehicle } from '../vehicle/vehicle-questions'
import { readSentence } from '../words/sentence'

/** What people ask of a car. */
const OF_CAR =
  / (?:coffre|autonomie|puissance|chevaux|consommation|consomme|places|sieges|couleurs?|longueur|largeur|hauteur|dimensions?|mesure|en stock|disponibles?|ce modele) /
/** Replies about one model. */
const OF_MODEL: ReadonlySet<Reply['code']> = new Set(['models', 'testDrive', 'vehicles'])

/** Whether the reply to a question that names no car may be meant for the model of the page. */
const mayBeOfModel = ({ code }: Reply, text: string): boolean => {
  if (code === 'faq') return wantsTestDrive(text)
  if (code === 'vehicles') return pointsAtTheVehicle(text)
  return code === 'testDrive' || (code === 'unknown' && (OF_CAR.test(text) || pointsAtTheVehicle(text)))
}

/**
 * The reply to a question about the model whose page or lease offer is open: "le coffre fait combien ?"; null on other pages
 * and for questions about something else.
 *
 * @param whole what the question is answered without the model
 * @param answer answers one question
 */
export const ofPageModel = (
  whole: Reply,
  asked: string,
  { model, today }: Asker,
  knowledge: Knowledge,
  answer: (asked: string) => Reply,
): Reply | null => {
  if (model === undefined || readOnce(asked, knowledge, today).names.length > 0) return null
  if (!mayBeOfModel(whole, readSentence(asked).text())) return null
  const reply = answer(`${asked} ${model}`)
  return OF_MODEL.has(reply.code) ? reply : null
}
