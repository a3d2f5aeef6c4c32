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
/** What asks whether a model is so, or is there: "il existe en hybride ?", "il y en a d’occasion ?". */
const OF_WHAT_IS_SHOWN =
  /^ (?:et )?(?:c est|est ce|il existe|existe(?: t)? (?:il|elle)|il y (?:en )?a|y en a|vous en avez|en avez vous|on peut l|en leasing|combien (?:en|de (?:vehicules?|voitures?|modeles?))) /
const PRICE = / (?:prix|tarifs?|coute\w*|a partir de combien|combien (?:ca|c est|elle|il)|c est combien) /
const COMPARES = / (?:compar\w*|differences?|par rapport|face a|contre|versus|vs) /
/** Replies about one model. */
const OF_MODEL: ReadonlySet<Reply['code']> = new Set(['models', 'testDrive', 'vehicles', 'offers', 'comparison'])

/** Whether the reply to a question that names no car may be meant for the model of the page. */
const mayBeOfModel = ({ code }: Reply, text: string): boolean => {
  if (code === 'faq') return wantsTestDrive(text) || OF_WHAT_IS_SHOWN.test(text)
  if (code === 'vehicles') return pointsAtTheVehicle(text) || OF_WHAT_IS_SHOWN.test(text)
  if (code === 'offers') return OF_WHAT_IS_SHOWN.test(text)
  return (
    code === 'testDrive' || (code === 'unknown' && (OF_CAR.test(text) || PRICE.test(text) || pointsAtTheVehicle(text)))
  )
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
  { lease, model, today }: Asker,
  knowledge: Knowledge,
  answer: (asked: string) => Reply,
): Reply | null => {
  if (model === undefined) return null
  const text = readSentence(asked).text()
  if (readOnce(asked, knowledge, today).names.length > 0) {
    const compared = COMPARES.test(text) ? answer(`${model} ${asked}`) : whole
    return compared.code === 'comparison' || compared.code === 'models' ? compared : null
  }
  // The offers of the page are the answer already.
  if (!mayBeOfModel(whole, text) || (lease && whole.code === 'offers')) return null
  const reply = answer(whole.code === 'unknown' && PRICE.test(text) ? `prix de base ${model}` : `${asked} ${model}`)
  return OF_MODEL.has(reply.code) ? reply : null
}
