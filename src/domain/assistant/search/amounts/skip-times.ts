import type { Sentence } from '../../words/sentence'

/** How long something lasts, and how old somebody is: neither is the age of a car. */
const NO_AGE_OF_CAR: readonly RegExp[] = [
  /(?<= )(?:pour|pendant|depuis|dans|durant|sur|il y a|fir|fur|seit|zanter|encore|(?:gard|ten|conserv)\w*(?: \w+){0,3}) \d{1,2} (?:ans?|annees|joer|jahren?)(?= )(?! (?:max|maxi|maximum|d age|au plus|ou moins|grand))/,
  /(?<= )(?:j ai|fils|fille|mere|pere|mari|femme|epouse|enfant|ado|jeune|conducteur|conductrice|neveu|niece|frere|soeur|copine|copain|agee?s? de|duechter|tochter|sohn|jong)(?: \w+){0,2}? (?:(?:de|a|d|aura) )?(?:1[6-9]|[2-9]\d) (?:ans|joer|jahren?)(?= )/,
]

/** Takes times that are no age of a car out of a sentence: "pour 4 ans", "ma fille de 18 ans". */
export const skipTimes = (sentence: Sentence): void => {
  for (const time of NO_AGE_OF_CAR) sentence.take(time, () => undefined)
}
