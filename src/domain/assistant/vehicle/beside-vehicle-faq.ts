import { findPassage } from '../faq/find-passage'
import { matchFaq } from '../faq/match-faq'
import type { Reply, VehicleFact } from '../reply/reply'
import type { FaqEntry, SiteFacts } from '../site/site-facts'

const GUARANTEE = '(?:garanti\\w*)'
const COVERS =
  '(?:couvr\\w*|couvert\\w*|compren\\w*|inclu\\w*|s applique|prend en charge|valable (?:ou|dans)|porte sur|deckt|main d oeuvre|quelles pieces)'
const HAGGLE =
  '(?:geste(?: commercial)?|negoci\\w*|marchand\\w*|dernier prix|meilleur prix|meilleure offre|baisser|baissez|descendre|descendez|discut(?:er|able)s?|faire (?:un )?(?:effort|mieux)|arrang\\w*|laisse[rz]? (?:a|pour) \\d+|(?:une|la|moins de) marge|nohgelooss|verhandel\\w*|handeln|leschte prais|letzter preis)'

/** Questions of which a field of the vehicle answers one part and an entry of the FAQ the other. */
const WITH_ENTRY: readonly (readonly [asked: RegExp, fact: VehicleFact, words: string])[] = [
  [
    new RegExp(`^(?!.* batterie ).* ${GUARANTEE}(?: \\w+)* ${COVERS} | ${COVERS}(?: \\w+)* ${GUARANTEE} `),
    'warranty',
    'quelle garantie accompagne occasion',
  ],
  [
    new RegExp(`^(?!.* (?:reprise|leasing|assurance|vitres?|sieges?|suspension|banquette) ).* ${HAGGLE} `),
    'price',
    'prix affiches definitifs',
  ],
  [
    /^(?!.* (?:leasing|loyer|reprise|garanti\w*|entretien|credit|financement|recup\w*|deduc\w*) )(?=.* (?:prix|combien|coute\w*|montant|affiche\w*|(?:compri|inclu)\w*(?= $)) )(?=.* (?:immatriculation|carte grise|livraison|tapis|frais|preparation|plaques?|mise (?:en|a la) (?:route|circulation)|tva) )(?=.* (?:compri\w*|inclu\w*|en plus|dedans|ajout\w*|comprend) )/,
    'price',
    'prix affiches definitifs',
  ],
  [
    / (?:autonomie|reichweite|combien de (?:kms?|kilometres))(?: \w+)* (?:hiver|froid|gel|wanter|winter) | (?:hiver|froid|gel|wanter|winter)(?: \w+)* (?:autonomie|reichweite|combien de (?:kms?|kilometres)) /,
    'range',
    'autonomie baisse hiver',
  ],
  [
    / (?:etat|sante|usure|soh|certificat|degradation)(?: \w+){0,4} (?:batterie|accus?) | (?:batterie|accus?)(?: \w+){0,4} (?:etat|sante|usee?|soh|certificat|degradee?|fatiguee?) /,
    'battery',
    'connaitre etat batterie occasion',
  ],
]

const MOVED =
  /^(?!.* (?:pneus?|roues|reprise|ancienne|permis) ).*(?: (?:amene[rz]?|ramene[rz]?|transfere[rz]?|deplace[rz]?|achemin\w*|faire venir|rapatri\w*)(?: \w+){0,6} (?:a|au|dans|vers|chez|jusqu) | (?:voir|essayer|recuperer|regarder)(?: \w+){0,6} (?:ailleurs|autre (?:concession|garage|site)) )/
/** Words of a paragraph that says whether a vehicle can be seen at another dealership. */
const MOVED_WORDS = 'occasion amenons ailleurs choix gratuitement engagement'

const both = (fact: VehicleFact, entry: FaqEntry): Reply => ({
  code: 'several',
  replies: [
    { code: 'fact', fact },
    { code: 'faq', entry },
  ],
})

/** The field and the entry for such a question; null for any other, or where the group has no such entry. */
export const factWithEntry = (text: string, { faq, passages = [] }: SiteFacts): Reply | null => {
  const moved = MOVED.test(text) ? findPassage(MOVED_WORDS, passages) : null
  if (moved) return both('location', moved)
  const [, fact, words = ''] = WITH_ENTRY.find(([asked]) => asked.test(text)) ?? []
  const found = fact === undefined ? null : matchFaq(words, faq, true)
  return fact === undefined || found === null ? null : both(fact, found.entry)
}
