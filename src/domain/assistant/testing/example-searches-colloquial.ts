import type { SearchQuestion } from './example-searches'

/** Searches as visitors type them in a hurry, in slang, or in words of two languages. */
export const COLLOQUIAL_SEARCHES: readonly SearchQuestion[] = [
  ['kombi dizel pa tro cher', 'carrosserie=break&carburant=diesel&tri=prix-asc'],
  ['une ptite essence boite auto 15 000 maxi', 'carrosserie=compacte&carburant=essence&boite=automatique&prix=-15000'],
  ['clio ou 208 entre 10 et 15000 euros', 'modele=peugeot-208,renault-clio&prix=10000-15000'],
  ['e roude Corsa bis 12.000 Euro', 'modele=opel-corsa&couleur=rouge&prix=-12000'],
  ['xc 60 hybride rechargable', 'modele=volvo-xc60&carburant=hybride-rechargeable'],
  ['du électrique avec au moins 400 bornes d’autonomie', 'carburant=electrique&autonomie=400-'],
  ['Elektroauto unter 25000', 'carburant=electrique&prix=-25000'],
  [
    'suv noir ou gris mais pas diesel',
    'carrosserie=suv&couleur=noir,gris&carburant=essence,gpl,hybride,hybride-rechargeable,electrique',
  ],
  ['captur 2022 ou plus récent moins de 40 000 km', 'modele=renault-captur&annee=2022-&km=-40000'],
  ['voiture pour 7 personnes à Luxembourg ville', 'places=7,8&concession=luxembourg'],
  ['un utilitaire blanc pour mon taf', 'categorie=utilitaire&couleur=blanc'],
  ['qashqai', 'q=qashqai'],
  ['vous auriez une punto ?', 'q=punto'],
  ['volvo v90 break', 'q=v90&marque=volvo&carrosserie=break'],
  ['spring d’occase', 'modele=dacia-spring&etat=occasion'],
  [
    '5008 7 places gps',
    'modele=peugeot-5008&places=7&equipement=Navigation+GPS~Navigation+pour+poids+lourds~Navigation+en+réalité+augmentée',
  ],
  [
    'avec car play et camera de recul svp',
    'equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil,Caméra+de+recul',
  ],
  [
    'break avec crochet d’attelage',
    'carrosserie=break&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  [
    'voiture avec clim auto et sieges chauffants',
    'equipement=Climatisation+automatique~Climatisation+automatique+bizone~Climatisation+automatique+trizone~Climatisation+de+cabine+automatique,Sièges+avant+chauffants~Sièges+arrière+chauffants',
  ],
  ['jantes alu 17', 'equipement=Jantes+en+alliage+17+pouces'],
  [
    'porte coulissante',
    'equipement=Porte+latérale+coulissante+droite~Porte+latérale+coulissante+gauche~Portes+latérales+coulissantes+électriques',
  ],
  [
    'barres de toit et 5 portes',
    'portes=5&equipement=Barres+de+toit+chromées~Barres+de+toit+en+aluminium~Barres+de+toit+longitudinales',
  ],
  ['leasing privé sous les 250 par mois', 'mensualite=-250&mensualite-pour=leasing-prive'],
  [
    'location longue durée pro suv la moins chère',
    'carrosserie=suv&mensualite=0-&mensualite-pour=leasing-pro&tri=mensualite-leasing-pro-asc',
  ],
  ['une hybride la moins chère possible', 'carburant=hybride&tri=prix-asc'],
  ['Gebrauchtwagen Automatik bei Ettelbréck', 'etat=occasion&boite=automatique&autour-de=ettelbruck&rayon=40'],
  ['4x4 diesel qui tracte 2 tonnes', 'carburant=diesel&motricite=integrale&remorquage=2000-'],
  ['peugeot 308 sw gt', 'q=gt&modele=peugeot-308-sw'],
  [
    'toyota sauf yaris',
    'marque=toyota&modele=toyota-aygo-x,toyota-bz4x,toyota-corolla-touring-sports,toyota-hilux,toyota-yaris-cross',
  ],
  ['budget 20k, jeune permis, petite citadine', 'carrosserie=compacte&prix=-20000'],
]
