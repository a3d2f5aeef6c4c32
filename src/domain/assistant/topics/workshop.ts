import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

const LENT =
  '(?:voiture|vehicule|auto|caisse|bagnole) (?:de (?:remplacement|courtoisie|pret|secours|depannage)|provisoire|temporaire)|ersatzauto|ersatzwagen|ersatzwon|leihwagen|loan car|courtesy car'

/** Matters of work at the workshop, in the order in which they are tried. */
export const WORKSHOP_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('garanti\\w*'),
      anyOf(
        'perd\\w*|perte|saute\\w*|garde\\w*|conserv\\w*|annul\\w*|maintenue?|valable|tomb\\w*|risque\\w*|reste|verlier\\w*|erlosch\\w*',
      ),
      anyOf('entretien\\w*|entreten\\w*|revis\\w*|vidang\\w*|services?|wartung|inspektio\\w*'),
    ],
    not: anyOf('batterie|jusqu a quand|combien de temps|moins', SAID.lease),
    words: 'puis je faire entretenir ma voiture chez vous sans perdre la garantie',
  },
  {
    needs: [
      anyOf(SAID.repair),
      anyOf('garanti\\w*'),
      anyOf('combien|duree|longtemps|sont|est|quel\\w*|couverte?s?|y a|avez|offrez|donnez'),
    ],
    not: anyOf(
      'perd\\w*|sous garantie|occasions?|constructeur|pretez|entretien|voiture de|vehicule de|elle|cette',
      SAID.lease,
    ),
    words: 'garanties reparation garantie deux ans pieces main oeuvre',
    isPassage: true,
  },
  {
    needs: [anyOf('irreparables?|epaves?|perte totale|totalschaden|economiquement|totaliseet')],
    words: 'que se passe t il si la voiture est declaree economiquement irreparable',
  },
  {
    needs: [
      anyOf(
        LENT,
        '(?:pret\\w*|fil\\w*|donn\\w*|laiss\\w*|fourn\\w*)(?: \\w+){0,4} (?:voiture|auto|vehicule|bagnole|caisse)(?: \\w+){0,6} (?:pendant|en attendant|le temps|durant)',
      ),
      anyOf('carr?osserie|accident\\w*|sinistre|choc|tole|pare choc\\w*|reparations'),
    ],
    not: anyOf('essai|essayer|abim\\w*|endommag\\w*|casse\\w*', SAID.lease),
    words: 'aurai je une voiture de remplacement',
  },
  {
    needs: [
      anyOf(
        LENT,
        '(?:pret\\w*|fil\\w*|donn\\w*|laiss\\w*|fourn\\w*)(?: \\w+){0,4} (?:voiture|auto|vehicule|bagnole|caisse)(?: \\w+){0,6} (?:pendant|en attendant|le temps|durant)',
      ),
    ],
    not: anyOf(
      'essai|essayer|abim\\w*|endommag\\w*|casse\\w*|compri\\w*|inclu\\w*|loyer|place|diagnostic|voyant|creneau',
      SAID.lease,
      SAID.appointment,
    ),
    words: 'proposez vous une voiture de remplacement',
  },
  {
    needs: [
      anyOf('pendant|durant|le temps|quand|tant que|est (?:au garage|a l atelier|chez vous)'),
      anyOf(
        '(?:voiture|auto|vehicule|caisse|bagnole) est (?:au garage|a l atelier|chez vous|en reparation|immobilisee?)|reparations?|revision|entretien|vidange',
      ),
      anyOf(
        '(?:roule|rouler|circule|me deplace|bouge) (?:avec|comment|dans) quoi|roule avec quoi|je roule comment|(?:je|on) (?:fais|fait|me deplace|se deplace|roule|rentre|bouge) comment|comment (?:je|on|est ce que je) (?:fais|fait|me deplace|se deplace|roule|bouge|vais)|a pied',
      ),
    ],
    not: anyOf('leasing|essai'),
    words: 'proposez vous une voiture de remplacement',
  },
  {
    needs: [
      anyOf('combien de (?:temps|jours|semaines)|duree|delais?|longtemps|immobilise\\w*|wei laang|wie lange'),
      anyOf('carr?osserie|pare chocs?|aile|choc|accident\\w*|tole|capot|accrochage|repar\\w*'),
    ],
    not: anyOf(
      'garanti\\w*|pneus?|revision|vidange|entretien|constat|declar\\w*|assur\\w*|pieces?|remplacement|panne',
      SAID.lease,
    ),
    words: 'combien de temps dure une reparation',
  },
]
