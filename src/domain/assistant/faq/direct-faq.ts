import { matchFaq } from './match-faq'
import type { MatchedFaq } from './match-faq'
import type { FaqEntry } from '../site/site-facts'

const BOUGHT =
  '(?:(?:j|on|nous) (?:vous |l |en )?(?:ai|a|avons) (?:\\w+ )?(?:achete\\w*|acquis\\w*)|(?:viens|venons|vient) d acheter|(?:apres|depuis) (?:l |mon |un |notre )?achat|achetee? (?:chez vous|hier|la semaine (?:derniere|passee)|le mois (?:dernier|passe)|il y a (?:\\w+ )?(?:jours?|semaines?)|recemment))'
const GIVE_BACK = '(?:chang\\w*|rendre|rends|retourn\\w*|rapport\\w*|echang\\w*|rembours\\w*|ramen\\w*)'
const LEASE = '(?:leasings?|loa|lld|contrat|location longue duree)'
const END =
  '(?:rend\\w*|arret\\w*|resili\\w*|romp\\w*|sort(?:ir|ie)|stopp\\w*|quitter|casser|mettre fin|interromp\\w*|termin\\w*|restitu\\w*)'
const EARLY =
  '(?:avant (?:la fin|terme|le terme|l echeance)|plus tot|anticip\\w*|en cours|au bout d (?:un|une|\\d|deux|trois|six)|apres (?:un|1|2|deux) ans?|resili\\w*|romp\\w*|arret\\w*|stopp\\w*)'

const HELP = '(?:primes?|subsides?|aides?|bonus|subventions?|clever fueren|pramie|forderung)'
const ELECTRIC = '(?:electri\\w*|elektr\\w*|etat|guichet|hybrides?|vertes?)'
const CAR = '(?:voitures?|vehicules?|autos?|modeles?|bagnole|clio|la|une|l)'

/** Questions whose words the FAQ does not share, whatever car they name, with words of the entry. */
const ENTRIES: readonly (readonly [asked: RegExp, words: string])[] = [
  [
    new RegExp(
      `^(?!.* (?:leasing|loyer|lld|loa|reprene\\w*|reprise|pneus?|roues|adresse|plaques?|huile) )(?=.* ${BOUGHT} )(?=.* ${GIVE_BACK} )`,
    ),
    'fonctionne echange sous quatorze jours',
  ],
  [
    new RegExp(
      `^(?!.* (?:leasing|garanti\\w*|panne) )(?=.* ${BOUGHT} )(?=.* (?:regrett\\w*|decue?s?|(?:plait|convient) (?:pas|plus)|satisfaite?) )`,
    ),
    'fonctionne echange sous quatorze jours',
  ],
  [
    /^(?!.* (?:leasing|loyer|lld|loa|contre|reprise|reprene\w*|pneus?|roues|pieces?|batterie|jantes|huile|plaques?) )(?=.* echange(?:r|z)? (?:la|ma|une|l|cette|celle ci) ?(?:voiture|auto|vehicule|achat|elle)? )/,
    'fonctionne echange sous quatorze jours',
  ],
  [
    new RegExp(`^(?!.* (?:entretien|garanti\\w*) )(?=.* ${LEASE} )(?=.* ${END} )(?=.* ${EARLY} )`),
    'rendre anticipation leasing',
  ],
  [
    new RegExp(
      `^(?!.* (?:conduite|stationnement|aides? a la|(?:hors|sans|avant|apres) (?:les? |la )?${HELP}|${HELP} (?:non |pas |deja )?(?:compris\\w*|deduit\\w*|inclus\\w*)) )(?=.* ${HELP} )(?=.* ${ELECTRIC} )`,
    ),
    'droit prime electrique',
  ],
  [
    new RegExp(
      `^(?!.* (?:essai|essayer|rendez vous|rdv|reservoir|place|creneau) )(?=.* (?:reserver|reservez|reserve|bloquer|reservation) )(?=.* ${CAR} )(?=.* (?:site|en ligne|internet|acompte|arrhes|direct(?:ement)?|depuis chez|a distance|online) )`,
    ),
    'reserver voiture ligne',
  ],
]

/** The entry of the FAQ that a sentence asks for in other words; null where none does. @param text in plain words */
export const directFaq = (text: string, faq: readonly FaqEntry[]): MatchedFaq | null => {
  const words = ENTRIES.find(([asked]) => asked.test(text))?.[1]
  return words === undefined ? null : matchFaq(words, faq, true)
}
