import type { Asker } from '../knowledge/asker'
import type { Knowledge } from '../knowledge/knowledge'
import { modelOfVehicle } from '../knowledge/model-of-vehicle'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'

/** Other vehicles of the model at hand: "la même en moins cher", "d’autres voitures de ce modèle". */
const SAME =
  / (?:(?:la|le|les|une?|des) memes?(?: (?:voitures?|autos?|vehicules?|modeles?))?(?! (?:prix|garantie|chose(?!(?: mais)? en )|equipements?|moteur|couleur|teinte|taille|jour|endroit|heure|concession|personne|temps|genre|categorie|style|gabarit|segment|gamme|budget|que|pour|conditions?|mensualite|puissance|coffre))|(?:d )?autres?(?: (?:voitures?|autos?|vehicules?|exemplaires?))?(?: \w+){0,2} (?:de |du )?(?:ce|cette|meme) (?:modele|version|type)|(?:d )?autres?(?: (?:exemplaires?|pareille?s?|identiques?|comme (?:celle ci|celui ci|elle|ca|cette voiture)))|une autre comme (?:celle ci|elle|ca)|same (?:one|car|model)|(?:den|de|datselwecht\w*|dat) selwecht\w* (?:auto|modell)|dasselbe modell) /
/** "Une pareille", "du même genre", "comme celle-ci". */
const LIKE =
  / (?:(?:une?|des|de|d|la|le|les) (?:(?:autres?|tres|un peu|presque|voitures?|autos?|vehicules?|modeles?|annonces?) )?(?:pareille?s?|similaires?|semblables?|identiques?|equivalente?s?)|(?:du|dans le) meme (?:genre|style|type)(?! de)|comme (?:celle|celui) (?:ci|la)|comme cette voiture) |^ (?:voitures?|autos?|vehicules?|modeles?) (?:similaires?|semblables?|equivalente?s?) /
/** "Ce modèle est-il aussi disponible à Esch ?", "ça existe en électrique ?": others of the model, where a place or a fuel follows. */
const EXISTS =
  / (?:ce|le meme) modele(?: \w+){0,4} (?:disponible|dispo|en stock|visible|existe) | (?:ca existe|ce modele existe(?: t il)?)(?: aussi| egalement)? (?:en|a|avec) /
const EXISTS_WITH = ['fuel', 'location', 'transmission'] as const
/** Matters that are asked about a car like this one. */
const ABOUT =
  / (?:garantie?s?|assur\w*|entretien|consomm\w*|combien|coute\w*|tax\w*|reprise|reprenez|livr\w*|pneus?|delais?|permis|vignette|leasing|credit|essay\w*) /
const OTHERS =
  / (?:autres?|pareille?s?|similaires?|semblables?|identiques?|equivalente?s?|du meme (?:genre|style|type)|comme (?:celle|celui) (?:ci|la)|same|selwecht\w*|dasselbe) /
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
/** "Jolie mais la couleur bof, vous l’avez en bleu ?" asks for another rather than if this one is blue. */
const DISLIKED_COLOUR =
  / (?:couleur|teinte|peinture)(?: \w+){0,4} (?:bof|moche|laide|affreuse|horrible|(?:plait|plaisent|emballe|convient|terrible|top|aime|fan)(?= .* en ))(?: \w+)* en | (?:aime|plait|fan|adore)(?: \w+){0,2} (?:de )?(?:la|cette|sa) (?:couleur|teinte)(?: \w+)* en /
const NEGATED = / (?:pas|moins|bof|moche|laide|affreuse|horrible|mais) /
const dislikesColour = (text: string): boolean => DISLIKED_COLOUR.test(text) && NEGATED.test(text)

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

/** Words of the comparison, which are no wish. */
const COMPARING = /^(?:aime|bof|ci|semblables?|similaires?|equivalente?s?|identiques?)$/

/** The vehicles of the model at hand that a sentence on its page asks for; null for any other sentence. */
export const sameModel = (
  text: string,
  { query, names, unread }: ReadSearch,
  { vehicle }: Asker,
  knowledge: Pick<Knowledge, 'names' | 'vehiclesOf'>,
): Reply | null => {
  const existsSo = EXISTS.test(text) && EXISTS_WITH.some((facet) => query.facets[facet])
  const isRepainted = query.facets['colour'] !== undefined && dislikesColour(text)
  if (
    !vehicle ||
    !(SAME.test(text) || (LIKE.test(text) && !ABOUT.test(text)) || isRepainted || existsSo) ||
    ELSEWHERE.test(text) ||
    names.some(({ isOwn }) => !isOwn)
  )
    return null
  const isWished =
    isRepainted ||
    WISHED.some((facet) => query.facets[facet]) ||
    (query.facets['colour'] !== undefined && IN_COLOUR.test(text)) ||
    Object.keys(query.ranges).length > 0
  if (!isDifferent(text) && !OTHERS.test(text) && !isWished) return null
  const model = modelOfVehicle(vehicle.id, knowledge)
  if (!model) return null
  const sort = CHEAPER.test(text)
    ? ({ key: 'price:purchase', direction: 'asc' } as const)
    : FEWER_KM.test(text)
      ? ({ key: 'mileage', direction: 'asc' } as const)
      : query.sort
  return {
    code: 'vehicles',
    query: { ...query, facets: { ...query.facets, model: [model.id] }, sort },
    unread: unread.filter((word) => !COMPARING.test(word)),
  }
}
