import type { SearchQuestion } from './example-searches'

/** Searches in casual words, of the last unseen set. */
export const CASUAL_SEARCHES: readonly SearchQuestion[] = [
  ['tucson hybride noire', 'modele=hyundai-tucson&carburant=hybride&couleur=noir'],
  [
    'je cherche un SUV essence auto max 28000€ a Esch',
    'carrosserie=suv&carburant=essence&boite=automatique&prix=-28000&concession=esch-sur-alzette',
  ],
  ['fiat 500 pas électrique', 'modele=fiat-500&carburant=diesel,essence,gpl,hybride,hybride-rechargeable'],
  ['trafic ou vivaro diesel', 'modele=opel-vivaro,renault-trafic&carburant=diesel'],
  ['une arkana', 'q=arkana'],
  ['peugeot avec pompe à chaleur', 'marque=peugeot&equipement=Pompe+à+chaleur'],
  ['électrique 7 places', 'carburant=electrique&places=7'],
  ['moins de 3 ans, moins de 50000 bornes', 'annee=2023-&km=-50000'],
  ['berline ou break essence', 'carrosserie=berline,break&carburant=essence'],
  ['blauen Peugeot 208', 'modele=peugeot-208&couleur=bleu'],
  ['sièges massants et hayon électrique', 'equipement=Sièges+avant+massants,Hayon+à+commande+électrique'],
  ['vision nocturne', 'equipement=Vision+nocturne'],
  ['écran 12 pouces', 'equipement=Écran+tactile+12+pouces'],
  ['volvo entre 30 et 40 mille', 'marque=volvo&prix=30000-40000'],
  ['les plus récentes d’abord, skoda', 'marque=skoda&tri=annee-desc'],
  ['une jeep wrangler', 'modele=jeep-wrangler'],
  [
    'leasing privé électrique le moins cher',
    'carburant=electrique&mensualite=0-&mensualite-pour=leasing-prive&tri=mensualite-leasing-prive-asc',
  ],
]
