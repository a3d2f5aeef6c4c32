import type { Knowledge } from './knowledge'
import type { ReadSearch } from './read-search'
import type { ModelFact, Reply } from './reply'
import { modelIdsOf } from './wanted-models'

/** How people ask for fields of models that records of vehicles do not have. */
const ASKED: readonly (readonly [facts: readonly ModelFact[], pattern: RegExp])[] = [
  [['bootVolume'], / (?:coffre(?! (?:de toit|a outils|electrique|motorise))|kofferraum|kuffer) /],
  [['length', 'width', 'height'], / (?:tailles?|dimensions?|gabarits?|encombrement|mesures?|mesurent?) /],
  [['length'], / (?:longueur|longue?s?|lang) /],
  [['width'], / (?:largeur|larges?) /],
  [['height'], / (?:hauteur|hautes?) /],
  [
    ['fromPrice'],
    / (?:prix (?:de (?:base|depart)|d (?:entree|appel)|catalogue|neuf)|premier prix|a partir de combien) /,
  ],
]
/** Whether one model is asked about rather than looked for. */
const QUESTION =
  / (?:quel(?:le)?s?|combien|volume|dimensions?|longueur|largeur|hauteur|prix|capacite|litres|que fait|fait elle|fait il|wei vill|wei grouss|wie gross|wie lang|c est quoi) /

/** Fields of the models that a sentence names; null where it asks for none, or where a model has no record. */
export const modelFacts = (
  text: string,
  read: ReadSearch,
  { facts }: Knowledge,
  isComparison: boolean,
): Reply | null => {
  const modelIds = modelIdsOf(read)
  if (modelIds.length === 0 || !(isComparison || QUESTION.test(text))) return null
  const asked = [...new Set(ASKED.filter(([, pattern]) => pattern.test(text)).flatMap(([fields]) => fields))]
  const known = (facts.models ?? []).map(({ id }) => id)
  return asked.length > 0 && modelIds.every((id) => known.includes(id))
    ? { code: 'models', modelIds, facts: asked }
    : null
}
