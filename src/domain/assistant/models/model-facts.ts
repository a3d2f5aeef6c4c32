import type { Asker } from '../knowledge/asker'
import type { Knowledge } from '../knowledge/knowledge'
import { modelOfVehicle } from '../knowledge/model-of-vehicle'
import type { ReadSearch } from '../search/read-search'
import type { ModelFact, Reply } from '../reply/reply'
import { isAboutTheVehicle } from '../vehicle/vehicle-questions'
import { modelIdsOf } from '../search/names/wanted-models'

/** "La différence à part la taille" asks for everything else. */
const BUT =
  / (?:(?:mis )?a part|hormis|sauf|en dehors (?:de|d)|hors|excepte|outre)(?: (?:la|le|les|l|leurs?|du|de|des))* (?:tailles?|dimensions?|gabarits?|encombrement|longueur|largeur|hauteur|coffre|prix)(?= )/
/** "Elle rentre dans mon garage ?" */
const IN_GARAGE =
  / (?:(?:rentr\w*|entr\w*|tien(?:t|dra)|pass(?:e|era|er)|logera?|loger|trop (?:grande?|long(?:ue)?))(?: \w+){0,5} (?:garage|box|carport|place de parking|emplacement)|(?:garage|box|carport|place de parking)(?: [\w.]+){0,12} (?:rentr\w*|entr(?:e|era|er)|tien(?:t|dra)|pass(?:e|era)|loge\w*|trop (?:grande?|long(?:ue)?))) /
const THINGS =
  '(?:poussettes?|landaus?|valises?|velos?|caddie|golf|courses|chiens?|cage|fauteuil(?: roulant)?|bagages|skis?)'
const FIT =
  '(?:rentr\\w*|entr(?:e|ent|era|er)|tien(?:t|nent|dra)|pass(?:e|ent|era|er)|loge\\w*|mettre|caser|de la place)'
/** "Une poussette double entre dans le coffre ?" */
const IN_BOOT = new RegExp(
  ` (?:${THINGS}(?: \\w+){0,4} ${FIT}|${FIT}(?: \\w+){0,4} ${THINGS})(?: \\w+){0,4} coffre | coffre(?: \\w+){0,5} ${FIT}(?: \\w+){0,4} ${THINGS} `,
)

/** Whether a sentence asks if a thing fits into the boot, which no record says. */
export const asksIfFits = (text: string): boolean => IN_BOOT.test(text)

/** How people ask for fields of models that records of vehicles do not have. */
const ASKED: readonly (readonly [facts: readonly ModelFact[], pattern: RegExp])[] = [
  [['bootVolume'], / (?:coffre(?! (?:de toit|a outils|electrique|motorise))|kofferraum|kuffer) /],
  [
    ['length', 'bootVolume'],
    / (?:plus|aussi|moins) (?:grande?s?|petite?s?|spacieu(?:x|ses?)) que |(?:le|la) plus (?:grande?|petite?|spacieu(?:x|se))(?! coffre) /,
  ],
  [
    ['length', 'width', 'height'],
    / (?:(?:tailles?|dimensions?)(?! d[eu] (?:son |leur )?coffre)|gabarits?|encombrement|mesures?|mesurent?) /,
  ],
  [['length'], / (?:longueur(?! d[eu] (?:son |leur |ton )?(?:coffre|chargement))|long(?:ue)?s?|lang|laang) /],
  [['length'], IN_GARAGE],
  [['width'], / (?:largeur|larges?) /],
  [['height'], / (?:hauteur|hautes?) /],
  [
    ['fromPrice'],
    / (?:prix (?:de (?:base|depart)|d (?:entree|appel)|catalogue|neuf)|premier prix|a partir de combien) /,
  ],
]
/** "Lequel est le moins cher en neuf ?" */
const PRICE_OF_NEW =
  / (?:(?:moins|plus) ch(?:er|ere)s? (?:en |a l achat |a )?neu(?:f|ve)s?|neu(?:f|ve)s?(?: \w+){0,3} (?:moins|plus) ch(?:er|ere)s?|(?:prix|combien|coute\w*)(?: \w+){0,4} neu(?:f|ve)s?) /
/** A price asked for together with sizes means the base price of the model: "niveau prix et taille". */
const PRICE_TOO =
  /(?<! (?:bas|petits?|bons?|meilleurs?|a) )(?<= )(?:prix|tarifs?)(?= )(?! (?:max\w*|de reprise|d occasion))/
/** Whether one model is asked about rather than looked for. */
const QUESTION =
  / (?:quel(?:le)?s?|combien|volume|dimensions?|longueur|largeur|hauteur|prix|capacite|litres|que fait|fait elle|fait il|wei vill|wei grouss|wie gross|wie lang|c est quoi|(?:plus|moins) (?:grande?|petite?|longue?|large|haute?)s? (?:dans|chez|sur)) /
/** The same of the vehicle at hand; parts of it have sizes too. */
const OF_VEHICLE =
  /^(?!.* (?:jantes?|ecran|pneus?|roues?|reservoir|batterie|toit|attelage|ouvre?\w*|hayon|seuil|garde au sol|benne) ).* (?:(?:coffre|kofferraum|kuffer)(?: \w+)* (?:volume|litres?|combien|capacite|grande?|taille|contenance|dimensions?|profond\w*)|(?:volume|litres?|combien|capacite|grande?|taille|contenance|dimensions?|wei grouss|wie gross)(?: \w+)* (?:coffre|kofferraum|kuffer)|(?:quel(?:le)?s?|combien|c est quoi|sa|la|ses|les)(?: \w+){0,4} (?:longueur|largeur|hauteur|dimensions|encombrement|gabarit)|(?:quel|et le|son) coffre(?= $)|(?:niveau|question|cote) (?:du |le )?coffre|mesure(?: t elle)? combien|combien (?:elle |il )?mesure|wei laang|wie lang|combien(?: \w+)* de (?:long|large|haut)) /

/** Fields of the models that a sentence names; null where it asks for none, or where a model has no record. */
export const modelFacts = (
  text: string,
  read: ReadSearch,
  { vehicle }: Asker,
  knowledge: Knowledge,
  isComparison: boolean,
): Extract<Reply, { code: 'models' }> | null => {
  const models = modelIdsOf(read)
  const isOfPage =
    vehicle !== null &&
    read.names.length === 0 &&
    isAboutTheVehicle(text) &&
    (OF_VEHICLE.test(text) || IN_BOOT.test(text) || IN_GARAGE.test(text))
  const isWithPage = vehicle !== null && isComparison && / (?:cette|ce|elle|celle ci|celui ci) /.test(text)
  const page = isOfPage || isWithPage ? modelOfVehicle(vehicle.id, knowledge) : undefined
  const modelIds = [...new Set([...(page ? [page.id] : []), ...models])]
  if (
    modelIds.length === 0 ||
    !(isComparison || isOfPage || QUESTION.test(text) || IN_GARAGE.test(text) || IN_BOOT.test(text))
  )
    return null
  const said = text.replace(BUT, '')
  const named = ASKED.filter(([, pattern]) => pattern.test(said)).flatMap(([fields]) => fields)
  const isPriceToo = isComparison ? PRICE_OF_NEW.test(text) : named.length > 0 && PRICE_TOO.test(text)
  const asked = [...new Set([...named, ...(isPriceToo ? (['fromPrice'] as const) : [])])]
  const known = (knowledge.facts.models ?? []).map(({ id }) => id)
  return asked.length > 0 && modelIds.every((id) => known.includes(id))
    ? { code: 'models', modelIds, facts: asked }
    : null
}
