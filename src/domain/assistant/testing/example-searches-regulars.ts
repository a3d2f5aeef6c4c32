import type { SearchQuestion } from './example-searches'

/** Wishes of ordinary customers, in few words and in many. */
export const REGULAR_SEARCHES: readonly SearchQuestion[] = [
  [
    'Bonjour, je cherche une petite citadine automatique pour ma fille, budget 15k max',
    'carrosserie=compacte&boite=automatique&prix=-15000',
  ],
  ['vous avez des duster d’occasion en 4x4 ?', 'etat=occasion&modele=dacia-duster&motricite=integrale'],
  ['suv hybride entre 25000 et 32000 euros svp, pas de diesel', 'carrosserie=suv&carburant=hybride&prix=25000-32000'],
  [
    'On est une famille de six, il nous faut une voiture avec un grand coffre et pas trop chere',
    'places=7,8&tri=prix-asc',
  ],
  ['quelque chose d’électrique avec au moins 400 km d’autonomie', 'carburant=electrique&autonomie=400-'],
  [
    'Je voudrais une Golf essence boîte manuelle de 2021 ou plus récente',
    'modele=volkswagen-golf&carburant=essence&boite=manuelle&annee=2021-',
  ],
  ['c koi votre voiture la moins chère', 'tri=prix-asc'],
  [
    'break diesel moins de 80.000 km, attelage obligatoire',
    'carrosserie=break&carburant=diesel&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable&km=-80000',
  ],
  ['avec 300/mois je peux avoir quoi comme suv ?', 'carrosserie=suv&mensualite=-300'],
  ['Une Clio rouge, vous en avez à Esch ?', 'modele=renault-clio&couleur=rouge&concession=esch-sur-alzette'],
  ['je tracte une caravane de 1800 kg, quel vehicule vous me conseillez', 'remorquage=1800-'],
  [
    'Cherche Volvo XC60 hybride rechargeable, noire de préférence, cuir et toit ouvrant',
    'modele=volvo-xc60&carburant=hybride-rechargeable&couleur=noir&sellerie=cuir&equipement=Toit+ouvrant+panoramique',
  ],
  ['avez vous des cabriolets ?', 'carrosserie=cabriolet'],
  ['Voiture pour jeune conducteur, max 90 ch, moins de dix mille euros', 'prix=-10000&puissance=-90'],
  [
    'moins de 3 ans, moins de 40000 km, boite auto, et surtout pas de chinoise',
    'marque=alfa-romeo,citroen,dacia,fiat,ford,hyundai,iveco,jeep,nissan,opel,peugeot,renault,skoda,toyota,volkswagen,volvo&boite=automatique&km=-40000&annee=2023-',
  ],
  ['Tesla model 3 dispo?', 'q=tesla+model+3&disponibilite=disponible'],
  ['Je roule 35 000 km par an surtout autoroute, plutot un diesel qui consomme peu', 'carburant=diesel'],
  [
    'fourgonnette utilitaire pour mon entreprise de peinture, genre berlingo ou kangoo',
    'categorie=utilitaire&modele=citroen-berlingo-van,renault-kangoo-van&carrosserie=fourgon',
  ],
  [
    'Bonsoir auriez-vous une yaris hybride autour de 18 000 € ? merci d’avance',
    'modele=toyota-yaris&carburant=hybride&prix=16200-19800',
  ],
  ['7 places, automatique, max 28.000€, peu importe la marque', 'boite=automatique&places=7&prix=-28000'],
  [
    'une petite elec pour aller au boulot, quinze mille euros grand max',
    'carrosserie=compacte&carburant=electrique&prix=-15000',
  ],
  ['Fiat 500 blanche ou bleu clair', 'modele=fiat-500&couleur=blanc,bleu'],
  [
    'Montrez moi les Škoda Octavia combi à Ettelbruck ou Mersch',
    'modele=skoda-octavia-combi&concession=ettelbruck,mersch',
  ],
  ['vous avez des voitures neuves livrables tout de suite ?', 'etat=neuf&disponibilite=disponible'],
  [
    'ni peugeot ni citroen, un suv compact essence de moins de 20000',
    'marque=alfa-romeo,dacia,fiat,ford,hyundai,iveco,jeep,mg,nissan,opel,renault,skoda,toyota,volkswagen,volvo&carrosserie=suv&carburant=essence&prix=-20000',
  ],
  [
    'j ai mal au dos il me faut une voiture haute avec sieges chauffants et boîte automatique',
    'carrosserie=suv&boite=automatique&equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants',
  ],
]
