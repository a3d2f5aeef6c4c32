import type { SearchQuestion } from './example-searches'

/** Models that the group does not have, which find nothing, and leases by their instalment. */
export const ELSEWHERE_SEARCHES: readonly SearchQuestion[] = [
  ['twingo', 'q=twingo'],
  ['une twingo rouge', 'q=twingo&couleur=rouge'],
  ['renault twingo', 'q=twingo&marque=renault'],
  ['volvo V40', 'q=v40&marque=volvo'],
  ['peugeot 206', 'q=206&marque=peugeot'],
  ['un T-Roc d’occasion', 'q=troc&etat=occasion'],
  ['je remplace ma twingo par une clio', 'modele=renault-clio'],
  [
    'leasing pro le moins cher électrique',
    'carburant=electrique&mensualite=0-&mensualite-pour=leasing-pro&tri=mensualite-leasing-pro-asc',
  ],
]
