import type { DraftQuery } from './draft-query'
import { readAmounts } from './read-amounts'
import type { Sentence } from './sentence'

const TOW =
  '(?:(?:pour |qui |peut |une |un |de |la |capable |puisse |pouvant |ma |mon )*(?:remorquer|remorquage|tracter?|tractant|remorquent|tirer?|caravane|remorque|van (?:a|pour) chevaux|poids tracte|anhangelast)(?: une| un| ma| mon| de| d| remorque| caravane| jusqu a| bateau| van a chevaux)*) '
/** What is towed, or that something is. */
const TOWS =
  / (?:remorquer?|remorquage|remorques?|tracte[rsz]?|tractons|tractant|tracter|tirer?|caravanes?|van (?:a|pour) (?:les |mes |deux |2 )?chevaux|porte voitures?|bateau|hanger|anhanger|unhanger|wunnwon|wohnwagen) /
/** Weights of something else. */
const OF_LOAD = / (?:charge utile|ptac|mma|poids total|poids a vide) /
const WEIGHT_WORDS =
  '(?:(?:qui |il |elle |me |m |nous |on |au moins |minimum |et )*(?:fait|faut|faudrait|pese|pesant|tire|tirer|tracte|tracter|capable|puisse|besoin|ait|a|de|d|pour)(?: (?:de|d|une?|voiture|vehicule|auto|pour|qui))* )?'
const TOWED =
  '(?:(?:je|on|nous|pour|qui|ma|mon|notre|une?|le|la|tracter?|tractons|tire|tirer|remorquer?|tirons|avec|j ai|petite?|grande?|grosse?|double|essieu) )*(?:caravanes?|remorques?|van (?:a|pour) (?:les |mes |deux |2 )?chevaux|porte voitures?|bateau|hanger|anhanger|wunnwon|wohnwagen)'

/** Takes what a vehicle must tow out of a sentence; the weight may stand in another clause than what is towed. */
export const readTowing = (sentence: Sentence, draft: DraftQuery): void => {
  sentence.mark(/(?<= )(\d) (?:t|tonnes?) et demie?(?= )/, '$1.5 tonnes')
  readAmounts(sentence, {
    lead: TOW,
    unit: ' (?:t|tonnes?|tonnen)',
    read: (values) => draft.range('towingWeight', { min: Math.round(values[0] * 1000) }),
  })
  readAmounts(sentence, {
    lead: TOW,
    unit: ' (?:kg|kilos?)',
    read: (values) => draft.range('towingWeight', { min: values[0] }),
  })
  sentence.take(/(?<= )(\d{3,4}) (?:kg|kilos?) (?:de |en )?(?:remorque|remorquage|caravane)(?= )/, ([, kg]) =>
    draft.range('towingWeight', { min: Number(kg) }),
  )
  sentence.take(
    /(?<= )(\d+(?:\.\d+)?) (?:t|tonnes?|tonnen) (?:de |en )?(?:remorque|remorquage|caravane)(?= )/,
    ([, t]) => draft.range('towingWeight', { min: Math.round(Number(t) * 1000) }),
  )
  const whole = sentence.text()
  if (!TOWS.test(whole) || OF_LOAD.test(whole)) return
  const read = ([low]: readonly [number] | readonly [number, number], scale: number): void =>
    draft.range('towingWeight', { min: Math.round(low * scale) })
  readAmounts(sentence, { lead: WEIGHT_WORDS, unit: ' (?:t|tonnes?|tonnen)', read: (values) => read(values, 1000) })
  readAmounts(sentence, { lead: WEIGHT_WORDS, unit: ' (?:kg|kilos?)', read: (values) => read(values, 1) })
  if (sentence.text() !== whole) sentence.take(`(?<= )${TOWED}(?= )`, () => undefined)
}
