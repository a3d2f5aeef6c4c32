import type { DraftQuery } from '../../draft/draft-query'
import { readAmounts } from './read-amounts'
import type { Sentence } from '../../words/sentence'

const TOW =
  '(?:(?:pour |qui |peut |une |un |de |la |capable |puisse |pouvant |ma |mon )*(?:remorquer|remorquage|tracter?|tractant|remorquent|tirer?|caravane|remorque|van (?:a|pour) chevaux|poids tracte|anhangelast)(?: une| un| ma| mon| de| d| remorque| caravane| jusqu a| bateau| van a chevaux)*) '
/** What is towed, or that something is. */
const TOWS =
  / (?:remorquer?|remorquage|remorques?|tracte[rsz]?|tractons|tractant|tracter|tirer?|caravanes?|van (?:(?:a|pour|avec|de) (?:les |mes |nos |un |deux |2 )?(?:chevaux|cheval|poneys?)|equitation)|(?:chevaux|cheval|poneys?) (?:\w+ ){0,2}van|porte voitures?|bateau|hanger|anhanger|unhanger|wunnwon|wohnwagen|jument|poulain|mini pelle) /
/** Weights of something else. */
const OF_LOAD = / (?:charge utile|ptac|mma|poids total|poids a vide) /
const WEIGHT_WORDS =
  '(?:(?:qui |il |elle |me |m |nous |on |au moins |minimum |et )*(?:fait|font|faut|faudrait|pese|pesant|tire|tirer|tracte|tracter|capable|puisse|besoin|ait|a|de|d|pour)(?: (?:de|d|une?|voiture|vehicule|auto|pour|qui))* )?'
const TOWED =
  '(?:(?:je|on|nous|pour|qui|ma|mon|notre|une?|le|la|tracter?|tractons|tire|tirer|remorquer?|tirons|avec|j ai|petite?|grande?|grosse?|double|essieu) )*(?:caravanes?|remorques?|van (?:(?:a|pour|avec|de) (?:les |mes |nos |un |deux |2 )?(?:chevaux|cheval|poneys?)|equitation)|porte voitures?|bateau|hanger|anhanger|wunnwon|wohnwagen)'

/** "Une tonne deux" is 1.2 t. */
const TENTHS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit']
const TONNES = ' (?:t|tonnes?|tonnen)'
const KILOGRAMS = ' (?:kg|kilos?)'

/** Takes what a vehicle must tow out of a sentence; the weight may stand in another clause than what is towed. */
export const readTowing = (sentence: Sentence, draft: DraftQuery): void => {
  const tow = (weight: number, kilograms: number): void =>
    draft.range('towingWeight', { min: Math.round(weight * kilograms) })
  sentence.mark(/(?<= )(\d) (?:t|tonnes?) et demie?(?= )/, '$1.5 tonnes')
  for (const [at, tenth] of TENTHS.entries())
    sentence.mark(
      `(?<= )(\\d) (?:t|tonnes?) (?:${tenth}|${at + 2})00?(?= )|(?<= )(\\d) (?:t|tonnes?) (?:${tenth}|${at + 2})(?= (?!places|portes))`,
      `$1$2.${at + 2} tonnes`,
    )
  readAmounts(sentence, { lead: TOW, unit: TONNES, read: ([low]) => tow(low, 1000) })
  readAmounts(sentence, { lead: TOW, unit: KILOGRAMS, read: ([low]) => tow(low, 1) })
  sentence.take(
    /(?<= )(\d{3,4}) (?:kg|kilos?) (?:de |en )?(?:remorque|remorquage|caravane|traction|tractage)(?= )/,
    ([, kg]) => tow(Number(kg), 1),
  )
  sentence.take(
    /(?<= )(\d+(?:\.\d+)?) (?:t|tonnes?|tonnen) (?:de |en )?(?:remorque|remorquage|caravane|traction|tractage)(?= )/,
    ([, t]) => tow(Number(t), 1000),
  )
  const whole = sentence.text()
  if (!TOWS.test(whole) || OF_LOAD.test(whole)) return
  readAmounts(sentence, { lead: WEIGHT_WORDS, unit: TONNES, read: ([low]) => tow(low, 1000) })
  readAmounts(sentence, { lead: WEIGHT_WORDS, unit: KILOGRAMS, read: ([low]) => tow(low, 1) })
  if (sentence.text() !== whole) sentence.take(`(?<= )${TOWED}(?= )`, () => undefined)
}
