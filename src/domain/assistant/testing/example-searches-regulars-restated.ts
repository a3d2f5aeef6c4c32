import type { SearchQuestion } from './example-searches'

/** Searches like those of ordinary customers that were read wrongly. */
export const REGULAR_RESTATED_SEARCHES: readonly SearchQuestion[] = [
  [
    'notre Clio devient trop vieille, il nous faut un suv hybride moins de 30000',
    'carrosserie=suv&carburant=hybride&prix=-30000',
  ],
  ['la 208 ne suffit plus avec trois enfants, vous avez des 7 places ?', 'places=7'],
  [
    'ma Golf est en panne, je cherche une petite voiture essence pour 8000 max',
    'carrosserie=compacte&carburant=essence&prix=-8000',
  ],
  ['La Duster devient trop chère à entretenir, une électrique vers 20000', 'carburant=electrique&prix=18000-22000'],
  ['l’Astra est morte, besoin d’un break diesel', 'carrosserie=break&carburant=diesel'],
  ['la Clio c’est trop petit pour nous, plutôt un monospace', 'carrosserie=monospace'],
  ['la 5008 est trop grande pour moi, vous avez une 3008 ?', 'modele=peugeot-3008'],
  [
    'il nous faut un break et une citadine électrique, d’abord la citadine, 20000 max',
    'carrosserie=compacte&prix=-20000',
  ],
  [
    'ma femme veut une électrique et moi un diesel, commençons par l’électrique, moins de 30 000',
    'carburant=electrique&prix=-30000',
  ],
  [
    'nous cherchons deux voitures, un utilitaire et une berline. On commence par l’utilitaire, diesel',
    'categorie=utilitaire&carburant=diesel',
  ],
  ['mon fils veut une Clio et ma fille une Polo, on regarde d’abord la Clio', 'modele=renault-clio'],
  ['mon mari veut un SUV et moi une citadine, d’abord le SUV puis la citadine', 'carrosserie=suv'],
  [
    'je cherche une Golf, d’abord une essence puis si rien un diesel',
    'modele=volkswagen-golf&carburant=diesel,essence',
  ],
  ['il me faut un diesel pour tracter un van avec deux chevaux, 2 tonnes', 'carburant=diesel&remorquage=2000-'],
  ['un 4x4 d’au moins 150 chevaux pour tirer un van', 'motricite=integrale&puissance=150-'],
  ['un suv pas trop loin de la frontière', 'carrosserie=suv'],
  ['Opel Fronterra hybride', 'modele=opel-frontera&carburant=hybride'],
  ['avez-vous une occasion avec 24 mois de garantie ?', 'etat=occasion&garantie=24,30,36,42,54,66,72,78,84'],
  ['mon pick-up ne suffit plus, un fourgon diesel', 'carrosserie=fourgon&carburant=diesel'],
  ['notre voiture ne suffit plus, un suv diesel', 'carrosserie=suv&carburant=diesel'],
  ['voiture 7 places pour 2 adultes et 3 enfants', 'places=7'],
  ['il me faut une voiture pour transporter deux poneys dans un van, 1500 kg', 'remorquage=1500-'],
  ['je veux un Transporter pour transporter des planches', 'modele=volkswagen-transporter'],
  ['des voitures pas loin de la frontière allemande, suv essence', 'carrosserie=suv&carburant=essence'],
  ['vous avez des sandero ? la clio est trop chère', 'modele=dacia-sandero'],
  ['moving to Luxembourg next month, do you have automatic cars?', 'boite=automatique'],
]
