import type { SearchQuestion } from './example-searches'

/** Searches as residents of Luxembourg type them, in three languages. */
export const RESIDENT_SEARCHES: readonly SearchQuestion[] = [
  [
    'je cherche une peugeot 3008 diesel automatique a moins de 30000 euros',
    'modele=peugeot-3008&carburant=diesel&boite=automatique&prix=-30000',
  ],
  [
    'budget entre 12 et 18 mille euros, pas de diesel',
    'prix=12000-18000&carburant=essence,hybride,hybride-rechargeable,electrique,gpl',
  ],
  ['eng wäiss Clio mat Automatik', 'modele=renault-clio&couleur=blanc&boite=automatique'],
  [
    'Gebrauchtwagen unter 15000 Euro mit Anhängerkupplung',
    'etat=occasion&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable&prix=-15000',
  ],
  ['un break volvo hybride rechargeable', 'marque=volvo&carrosserie=break&carburant=hybride-rechargeable'],
  ['suv 7 places essence ou hybride moins de 35k', 'carrosserie=suv&places=7&carburant=essence,hybride&prix=-35000'],
  ['voiture de moins de 3 ans avec moins de 40 000 bornes', 'annee=2023-&km=-40000'],
  ['pegeot 208 eletrique', 'modele=peugeot-208&carburant=electrique'],
  [
    'camionnette blanche avec porte latérale coulissante',
    'categorie=utilitaire&couleur=blanc&equipement=Porte+latérale+coulissante+gauche~Porte+latérale+coulissante+droite~Portes+latérales+coulissantes+électriques',
  ],
  ['un cabrio pour l’été', 'carrosserie=cabriolet'],
  [
    'mensualité max 350 euros en leasing privé pour un suv électrique',
    'mensualite=-350&mensualite-pour=leasing-prive&carrosserie=suv&carburant=electrique',
  ],
  ['Renault ou Dacia, boîte auto, 20 000€ grand maximum', 'marque=renault,dacia&boite=automatique&prix=-20000'],
  ['quelle est votre voiture la moins chère ?', 'tri=prix-asc'],
  ['voiture électrique avec au moins 500 km d’autonomie', 'carburant=electrique&autonomie=500-'],
  ['rout Auto mat manner wéi 50000 km', 'couleur=rouge&km=-50000'],
  ['il me faut un 4x4 qui peut tracter 2 tonnes', 'motricite=integrale&remorquage=2000-'],
  [
    'diesel ou hybride aux alentours de 25000 €, près de Differdange',
    'carburant=diesel,hybride&autour-de=differdange&prix=22500-27500',
  ],
  ['une citadine d’occasion à Marnach', 'etat=occasion&carrosserie=compacte&concession=marnach'],
  ['avez vous des toyota yaris ?', 'modele=toyota-yaris'],
  [
    'Opel Corsa neuve, pas noire',
    'modele=opel-corsa&etat=neuf&couleur=gris,argent,blanc,bleu,rouge,vert,beige,brun,orange,jaune,violet',
  ],
  ['opel astra break 130 cv minimum', 'modele=opel-astra-sports-tourer&puissance=130-'],
  ['véhicule pour 5 enfants et 2 adultes', 'places=7,8'],
  [
    'voiture avec sieges chauffants, camera de recul et carplay',
    'equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil,Caméra+de+recul,Sièges+avant+chauffants~Sièges+arrière+chauffants',
  ],
  ['je veux pas d’automatique, j’ai un budget de 10000', 'boite=manuelle&prix=-10000'],
  ['fourgon diesel 3 places moins de 25.000', 'carrosserie=fourgon&carburant=diesel&places=3&prix=-25000'],
  ['idéalement 25000 mais je peux monter à 28000, suv diesel', 'carrosserie=suv&carburant=diesel&prix=-28000'],
  ['Elektroauto bis 300 Euro im Monat', 'carburant=electrique&mensualite=-300'],
  ['berlinguo ou rifter de 2022 à 2024', 'modele=citroen-berlingo,peugeot-rifter&annee=2022-2024'],
  ['premiere voiture jeune permis max 90 ch', 'puissance=-90'],
  [
    'vehicule de direction volvo avec toit panoramique',
    'etat=direction&marque=volvo&equipement=Toit+ouvrant+panoramique~Toit+panoramique+en+verre',
  ],
  ['golf break diesel', 'modele=volkswagen-golf-variant&carburant=diesel'],
  ['des voitures à moins de 8.500,-€', 'prix=-8500'],
  [
    'SUV Hybrid Automatik grau bei Ettelbréck',
    'carrosserie=suv&carburant=hybride&boite=automatique&couleur=gris&autour-de=ettelbruck',
  ],
  ['e klengen Auto fir d’Stad, elektresch', 'carburant=electrique&carrosserie=compacte'],
  ['qu’avez vous comme mg sauf la mg4', 'modele=mg-mg3,mg-mg5,mg-zs,mg-s5,mg-cyberster,mg-hs'],
  ['tva récupérable, moins de 20k km et 4 roues motrices', 'tva=recuperable&km=-20000&motricite=integrale'],
  ['Ford Puma ou Kuga de plus de 50000 km', 'modele=ford-puma,ford-kuga&km=50000-'],
  [
    'neuve essence automatique disponible tout de suite',
    'disponibilite=disponible&etat=neuf&carburant=essence&boite=automatique',
  ],
]
