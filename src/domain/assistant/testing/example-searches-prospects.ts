import type { SearchQuestion } from './example-searches'

/** Wishes of ordinary customers, with makes that the group lacks, budgets and equipment. */
export const PROSPECT_SEARCHES: readonly SearchQuestion[] = [
  [
    'bonjour je cherche une petite voiture automatique pour ma femme, max 15k',
    'carrosserie=compacte&boite=automatique&prix=-15000',
  ],
  ['Avez vous des Golf essence de moins de 50 000 km ?', 'modele=volkswagen-golf&carburant=essence&km=-50000'],
  ['suv hybride 20-25000€', 'carrosserie=suv&carburant=hybride&prix=20000-25000'],
  ['Salut, une clio diesel svp, peu importe la couleur', 'modele=renault-clio&carburant=diesel'],
  [
    'On attend notre troisième enfant, il nous faudrait un 7 places pas trop cher, disons moins de 30 mille',
    'places=7&prix=-30000&tri=prix-asc',
  ],
  ['voiture electrique avec au moins 400 km d’autonomie', 'carburant=electrique&autonomie=400-'],
  ['je voudrai une mercedes classe A noire boite auto', 'q=mercedes+classe+a&boite=automatique&couleur=noir'],
  [
    'Surtout pas de diesel ! Une compacte d’occasion de 2021 ou plus récente',
    'etat=occasion&carrosserie=compacte&carburant=electrique,essence,gpl,hybride,hybride-rechargeable&annee=2021-',
  ],
  ['C’est quoi votre voiture la moins chère ?', 'tri=prix-asc'],
  ['Break avec un gros coffre pour deux chiens, budget autour de 22000', 'carrosserie=break&prix=19800-24200'],
  ['Quelque chose à 300/mois max, plutôt un suv', 'carrosserie=suv&mensualite=-300'],
  ['bmw x1 ou audi q3 essence automatique', 'q=bmw+x1+audi+q3&carburant=essence&boite=automatique'],
  ['J’ai une caravane de 1800 kg, quelle voiture pourrait la tirer ?', 'remorquage=1800-'],
  ['Dacia duster neuf dispo tout de suite?', 'etat=neuf&modele=dacia-duster&disponibilite=disponible'],
  [
    'vous avez encore des 208 électriques à esch ?',
    'modele=peugeot-208&carburant=electrique&concession=esch-sur-alzette',
  ],
  [
    'mon fils vient d’avoir son permis, une petite voiture pas trop puissante genre 70-80 ch, moins de 10000 euros',
    'carrosserie=compacte&prix=-10000&puissance=70-80',
  ],
  ['Tesla model 3 occasion', 'q=tesla+model+3&etat=occasion'],
  ['Cabriolet pour l’été, maxi vingt-cinq mille euros', 'carrosserie=cabriolet&prix=-25000'],
  [
    'utilitaire diesel avec porte latérale et attelage',
    'categorie=utilitaire&carburant=diesel&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  [
    'Qashqai toit panoramique et camera de recul',
    'q=nissan+qashqai&equipement=Caméra+de+recul,Toit+ouvrant+panoramique~Toit+panoramique+en+verre',
  ],
  [
    'Je cherche une Toyota Yaris hybride de moins de 3 ans, si possible rouge',
    'modele=toyota-yaris&carburant=hybride&couleur=rouge&annee=2023-',
  ],
  ['octavia combi dsg entre 2020 et 2022', 'modele=skoda-octavia-combi&boite=automatique&annee=2020-2022'],
  ['y a t il des 4x4 automatique sous 35.000', 'boite=automatique&motricite=integrale&prix=-35000'],
  ['Montrez-moi les Kia s’il vous plait, mais pas les Picanto', 'q=kia+picanto'],
  ['une fiat 500 blanche ou bleu ciel', 'modele=fiat-500&couleur=blanc,bleu'],
  [
    'je fais 40000 km par an sur autoroute il me faut un diesel récent confortable et boite auto',
    'carburant=diesel&boite=automatique&tri=annee-desc',
  ],
  [
    'Hybride rechargeable, 60 km minimum en électrique, budget 40k',
    'carburant=hybride-rechargeable&prix=-40000&autonomie=60-',
  ],
  ['voiture premiere main faible kilometrage moins de vingt mille km', 'km=-20000&tri=km-asc'],
  [
    'Bonsoir, je suis à la recherche d’un Volvo XC60 en diesel ou hybride, avec sièges chauffants et sièges cuir, moins de 80000 km',
    'modele=volvo-xc60&carburant=diesel,hybride&sellerie=cuir&equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants&km=-80000',
  ],
  ['captur ou 2008 ou kona, le moins cher des trois', 'modele=hyundai-kona,peugeot-2008,renault-captur&tri=prix-asc'],
  ['Moien, hutt dir e klengen Auto ënner 12000 € ?', 'carrosserie=compacte&prix=-12000'],
  ['une polo mais 5 portes obligatoire', 'modele=volkswagen-polo&portes=5'],
  ['je veu une voiture de sport qui envoie, 250cv mini', 'puissance=250-'],
  [
    'Est-ce que vous avez des occasions de 2019 à moins de 13 000 euros à Ettelbruck ?',
    'etat=occasion&concession=ettelbruck&prix=-13000&annee=2019-2019',
  ],
  ['combien de voitures avez vous en stock en ce moment', ''],
  ['mini cooper s manuelle', 'q=mini+cooper&boite=manuelle'],
  [
    'Familiale essence, pas électrique et pas hybride non plus, 18000 max',
    'carrosserie=break&carburant=essence&prix=-18000',
  ],
  [
    'cherche opel corsa ou astra boite manuelle, 5 à 8 mille €',
    'modele=opel-astra,opel-corsa&boite=manuelle&prix=5000-8000',
  ],
  [
    'Auriez-vous une citadine électrique pour faire Mersch-Luxembourg tous les jours ?',
    'carrosserie=compacte&carburant=electrique',
  ],
  [
    'voiture avec apple carplay et gps sous 16 000',
    'equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil,Navigation+GPS~Navigation+pour+poids+lourds~Navigation+en+réalité+augmentée&prix=-16000',
  ],
  ['alfa romeo giulia ou stelvio, quadrifoglio si vous avez', 'modele=alfa-romeo-giulia'],
  ['ford puma bleu automatik', 'modele=ford-puma&boite=automatique&couleur=bleu'],
  ['Vous avez quoi comme monospace ?', 'carrosserie=monospace'],
  [
    'Je mesure 1m96 et j’ai mal au dos, il me faut une voiture haute avec sièges électriques',
    'carrosserie=suv&equipement=Sièges+avant+électriques+à+mémoire~Siège+conducteur+à+réglages+électriques',
  ],
  ['moins de 100 g de co2 svp, et pas plus de 25000 euros', 'prix=-25000'],
  ['La plus puissante de vos Cupra?', 'q=cupra&tri=puissance-desc'],
  ['C3 picasso ou un truc du meme genre', 'modele=citroen-c3'],
  [
    'voiture grise ou noir, pas blanche, suv compact, essence, auto, 2022 minimum, moins de 30 000€',
    'carrosserie=suv&carburant=essence&couleur=gris,noir&prix=-30000&annee=2022-',
  ],
  ['ma voiture a rendu l’âme hier, il me faut vite quelque chose de fiable à 8000 euros environ', 'prix=-8000'],
  ['ID.4 ou enyaq avec pompe a chaleur', 'modele=skoda-enyaq&equipement=Pompe+à+chaleur'],
  ['Une sandero stepway gpl ça existe chez vous?', 'modele=dacia-sandero-stepway&carburant=gpl'],
  ['je cherche un pick up double cabine', 'carrosserie=pick-up&equipement=Double+cabine'],
  [
    'Entre 15 et 20 000 €, moins de 60 000 km, boite automatique, le reste m’est égal',
    'boite=automatique&prix=15000-20000&km=-60000',
  ],
  ['classe c break', 'q=mercedes+classe+c&carrosserie=break'],
  ['nouvelle r5 electrique disponible ?', 'modele=renault-renault-5&carburant=electrique&disponibilite=disponible'],
  ['seat leon ou ibiza, pas avant 2020, moins de 17k', 'q=seat+ibiza&prix=-17000&annee=2020-'],
  ['Quelle est la voiture avec le plus d’autonomie que vous vendez', 'carburant=electrique'],
  [
    'audi a3 sportback s line avec phares led matrix',
    'q=audi+a3&equipement=Phares+à+LED~Phares+à+LED+adaptatifs~Phares+matriciels+à+LED',
  ],
]
