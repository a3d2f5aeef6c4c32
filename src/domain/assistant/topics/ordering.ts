import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

const ACROSS =
  'frontaliere?s?|etranger|france|francaise?|belgique|belge|allemagne|allemande?|grenzganger|thionville|metz|longwy|arlon|bastogne|treves|trier'

/** Matters of paying, registering and waiting for a car, in the order in which they are tried. */
export const ORDERING_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('immatricul\\w*|plaques?|mise en circulation|carte grise'),
      anyOf(
        'snca|snct|qui (?:s occupe|fait|se charge|doit|va)|c est (?:vous|moi|a (?:moi|vous|nous))|(?:vous )?(?:occup\\w*|charg\\w*)|vous (?:faites|gerez)|dois je|demarches?',
      ),
    ],
    not: anyOf('controle technique|perdue?s?|change\\w* d adresse|reprise|date|annee', SAID.lease, ACROSS),
    words: 'les prix affiches sont ils definitifs',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf(SAID.winterTyres, 'tapis|carte grise|plein|livraison|roue de secours'),
      anyOf('compri\\w*|inclu\\w*'),
      anyOf('prix|tarif|achat|achete\\w*|voitures?'),
    ],
    not: anyOf('assurance|entretien|montage|gardiennage|combien', SAID.lease),
    words: 'les prix affiches sont ils definitifs',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf('tva'),
      anyOf(ACROSS),
      anyOf('paie|paye\\w*|payer|regle\\w*|dois|doit|quel\\w*|ou|combien|facture\\w*'),
    ],
    not: anyOf('societe|entreprise|professionnel\\w*|recup\\w*|deduc\\w*|numero', SAID.lease),
    words: 'livrez vous a l etranger',
  },
  {
    needs: [
      anyOf('combien de (?:temps|jours|semaines)|delais?|longtemps'),
      anyOf('entre|apres|depuis|une fois|a partir'),
      anyOf('signature|signer|signee?|(?:bon de )?commande|contrat|achat|paiement|payee?'),
      anyOf('cles?|livraison|livree?|recuper\\w*|prendre possession|repartir|rouler|remise'),
    ],
    not: anyOf('pieces?|pneus?|reprise|garanti\\w*|rembours\\w*|echang\\w*|reparation|double|badge', SAID.lease),
    words: 'neuf en stock ou sur commande voiture construite attente varie marque saison',
    isPassage: true,
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf('command\\w*|attend\\w*|attente|recevoir|delais?'),
      anyOf('neu(?:f|ve)s?|usine|sur commande'),
      anyOf('combien de (?:temps|mois|semaines|jours)|delais?|attente|longtemps|quand'),
    ],
    not: anyOf('pieces?|accessoires?|pneus?|jantes|reprise|elle|cette|permis|garanti\\w*|remplac\\w*', SAID.lease),
    words: 'neuf en stock ou sur commande voiture construite attente varie marque saison',
    isPassage: true,
    mayBeSearch: true,
  },
]
