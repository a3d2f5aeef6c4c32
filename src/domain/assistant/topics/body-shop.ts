import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

const HIT =
  'bosses?|bossele\\w*|creux|enfonc\\w*|cabosse\\w*|pets?|gnons?|debossel\\w*|beule\\w*|coups? de portieres?|bosselage|tole pliee'
const REPAIRED =
  'enlev\\w*|retir\\w*|redress\\w*|repar\\w*|rattrap\\w*|effac\\w*|faire partir|disparaitre|reparable|debossel\\w*|recuper\\w*|remettre'

/** Matters of damage and accidents, in the order in which they are tried. */
export const BODY_SHOP_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('grele|grelons?|hagel\\w*|orage'),
      anyOf(
        'capot|carrosserie|laver|lavage|bosses|trous|que|quoi|combien|faites|repar\\w*|comment|toit|impacts?|abime\\w*|delai|peut|pouvez|degats',
      ),
    ],
    not: anyOf('route|conduire', SAID.appointment),
    words: 'orage grele toit impacts tunnel lumineux releve assureur jours atelier',
    isPassage: true,
  },
  {
    needs: [
      anyOf(HIT),
      anyOf(
        'sans (?:\\w+ ){0,2}(?:repeindre|peinture|peindre)|savez|pouvez|peut|possible|faites|kann|comment',
        REPAIRED,
      ),
    ],
    not: anyOf(
      'ou|chez qui|qui (?:fait|repare)|quel\\w*|concessions?|garages?|adresse|combien|prix|coute\\w*|grele|hagel',
      SAID.lease,
      SAID.appointment,
    ),
    words: 'debosselage sans peinture enfoncements eclat portiere voisin teinte origine conservee',
    isPassage: true,
  },
  {
    needs: [
      anyOf('rayures?|rayee?s?|griff\\w*|kratzer|krazer|vandalis\\w*'),
      anyOf(REPAIRED, 'repein\\w*|peinture|traiter|faire|possible|pouvez|savez'),
    ],
    not: anyOf(
      'ou|chez qui|qui (?:fait|repare)|quel\\w*|concessions?|garages?|adresse|combien|prix|jantes?|anti rayures',
      SAID.lease,
      SAID.appointment,
    ),
    words: 'peinture localisee rayure profonde traite zone nuance spectrophotometre',
    isPassage: true,
  },
  {
    needs: [
      anyOf('jantes?'),
      anyOf('frott\\w*|trottoir|rayee?s?|griff\\w*|renov\\w*|abimee?s?|refaire|remettre en etat'),
    ],
    not: anyOf('ou|combien|prix|garages?|concessions?', SAID.lease, SAID.appointment),
    words: 'jantes optiques jante frottee trottoir phare jauni remise etat',
    isPassage: true,
  },
  {
    needs: [
      anyOf(
        'accident\\w*|accrochage|collision|sinistre|unfall|accroche|rentre dedans|carambolage|percute|franchise|tort',
      ),
      anyOf('franchise|responsable|en droit|en tort|assureur adverse|tiers|avancer|payer|paie'),
    ],
    not: anyOf('elle a|deja eu|historique|cette|leasing|jamais|carr?osserie de'),
    words: 'franchise droit assureur adverse regle reparation immobilisation garantie degats materiels facturee',
    isPassage: true,
  },
  {
    needs: [
      anyOf('accident\\w*|accrochage|collision|sinistre|unfall|constat'),
      anyOf('declar\\w*|delais?|envoyer|transmett\\w*|assur\\w*|assurance|quels? documents?|papiers|expert'),
    ],
    not: anyOf('elle a|deja eu|historique|cette|jamais|adresse'),
    words: 'jours suivent transmettez constat assureur delai contrat huit jours photo carte grise numero sinistre',
    isPassage: true,
  },
  {
    needs: [
      anyOf('accident|accrochage|collision|sinistre|unfall|accident de (?:voiture|la route)'),
      anyOf('que (?:dois|faire|faut)|quoi faire|comment|etapes?|demarches?|faire|constat|quoi|maachen|machen'),
    ],
    not: anyOf('elle a|deja eu|historique|cette|jamais|reparer'),
    words: 'place abri gilet triangle blessure 112 remplissez constat amiable conducteur photographiez',
    isPassage: true,
  },
]
