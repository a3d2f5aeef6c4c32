import type { Asker } from './asker'
import type { Knowledge } from './knowledge'
import type { ReadSearch } from './read-search'
import type { Reply } from './reply'

/** Other vehicles of the model at hand: "la même en moins cher", "d’autres voitures de ce modèle". */
const SAME =
  / (?:(?:la|le|les|une?|des) memes?(?: (?:voitures?|autos?|vehicules?|modeles?))?(?! (?:prix|garantie|chose|equipements?|moteur|couleur|teinte|taille|jour|endroit|heure|concession|personne|temps|genre|categorie|style|gabarit|segment|gamme|budget|que|pour|conditions?|mensualite|puissance|coffre))|(?:d )?autres?(?: (?:voitures?|autos?|vehicules?|exemplaires?))?(?: \w+){0,2} (?:de |du )?(?:ce|cette|meme) (?:modele|version|type)|(?:d )?autres?(?: (?:exemplaires?|pareille?s?|identiques?|comme (?:celle ci|celui ci|elle|ca|cette voiture)))|une autre comme (?:celle ci|elle|ca)|same (?:one|car|model)|(?:den|de|datselwecht\w*|dat) selwecht\w* (?:auto|modell)|dasselbe modell) /
const OTHERS = / (?:autres?|same|selwecht\w*|dasselbe) /
const FEWER_KM = / moins (?:de (?:kilometres|kms?|bornes)|kilometree?) /
/** What was seen elsewhere asks for a lower price. */
const ELSEWHERE =
  / (?:ailleurs|geste|(?:ai|a|avons) (?:vu|trouve|repere)|align\w*|concurren\w*|autre garage|negoci\w*|internet|remise|elsewhere|woanders|anzwuersch) /
const CHEAPER = / (?:moins ch\w+|pas si ch\w+|meilleur prix|plus abordable|cheaper|billiger|belleger|gunstiger) /
const NEWER_OR_STRONGER = / (?:plus recente?s?|plus neuve|plus puissante?|peu kilometree?) /
/** Whether others of the model should differ; a question about the vehicle itself says no such thing. */
const isDifferent = (text: string): boolean =>
  [CHEAPER, FEWER_KM, NEWER_OR_STRONGER].some((pattern) => pattern.test(text))
/** "La même mais en bleu": "du même bleu" only compares. */
const IN_COLOUR =
  / memes?(?: \w+){0,4} (?:en|mais|de couleur|couleur) | memes?(?: (?:voitures?|autos?|vehicules?|modeles?))? (?:noire?|blanche?|grise?|bleue?|rouge|verte?|beige|brune?|marron|jaune|orange|argentee?)s? /
/** Filters that ask for another vehicle of the model; so does its paint where others are meant. */
const WISHED = [
  'transmission',
  'fuel',
  'condition',
  'location',
  'driveType',
  'seatCount',
  'interiorColour',
  'interiorMaterial',
] as const

/** The vehicles of the model at hand that a sentence on its page asks for; null for any other sentence. */
export const sameModel = (
  text: string,
  { query, names, unread }: ReadSearch,
  { vehicle }: Asker,
  { names: models, vehiclesOf }: Pick<Knowledge, 'names' | 'vehiclesOf'>,
): Reply | null => {
  if (!vehicle || !SAME.test(text) || ELSEWHERE.test(text) || names.some(({ isOwn }) => !isOwn)) return null
  const isWished =
    WISHED.some((facet) => query.facets[facet]) ||
    (query.facets['colour'] !== undefined && IN_COLOUR.test(text)) ||
    Object.keys(query.ranges).length > 0
  if (!isDifferent(text) && !OTHERS.test(text) && !isWished) return null
  const model = models.find(({ facet, id }) => facet === 'model' && vehiclesOf(id).includes(vehicle.id))
  if (!model) return null
  const sort = CHEAPER.test(text)
    ? ({ key: 'price:purchase', direction: 'asc' } as const)
    : FEWER_KM.test(text)
      ? ({ key: 'mileage', direction: 'asc' } as const)
      : query.sort
  return { code: 'vehicles', query: { ...query, facets: { ...query.facets, model: [model.id] }, sort }, unread }
}
