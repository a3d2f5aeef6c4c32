import { pointsAtTheVehicle } from './vehicle-questions'
import { wantsComparison } from '../models/comparison-asked'
import type { ReadSearch } from '../search/read-search'

/** A kind of car that is meant as one of several: "une voiture", "un diesel", "autre chose", "quelque chose de rouge". */
const ANY_CAR =
  / (?:une?|des|d|quelles?|quels?|que|combien de|plusieurs)(?: (?:autres?|petite?s?|grande?s?|grosse?s?|belle|bonne?|vraie?|toute|jolie?)){0,2} (?:voitures?|vehicules?|autos?|bagnoles?|caisses?|modeles?|occasions?|essence|diesels?|hybrides?|electriques?|automatiques?|manuelles?|sept places|[2-9] places|4x4|familiales?|sportives?|puissantes?|japonaises?|francaises?|allemandes?)(?! (?:est|a|fait|c est|sur celle|sur cette|sur ce)) | (?:autre chose|quelque chose|qqch\w*|un truc|n importe (?:quelle|quel|laquelle)|d autres|eng? (?:auto|won)|ein(?:en|e)? (?:auto|wagen)) |^ (?:(?:bonjour|salut|hello) )?(?:petite?s? |grande?s? )?(?:voitures?|vehicules?|autos?|occasions?|elektroautos?|familienautos?|gebrauchtwagen) /
/** A wish in words that no question about one vehicle has. */
const WISH =
  / (?:(?:il|nous|me|m) (?:me |nous |lui |leur )?(?:en )?(?:faut|faudrait)|(?:on|nous) (?:cherch\w+|voudrait|voudrions|aimerait|veut)|je (?:prefere\w*|prends|recherche|n aime pas|ne veux pas|veux pas)|recherch\w+|cherch\w+|besoin d|budget|suche|sichen|ech sich|brauche|looking for|do you have any|plutot|de preference|idealement|jamais de|surtout pas|tout sauf|sauf (?:le|la|les|du|de)|parmi|dans (?:votre|le) (?:stock|parc)|mais pas|ni|vous avez quoi|vous (?:avez|proposez|vendez) des|hors de question|qu est ce que vous (?:avez|proposez)|que vous (?:avez|ayez|vendez|proposez)|(?:laquelle|lequel|que?ll?es? sont) (?:de )?vos|votre (?:voiture|vehicule|auto|modele) (?:le|la)|(?:vous auriez|hutt dir) (?:une?|des|en|eng|e)|me con(?:vient|viennent)) |^ qui (?:peut|peuvent|a|fait|consomme|tient) /
/** What points at the vehicle at hand, beside "elle" and the like: "son prix neuf", "ce fourgon", "la même". */
const POINTER =
  / (?:(?:la|le|les|du|de la) memes?|(?:son|sa|ses) (?:prix|moteur|batterie|boite|coffre|autonomie|etat|carnet|historique|garantie|equipements?|options?|kilometrage|consommation|puissance|couleur|entretien|pneus)|cet|cette (?!semaine|annee|fois|region)\w+|ce (?!qui|que|qu|n est|sera|serait|soit|mois|week|soir|matin|prix|budget)\w+|c est (?:un|une|bien|quel\w*|quoi|combien|du|de la)|est ce (?:un|une|que c est)) /
/** A limit: "moins de 5 ans", "200 ch minimum". */
const LIMIT =
  / (?:moins de|plus de|pas plus|au moins|sous|en dessous|au dessus|maximum|max|maxi|minimum|mini|min|entre|jusqu a|a partir de|autour de|bis|unter|under|hechstens|grand max|ou plus|et plus|ou moins|ou apres|apres|avant|immatriculee? en) /

/**
 * Whether a sentence on the page of a vehicle looks for other vehicles rather than asks about this one: "un SUV à moins de 30 000 €". A
 * feature alone asks whether this one has it.
 *
 * @param said as it was written: a question mark makes a lone limit a question about this vehicle
 */
export const looksForOthers = (
  said: string,
  text: string,
  { isSearch, query, names, otherCars }: ReadSearch,
): boolean => {
  const { facets, ranges, equipment, near, sort } = query
  // "Elle ne veut plus changer les vitesses" is of a person where a body was wished for.
  const isWish = WISH.test(text)
  const isPointed = POINTER.test(text) || (pointsAtTheVehicle(text) && !(isWish && facets['bodyStyle']))
  if (!isSearch || isPointed) return false
  if (names.length > 0) return isWish
  if (otherCars.length > 0 && !wantsComparison(text)) return true
  const wishes = Object.keys(facets).length + Object.keys(ranges).length + equipment.length + Number(near !== null)
  const isQuestion = said.includes('?')
  if (facets['bodyStyle'] || facets['category'] || facets['condition']) return true
  if (isWish || ANY_CAR.test(text)) return true
  if (sort.key !== 'listed' && !isQuestion) return true
  if (near !== null && wishes > 1) return true
  // Leasing alone sets an instalment of any height, which limits nothing.
  const hasRent = (ranges.instalment?.min ?? 0) > 0 || ranges.instalment?.max !== undefined
  if ((ranges.price || hasRent) && (wishes > 1 || !isQuestion)) return true
  if (facets['fuel'] && wishes > 1 && !isQuestion) return true
  return !isQuestion && ((LIMIT.test(text) && Object.keys(ranges).length > 0) || wishes > 2)
}
