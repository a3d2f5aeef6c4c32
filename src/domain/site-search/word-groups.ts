import { indexWords, wordsOf } from '../stock-search/text/words'

/**
 * Words that visitors use for one another; accents do not count. A term is in one group. One of three words and more is
 * never looked for, only found.
 */
const GROUPS = [
  'rendez-vous, rdv',
  'emplois, carrière, carrières, job, jobs, recrutement, candidature, embauche, postuler, offre d’emploi',
  'entretien, atelier, vidange, révision, freins, maintenance',
  'réparation, panne, dépannage, remorquage, assistance',
  'carrosserie, accident, sinistre, assurance, pare-brise, vitrage',
  'contrôle technique, snct',
  'reprise, estimation, rachat, vendre, argus',
  'financement, crédit, prêt, mensualité, mensualités',
  'leasing, lease, location, lld',
  'essai, essayer, test drive',
  'recharge, borne, bornes, wallbox',
  'pneu, pneus, roues, jantes',
  'utilitaire, utilitaires, camionnette, fourgon, fourgonnette',
  'occasion, occasions, seconde main',
  'newsletter, infolettre, lettre d’information, inscription, abonnement',
  'contact, contacter, joindre, téléphone, numéro',
  'entreprise, entreprises, professionnel, professionnels, flotte, société',
  'garantie, garanties, extension',
]

/** The words of its group by term, which is written in one word. */
const wordsByTerm = new Map(
  GROUPS.flatMap((group) => {
    const terms = group.split(', ')
    const words = terms.flatMap(indexWords)
    return terms.map((term): [string, readonly string[]] => [wordsOf(term).join(''), words])
  }),
)

/** Other words for what a text speaks of, by its index words (see `indexWords`). */
export const otherWordsFor = (words: readonly string[]): string[] =>
  words.flatMap((word) => wordsByTerm.get(word) ?? [])
