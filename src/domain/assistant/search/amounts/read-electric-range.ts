import type { DraftQuery } from '../../draft/draft-query'
import { rangeBy, readAmounts } from './read-amounts'
import type { AmountKind } from './read-amounts'
import { REFUSAL } from '../../words/refusal'
import type { Sentence } from '../../words/sentence'

/** Kilometres; no car goes farther on a charge. */
const FARTHEST = 1_500
/** Kilometres; less without a limit is how far a new car was driven. */
const NEAREST = 150
const RANGE = '(?:autonomie|reichweite|reechwait|portee)(?: electrique)?'
const KM = '(?:kms?|kilometer|kilometres?)'
const GOES =
  '(?:(?:fait|fasse|faire|font|fassent|tient|tienne|tiennent|tenir|parcourt|parcoure|parcourir|va|aille|avale|roule)(?: encore| facilement| bien)? )'
/** "300 km par jour" says how much somebody drives. */
const NO_HABIT = '(?! (?:par|chaque|tous|annuels?|a l annee|h|heure) )'
const ON_A_CHARGE =
  '(?: (?:avec|sur|en|par|a|entre)(?: \\w+)? (?:seule )?(?:charges?|recharges?|plein)| sans (?:re)?charger| d une traite)'
const ELECTRIC = / (?:electri\w*|elektr\w*|ev|bev|e auto) /

const HYBRID = / (?:hybrid\w*|phev|plug ?in\w*) /
const REFUSED_HYBRID = new RegExp(` ${REFUSAL}(?:hybrid\\w*|phev) `)
const IN_ELECTRIC = '(?:(?:mode|tout|100|full|pur|purement|le) )*(?:electriques?|electric|elektrisch|elektresch)'
const GOES_IN_ELECTRIC = new RegExp(
  `(?<= (?:[|]|roule\\w*|fait|faire|fasse|aille|aller|circule\\w*|ville|quotidien|minimum|moins) )en (?:${IN_ELECTRIC})(?= )(?! (?:ou|et|oder|voire) )|(?<= )en (?:mode|tout|100) electriques?(?= )`,
)

const PLAIN_HYBRID = /(?<= )hybrides?(?= )(?! (?:rechargeable|plug|branch|a brancher|qui se))/

/** "Hybride rechargeable qui fasse 60 km en électrique": how far a hybrid goes, and no electric car. */
const readHybridRange = (sentence: Sentence, far: AmountKind['read']): void => {
  if (REFUSED_HYBRID.test(sentence.text())) return
  const before = sentence.text()
  readAmounts(sentence, {
    lead: `${GOES}?`,
    unit: ` ${KM}${NO_HABIT}(?: (?:minimum|mini|au moins))?(?: en moyenne)?(?: en)? ${IN_ELECTRIC}(?: (?:minimum|mini|au moins))?`,
    read: far,
  })
  // Only a plug-in hybrid has an electric range.
  if (sentence.text() !== before) sentence.mark(PLAIN_HYBRID, 'hybride rechargeable')
  sentence.take(GOES_IN_ELECTRIC, () => undefined)
}

/** Reads the electric range from a sentence and removes it: "au moins 400 km d’autonomie", "qui tient 300 km". */
export const readElectricRange = (sentence: Sentence, draft: DraftQuery): void => {
  const isElectric = ELECTRIC.test(sentence.text())
  const far: AmountKind['read'] = (values, bound) => {
    if (values[0] > FARTHEST) return false
    draft.range('electricRange', rangeBy(values, bound, 'min'))
    return true
  }
  const least: AmountKind['read'] = (values, bound) =>
    bound === 'most' || bound === 'about' ? false : far(values, bound)
  readAmounts(sentence, { lead: `${RANGE}(?: de| d| est)* `, unit: '(?: km)?', read: far })
  readAmounts(sentence, {
    unit: ` ${KM}(?: (?:minimum|mini|min|au moins|et plus|reels?|wltp))*(?: d| de)? ${RANGE}`,
    read: far,
  })
  readAmounts(sentence, { unit: ' (?:d |de )autonomie', read: far })
  readAmounts(sentence, { unit: ` ${KM}${ON_A_CHARGE}`, read: far })
  if (HYBRID.test(sentence.text())) readHybridRange(sentence, far)
  if (!isElectric) return
  readAmounts(sentence, { lead: GOES, unit: ` ${KM}${NO_HABIT}`, read: least })
  // "Au moins 400 km" or "430 km" of an electric car is no mileage.
  readAmounts(sentence, {
    unit: ` ${KM}${NO_HABIT}(?! (?:de|d|du|autour|au compteur) )`,
    read: (values, bound) =>
      bound === 'least' || (bound === 'exact' && values.length === 1 && values[0] >= NEAREST)
        ? far(values, bound)
        : false,
  })
}
