import type { SearchQuestion } from './example-searches'

/** Searches with reasons, small talk and typing errors around them. */
export const EVERYDAY_SEARCHES: readonly SearchQuestion[] = [
  [
    'J’ai besoin d’une voiture fiable pour faire Arlon-Luxembourg tous les jours, diesel, moins de 12 000 €',
    'carburant=diesel&prix=-12000',
  ],
  [
    'pouvez-vous me trouver un Kangoo utilitaire électrique ?',
    'modele=renault-kangoo-van&carburant=electrique&categorie=utilitaire',
  ],
  [
    'Peugeot 308 SW, boîte automatique, moins de 3 ans, moins de 45000 km, sous 28000 €',
    'modele=peugeot-308-sw&boite=automatique&annee=2023-&km=-45000&prix=-28000',
  ],
  ['un suv pas trop gros, essence ou hybride', 'carrosserie=suv&carburant=essence,hybride'],
  ['je cherche quelque chose de sportif, plus de 200 ch', 'puissance=200-'],
  ['quel monospace 7 places avez-vous sous les 30.000 ?', 'carrosserie=monospace&places=7&prix=-30000'],
  ['Opel Mokka neuve disponible immédiatement', 'modele=opel-mokka&etat=neuf&disponibilite=disponible'],
  [
    'les voitures d’occasion à Grevenmacher classées par prix croissant',
    'etat=occasion&concession=grevenmacher&tri=prix-asc',
  ],
  [
    'sans option particulière, juste une petite essence pas chère',
    'carrosserie=compacte&carburant=essence&tri=prix-asc',
  ],
  ['cherche C3 Aircross électrique, couleur indifférente', 'modele=citroen-c3-aircross&carburant=electrique'],
  ['une voiture verte ou beige, automatique, hybride', 'couleur=beige,vert&boite=automatique&carburant=hybride'],
  ['je veux dépenser entre 8 000 et 11 500 euros pour une Sandero', 'modele=dacia-sandero&prix=8000-11500'],
  ['Avez vous des voitures avec un volant chauffant à Mersch ?', 'equipement=Volant+chauffant&concession=mersch'],
  ['voitures immatriculées depuis 2024', 'annee=2024-'],
  ['pick-up ou fourgon, peu importe le carburant', 'carrosserie=fourgon,pick-up'],
  ['Je possède une Golf 7, je voudrais une Golf plus récente', 'modele=volkswagen-golf&tri=annee-desc'],
  [
    'maximum 350 €/mois en leasing privé pour une électrique',
    'carburant=electrique&mensualite=-350&mensualite-pour=leasing-prive',
  ],
  ['vous avez quoi en Volvo à moins de 35k ?', 'marque=volvo&prix=-35000'],
  [
    'Dacia Jogger hybride blanche ou grise avec moins de 30000 km',
    'modele=dacia-jogger&carburant=hybride&couleur=blanc,gris&km=-30000',
  ],
  ['nous sommes 2 adultes et 4 enfants', 'places=7,8'],
  ['une automatique diesel ayant moins de 6 ans', 'boite=automatique&carburant=diesel&annee=2020-'],
  ['SUV électrique avec 500 km d’autonomie WLTP', 'carburant=electrique&carrosserie=suv&autonomie=500-'],
  ['pas de voiture de direction, une neuve', 'etat=neuf'],
  ['ma voiture a été volée, il me faut une occasion rapidement, 9000 euros', 'etat=occasion&prix=-9000'],
  ['Hutt dir eng Dacia Sandero fir ënner 14.000?', 'modele=dacia-sandero&prix=-14000'],
  ['ech wëll e Siwesëtzer, Diesel, net méi wéi 80.000 km', 'places=7&carburant=diesel&km=-80000'],
  ['Welche Elektro-SUV haben Sie unter 40.000 Euro?', 'carburant=electrique&carrosserie=suv&prix=-40000'],
  ['pegeot 408 plug in', 'modele=peugeot-408&carburant=hybride-rechargeable'],
  ['dasia duster 4x4', 'modele=dacia-duster&motricite=integrale'],
  ['wolkswagen tiguan otomatique', 'modele=volkswagen-tiguan&boite=automatique'],
]
