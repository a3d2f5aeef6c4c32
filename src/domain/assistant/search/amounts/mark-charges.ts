import type { Sentence } from '../../words/sentence'

const FAST_CHARGE =
  /(?<= )(?:se )?(?:(?:re)?charge(?:s|nt|r)?(?: rapides?| rapidement| vite)?(?: (?:en|dc|courant|continu|a|de|d|jusqu|au|moins|minimum|mini|min|plus|environ|pres))*) (\d{3}|[5-9]\d) kw(?= )/
const SLOW_CHARGE =
  /(?<= )(?:(?:avec |un |une )*chargeur(?: embarque| interne| ac)*|(?:se )?(?:re)?charge(?:s|nt|r)?(?: lente| ac)?)(?: (?:de|a|en|jusqu|ac))* (7|7\.4|11|22) kw(?= )/

const AT_CHARGE =
  /(?<= )(?:(?:qui )?(?:encaisse|accepte|supporte|prend|tient) )?(?:(?:au moins|minimum|jusqu a|plus de|a|de|d) )*(\d{3}|[5-9]\d) kw(?: (?:minimum|au moins|max\w*|de puissance))* (?:en|de|a la|pour la|dc en|lors de la) (?:re)?charge(?: rapide)?(?= )/

/** Writes powers of a charge as features are called: none of them is the power of the engine. */
export const markCharges = (sentence: Sentence): void => {
  sentence.mark(AT_CHARGE, 'recharge rapide a $1kw')
  sentence.mark(FAST_CHARGE, 'recharge rapide a $1kw')
  sentence.mark(SLOW_CHARGE, 'chargeur embarque $1kw')
}
