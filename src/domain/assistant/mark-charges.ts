import type { Sentence } from './sentence'

const FAST_CHARGE =
  /(?<= )(?:se )?(?:(?:re)?charge(?:s|nt|r)?(?: rapides?| rapidement| vite)?(?: (?:en|dc|courant|continu|a|de|d|jusqu|au|moins))*) (\d{3}|[5-9]\d) kw(?= )/
const SLOW_CHARGE =
  /(?<= )(?:(?:avec |un |une )*chargeur(?: embarque| interne| ac)*|(?:se )?(?:re)?charge(?:s|nt|r)?(?: lente| ac)?)(?: (?:de|a|en|jusqu|ac))* (7|7\.4|11|22) kw(?= )/

/** Writes powers of a charge as features are called: none of them is the power of the engine. */
export const markCharges = (sentence: Sentence): void => {
  sentence.mark(FAST_CHARGE, 'recharge rapide a $1kw')
  sentence.mark(SLOW_CHARGE, 'chargeur embarque $1kw')
}
