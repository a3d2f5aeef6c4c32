import type { SearchQuestion } from './example-searches'

/** The same kinds of searches in other words. */
export const BUYER_RESTATED_SEARCHES: readonly SearchQuestion[] = [
  ['SUV hybride sans motorisation diesel, 25000 max', 'carrosserie=suv&carburant=hybride&prix=-25000'],
  [
    'pas de modèle électrique svp, une citadine',
    'carrosserie=compacte&carburant=diesel,essence,gpl,hybride,hybride-rechargeable',
  ],
  ['break mais aucune version automatique', 'carrosserie=break&boite=manuelle'],
  ['Je ne veux pas de moteur essence, plutôt un diesel', 'carburant=diesel'],
  ['une camionnette pour livrer des fleurs, électrique si possible', 'categorie=utilitaire&carburant=electrique'],
  ['XC90 rechargeable de 2022', 'modele=volvo-xc90&carburant=hybride-rechargeable&annee=2022-2022'],
  ['V60 hybride branchable', 'modele=volvo-v60&carburant=hybride-rechargeable'],
  ['kachkai automatique', 'q=qashqai&boite=automatique'],
  ['nissan qashkaï 2022', 'q=qashqai&marque=nissan&annee=2022-2022'],
  ['sans hybride ni électrique, break diesel', 'carrosserie=break&carburant=diesel'],
  ['hybride mais pas rechargeable', 'carburant=hybride'],
  ['hybride non rechargeable moins de 25000', 'carburant=hybride&prix=-25000'],
  ['tout sauf hybride, suv', 'carrosserie=suv&carburant=diesel,electrique,essence,gpl'],
  ['une familiale 7 places à moins de 25000', 'places=7&prix=-25000'],
  [
    'familiale diesel avec attelage',
    'carrosserie=break&carburant=diesel&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  ['voiture de fonction électrique', 'carburant=electrique&mensualite=0-&mensualite-pour=leasing-pro'],
  ['Firmenwagen elektrisch', 'carburant=electrique&mensualite=0-&mensualite-pour=leasing-pro'],
  [
    'voiture de fonction hybride moins de 500 par mois',
    'carburant=hybride&mensualite=-500&mensualite-pour=leasing-pro',
  ],
  ['nissan lief', 'modele=nissan-leaf'],
  ['petite puissance, max 12 000 €', 'prix=-12000&tri=puissance-asc'],
  ['une voiture peu puissante, 9000 euros maxi', 'prix=-9000&tri=puissance-asc'],
  ['puissance max 150', 'puissance=-150'],
  ['on est bientôt six à la maison, il nous faut une voiture', 'places=7,8'],
  ['nous serons bientôt sept, quelle voiture ?', 'places=7,8'],
]
