import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

/** Matters of prices and of cars that are put aside, in the order in which they are tried. */
export const PRICE_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('(?:remise|rabais|ristourne|geste|reduction)(?: commercial(?:e)?)? (?:de|d) (?:\\w+ )?\\d+'),
      anyOf('pouvez|pourriez|peut|puis|peux|possible|faire|faites|accord\\w*|obtenir'),
    ],
    not: anyOf('pneus?|reprise|flotte|cherche|pieces|avec une remise', SAID.lease),
    words: 'les prix affiches sont ils definitifs',
  },
  {
    needs: [
      anyOf('prix|tarifs?|affichee?s?|montant|tva|combien'),
      anyOf(
        'immatriculation|plaques|preparation|mise (?:a|en) (?:la )?(?:route|circulation)|frais(?: \\w+){0,3} (?:en plus|caches?|supplementaires?|a prevoir|compris|inclus)|ttc|tva|definitifs?|final|finaux|cle(?:s)? en main|tout compris',
      ),
      anyOf(
        'compri\\w*|inclu\\w*|en plus|ajout\\w*|rajout\\w*|a prevoir|definitifs?|finaux|final|ttc|compren\\w*|contien\\w*|integr\\w*|comptee?|dedans|supplement\\w*',
      ),
    ],
    not: anyOf(
      'recup\\w*|deduc\\w*|deduire|max\\w*|budget|moins de|loyers?|pneus?|cherche|pieces',
      SAID.lease,
      SAID.credit,
    ),
    words: 'les prix affiches sont ils definitifs',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf(
        'negoci\\w*|marchand\\w*|discut\\w*|rabais|ristournes?|geste(?: commercial)?|handeln|verhandel\\w*|baisser|arrang\\w*|remises?',
      ),
      anyOf('prix|tarifs?|voitures?|occasions?|neuve|achat|ach\\w*|cash|comptant'),
      anyOf('puis|peux|peut|peuvent|pouvez|possible|faites|accordez|est ce|y a|avez|marge|kann'),
    ],
    not: anyOf(
      'pneus?|reprise|flotte|cherche|promos?|promotions?|avec (?:une )?remises?|pieces|en ce moment|voitures remisees',
      SAID.lease,
    ),
    words: 'les prix affiches sont ils definitifs',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf(
        'mettre (?:une option|de cote|la voiture de cote)|(?:me|nous) (?:la |le )?(?:garder|reserver|bloquer|mettre de cote)|retenir (?:la|une|cette) (?:voiture|auto)|mettez (?:vous )?(?:\\w+ )?de cote|(?:la|le|une voiture) (?:reserver|bloquer)',
      ),
      anyOf('puis|peux|peut|pouvez|possible|comment|combien|quelques|jusqu|jours|kann|acompte'),
    ],
    not: anyOf(SAID.appointment, SAID.tyres, 'essai|place|table'),
    words: 'puis je reserver une voiture en ligne',
  },
]
