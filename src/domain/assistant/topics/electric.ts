import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

const COLD = 'hiver\\w*|froid\\w*|gel|gele\\w*|neige|negatives?|glac\\w*|wanter|winter|kale?t|kalten?'

/** Matters of electric cars, in the order in which they are tried. */
export const ELECTRIC_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('batteries?|pile|piles|accus?|batterie'),
      anyOf('occasions?|occaz|electri\\w*|elektr\\w*|usagee?s?|gebraucht\\w*'),
      anyOf(
        'preuves?|certificats?|etat|sante|bonne|rincee?s?|fatigu\\w*|usee?s?|mort\\w*|soh|verif\\w*|controle\\w*|testee?s?|zustand|zoustand|degrad\\w*|peur',
      ),
    ],
    not: anyOf('prix|capacite|kwh|combien|cherche|garantie?', SAID.lease),
    words: 'comment connaitre l etat d une batterie d occasion',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf('autonomie|batteries?|accus?|reichweite|reechwait|range'),
      anyOf(COLD),
      anyOf(
        'baiss\\w*|perd\\w*|moins|diminu\\w*|ten(?:ir|ue)|tient|chut\\w*|redui\\w*|impact|influence|resist\\w*|affect\\w*|effet|combien|vraiment|change\\w*|verlier\\w*|verliert|manner|weniger|supporte\\w*|reduction|fond',
      ),
    ],
    not: anyOf('pneus?|demarr\\w*|panne|cherche|budget|max\\w*|pompe a chaleur|km d autonomie'),
    words: 'l autonomie baisse t elle en hiver',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf(
        'bornes?|prises?|wallbox|ladestation\\w*|luedstatio\\w*|chargeurs?|points? de charge|stations? de (?:re)?charge',
      ),
      anyOf(
        'maison|domicile|chez (?:moi|nous|mes)|garage prive|immeuble|copro\\w*|residence|appartement|doheem|zu hause|zuhause|syndic|parking|home',
      ),
      anyOf('install\\w*|pos\\w*|mont\\w*|electricien|fournis\\w*|vend\\w*|occup\\w*|branch\\w*|aide\\w*|charge'),
    ],
    not: anyOf('cherche|autonomie|essai|pas de (?:prise|borne)|sans', SAID.appointment),
    words: 'installez vous des bornes a domicile',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf(
        'primes?|subsides?|subventions?|bonus|pramien?|forderung|clever fueren|aides? (?:de l |d )?etat|premie|subsidien|primm\\w*|pramm\\w*|zouschoss|zuschuss',
      ),
      anyOf('electri\\w*|elektr\\w*|hybrides?|voiture|auto|droit|etat|combien|encore|toucher|recevoir|demander'),
    ],
    not: anyOf('assurance|bonus malus|fidelite|parrainage|casse|conduite|cherche'),
    words: 'ai je droit a une prime pour une electrique',
    mayBeSearch: true,
  },
]
