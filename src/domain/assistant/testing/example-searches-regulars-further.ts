import type { SearchQuestion } from './example-searches'

/** Further wishes of ordinary customers, with own cars that are too small and wishes of two people. */
export const REGULAR_FURTHER_SEARCHES: readonly SearchQuestion[] = [
  ['Combien de Peugeot 208 avez-vous en stock en ce moment ?', 'modele=peugeot-208'],
  ['la plus puissante que vous avez c’est laquelle ?', 'tri=puissance-desc'],
  ['mokka electrique 2022 ou 2023', 'modele=opel-mokka&carburant=electrique&annee=2022-2023'],
  [
    'Je cherche un pick-up, ford ranger ou equivalent, double cabine',
    'marque=ford&carrosserie=pick-up&equipement=Double+cabine',
  ],
  [
    'tucson hybride avec camera de recul et carplay, max 60000km',
    'modele=hyundai-tucson&carburant=hybride&equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil,Caméra+de+recul&km=-60000',
  ],
  [
    'Ech sichen eng kleng Occasioun mat Automatik, bis 12.000 Euro',
    'etat=occasion&carrosserie=compacte&boite=automatique&prix=-12000',
  ],
  [
    'Une voiture 5 portes pas plus vieille que 2020 à moins de 12 000, essence, kilometrage raisonnable',
    'carburant=essence&portes=5&prix=-12000&annee=2020-',
  ],
  [
    'on vient d’avoir des jumeaux, la polo est trop petite... on peut mettre 22000 environ, familiale ou suv',
    'carrosserie=break,suv&prix=-22000',
  ],
  ['jeep renegade ou compass 4xe svp', 'q=4xe&modele=jeep-compass'],
  ['Alfa Romeo Giulia, vous en avez encore ?', 'modele=alfa-romeo-giulia'],
  ['MG4 prix ?', 'modele=mg-mg4'],
  [
    'je veux pas une manuelle et pas une blanche, une 3008 quoi',
    'modele=peugeot-3008&boite=automatique&couleur=argent,beige,bleu,brun,gris,jaune,noir,orange,rouge,vert,violet',
  ],
  ['Voitures à moins de 250 euros par mois, électriques ou hybrides', 'carburant=electrique,hybride&mensualite=-250'],
  ['Qu’est-ce que vous avez comme occasions à Marnach ?', 'etat=occasion&concession=marnach'],
  [
    'une berline confortable genre passat ou 508, diesel automatique, entre 2019 et 2022',
    'modele=peugeot-508-sw&carrosserie=berline&carburant=diesel&boite=automatique&annee=2019-2022',
  ],
  [
    'quashqai essence boite auto tres peu de kilometres',
    'q=nissan+qashqai&carburant=essence&boite=automatique&tri=km-asc',
  ],
  [
    'Bonjour mon mari veut un gros SUV et moi une petite voiture, on commence par le suv: max 45000, 4 roues motrices',
    'carrosserie=suv&motricite=integrale&prix=-45000',
  ],
  ['sandero stepway gpl', 'modele=dacia-sandero-stepway&carburant=gpl'],
  ['budget 8000 a 10000, pas plus de 100 000 km, peu importe le reste', 'prix=8000-10000&km=-100000'],
  [
    'Haben Sie einen VW Tiguan Diesel mit Allrad und Anhängerkupplung?',
    'modele=volkswagen-tiguan&carburant=diesel&motricite=integrale&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  [
    'Corsa d’au moins 100 chevaux, grise ou noire, moins de 16.500',
    'modele=opel-corsa&couleur=gris,noir&prix=-16500&puissance=100-',
  ],
  ['Je cherche une voiture de démonstration ou de direction avec une bonne remise', 'etat=direction&remise=oui'],
  [
    'je hésite entre la Kodiaq et la 5008, il me faut 7 places et l’attelage, quelle différence ?',
    'modele=peugeot-5008&places=7&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
]
