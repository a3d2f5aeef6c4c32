import type { DraftQuery } from '../../draft/draft-query'
import type { Sentence } from '../../words/sentence'

/** Words of other languages, in which "Auto" is a car; "je m’en fous" is French. */
const FOREIGN = / (?:e|(?<! (?:m|n|s|t|j) )en|eng|ein|eine|der|die|das|den|dat|mat|mit|fir|fur|bis|zu|op|ech|ich) /
const BODY =
  '(?:suvs?|crossovers?|breaks?|berlines?|citadines?|compactes?|cabriolets?|decapotables?|coupes?|monospaces?|familiales?|fourgons?|fourgonnettes?|utilitaires?|camionnettes?|pick ?ups?)'
const FUEL = '(?:diesel|essence|hybrides?|electriques?|gpl)'

/** Takes a bare "auto" out of a French sentence: behind a model or a body it is the gearbox, as in "Clio auto", "suv auto". */
export const readBareAuto = (sentence: Sentence, draft: DraftQuery, whole: string, namesCar: boolean): void => {
  if (FOREIGN.test(whole)) return
  const automatic = (): void => draft.want('transmission', 'automatic')
  if (namesCar) sentence.take(/(?<=[|] )auto(?= )/, automatic)
  sentence.take(`(?<= ${BODY} (?:${FUEL} )?)auto(?= )`, automatic)
}
