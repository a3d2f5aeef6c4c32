import type { DraftQuery } from '../draft/draft-query'
import type { Sentence } from '../words/sentence'

/** "Une auto pour la ville, facile à garer". */
const TOWN =
  /(?<= )(?:(?<= (?:voiture|auto|quelque chose|truc|modele|caisse|bagnole|vehicule) (?:\w+ )?)pour (?:la|rouler en|circuler en|aller en) ville|facile a (?:garer|parquer|stationner)|qui se gare (?:facilement|partout))(?= )/
/** What says already how large the vehicle may be. */
const SIZED = ['bodyStyle', 'model', 'category', 'seatCount']

/** Reads a car for the town as a small one, where nothing else says what body it has. */
export const readTownCar = (sentence: Sentence, draft: DraftQuery): void => {
  if (!SIZED.some((facet) => draft.has(facet)) && sentence.take(TOWN, () => undefined))
    draft.want('bodyStyle', 'hatchback')
}

const CANNOT =
  '(?:ne |n )?(?:(?:peux|peut|sais|sait|veux|veut|aime|arrive|supporte|pouvons|voulons) )(?:pas|plus|jamais)'
/** "Je ne peux pas conduire avec un levier de vitesses", "ma femme ne veut plus passer les vitesses". */
const NO_LEVER = new RegExp(
  `(?<= )(?:${CANNOT} (?:(?:a |de |d )?(?:conduire|utiliser|passer|manier|changer|manipuler|actionner|appuyer sur|me servir|devoir|avoir) )*(?:(?:avec|de|d|du|un|une|le|la|les|l|des) )*|(?:sans|plus|pas) (?:d |de |avoir a )?(?:(?:un |le |la |passer |changer |devoir )*))(?:levier(?: de vitesses?)?|pedale d embrayage|embrayage|vitesses?(?! (?:max\\w*|de pointe)))(?= )`,
)

/** Reads that somebody can or will not shift gears. */
export const readNoLever = (sentence: Sentence, draft: DraftQuery): void =>
  void sentence.take(NO_LEVER, () => draft.want('transmission', 'automatic'))
