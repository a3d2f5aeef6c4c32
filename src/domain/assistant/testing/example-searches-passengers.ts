import type { SearchQuestion } from './example-searches'

/** Questions of people who travel with others, and of drivers in a hurry. */
export const PASSENGER_SEARCHES: readonly SearchQuestion[] = [
  [
    'cherche 208 essence bvm, 12-15 mille max, peu importe la couleur sauf blanc',
    'modele=peugeot-208&carburant=essence&boite=manuelle&couleur=argent,beige,bleu,brun,gris,jaune,noir,orange,rouge,vert,violet&prix=12000-15000',
  ],
  [
    'Bonjour, avec l’arrivée des jumeaux notre Clio est devenue minuscule : il nous faudrait sept vraies places, une boîte auto, et rester sous les 35.000 euros si possible.',
    'boite=automatique&places=7&prix=-35000',
  ],
  [
    'pas de diesel svp, un break récent (moins de 4 ans), budget 28k',
    'carrosserie=break&carburant=electrique,essence,gpl,hybride,hybride-rechargeable&prix=-28000&annee=2022-',
  ],
  ['Ech sichen en Elektroauto fir ënner 20.000 €', 'carburant=electrique&prix=-20000'],
  [
    'avez vous un Kombi avec Automatik et pas plus de 60000 km au compteur',
    'carrosserie=break&boite=automatique&km=-60000',
  ],
  [
    'volvo xc60 rechargable, attelage obligatoire, on tracte un van à chevaux de 2 tonnes',
    'modele=volvo-xc60&carburant=hybride-rechargeable&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable&remorquage=2000-',
  ],
  ['un truc pas cher pour ma fille qui vient d’avoir le permis, 8000 balles grand max', 'prix=-8000&tri=prix-asc'],
  ['Fiat 500 décapotable', 'modele=fiat-500c&carrosserie=cabriolet'],
  ['tesla model 3 doccasion vous avez ca ?', 'q=tesla+model+3&etat=occasion'],
  [
    'fourgon frigo neuf ou occase, TVA récupérable',
    'etat=neuf,occasion&carrosserie=fourgon&tva=recuperable&equipement=Groupe+frigorifique',
  ],
  ['duster 4x4 mazout de 2018 à 2020', 'modele=dacia-duster&carburant=diesel&motricite=integrale&annee=2018-2020'],
  [
    'SUV hybride (mais pas rechargeable, je n’ai pas de prise) à moins de 450 € par mois',
    'carrosserie=suv&carburant=hybride&mensualite=-450',
  ],
  [
    'Rouler au GPL c’est encore possible chez vous ? je vise 17 000 €, pas un centime de plus',
    'carburant=gpl&prix=-17000',
  ],
  ['qu’est-ce que vous avez à Marnach comme quatre roues motrices', 'motricite=integrale&concession=marnach'],
  ['petite citadine automatique, rouge ou orange', 'carrosserie=compacte&boite=automatique&couleur=orange,rouge'],
  [
    'véhicule de direction Renault, livrable tout de suite, entre vingt et trente mille',
    'etat=direction&marque=renault&disponibilite=disponible&prix=20000-30000',
  ],
  ['bmw x1 max 30k', 'q=bmw+x1&prix=-30000'],
  ['voiture 8 places pour faire la navette d’un hôtel à Mondorf', 'places=8'],
  ['hilux, il doit tirer 3,5 t', 'modele=toyota-hilux&remorquage=3500-'],
  [
    'Je ne veux ni Peugeot, ni Citroën, ni Opel, j’ai eu assez d’ennuis avec le PureTech. Un SUV à essence, 2021 minimum, moins de 22’000.',
    'marque=alfa-romeo,dacia,fiat,ford,hyundai,iveco,jeep,mg,nissan,renault,skoda,toyota,volkswagen,volvo&carrosserie=suv&carburant=essence&prix=-22000&annee=2021-',
  ],
  ['eng elektresch mat méi wéi 500 km Autonomie', 'carburant=electrique&autonomie=500-'],
  ['jcherche une yariss hybrid, la moins chere', 'modele=toyota-yaris&carburant=hybride&tri=prix-asc'],
  [
    'Un cabrio électrique deux places pour mon mari qui fait sa crise de la cinquantaine',
    'carrosserie=cabriolet&carburant=electrique&places=2',
  ],
  [
    'moins de 30 000 km, moins de 3 ans, moins de 30 000 euros. C’est tout ce que je demande.',
    'prix=-30000&km=-30000&annee=2023-',
  ],
  [
    'monospace à portes coulissantes, on a deux rehausseurs et un labrador',
    'carrosserie=monospace&equipement=Fixations+Isofix+à+l’arrière~Fixation+Isofix+au+siège+passager,Porte+latérale+coulissante+gauche~Porte+latérale+coulissante+droite~Portes+latérales+coulissantes+électriques',
  ],
  [
    'camionnette avec hayon elevateur dispo a mersch',
    'categorie=utilitaire&concession=mersch&disponibilite=disponible&equipement=Hayon+élévateur',
  ],
  ['Octavia Combi TDI Baujahr 2022 oder neuer', 'modele=skoda-octavia-combi&carburant=diesel&annee=2022-'],
  ['Auriez-vous par hasard une voiture violette ?', 'couleur=violet'],
  [
    '300 ch minimum, intégrale, et surtout pas électrique',
    'carburant=diesel,essence,gpl,hybride,hybride-rechargeable&motricite=integrale&puissance=300-',
  ],
  ['quelque chose dans l’esprit d’une Audi A4 Avant, maximum trente-deux mille euros', 'q=audi+a4&prix=-32000'],
  ['mokka jaune', 'modele=opel-mokka&couleur=jaune'],
  [
    'boîte auto, toit panoramique, sièges chauffants, caméra de recul, 25 000 max. Le reste je m’en fous.',
    'boite=automatique&equipement=Caméra+de+recul,Sièges+avant+chauffants~Sièges+arrière+chauffants,Toit+ouvrant+panoramique~Toit+panoramique+en+verre&prix=-25000',
  ],
  ['megane diesel svp', 'modele=renault-megane&carburant=diesel'],
  ['c’est laquelle la moins chère de toutes vos électriques ?', 'carburant=electrique&tri=prix-asc'],
  [
    'Citroen occasion recentte, premiere immat. apres janvier 2024, essance',
    'etat=occasion&marque=citroen&carburant=essence&annee=2024-',
  ],
  [
    'Notre budget tourne autour de quinze mille et on habite Diekirch, donc plutôt une voiture visible à Ettelbruck.',
    'concession=ettelbruck&autour-de=diekirch&rayon=40&prix=13500-16500',
  ],
  [
    'vw transporter ou ford transit custom, kilométrage cent vingt mille au plus',
    'modele=ford-transit-custom,volkswagen-transporter&km=-120000',
  ],
  [
    'Une berline quatre portes avec une vraie malle. Pas un SUV, pas un break, j’insiste !',
    'carrosserie=berline&portes=4',
  ],
  [
    'un suv mais ni gris ni noir, moins de six ans',
    'carrosserie=suv&couleur=argent,beige,blanc,bleu,brun,jaune,orange,rouge,vert,violet&annee=2020-',
  ],
  ['kia avec encore au moins 4 ans de garantie', 'q=kia&garantie=54,66,72,78,84'],
  [
    'Juke ou Captur, boîte manuelle, sous les 50.000 km : qu’avez-vous ?',
    'modele=nissan-juke,renault-captur&boite=manuelle&km=-50000',
  ],
  ['Wrangler Rubicon, le prix m’est égal', 'q=rubicon&modele=jeep-wrangler'],
  ['eng gebraucht Corsa fir d’Schoul, net méi wéi 11000', 'etat=occasion&modele=opel-corsa&prix=-11000'],
  [
    '200 à 250 € par mois en leasing privé, une petite essence du stock',
    'carrosserie=compacte&carburant=essence&mensualite=200-250&mensualite-pour=leasing-prive',
  ],
  ['12k5 cash, break, diesel, point.', 'carrosserie=break&carburant=diesel&prix=-12500'],
  ['R5 élec grosse batterie, blanche ou verte', 'modele=renault-renault-5&carburant=electrique&couleur=blanc,vert'],
  ['qu’est-ce qui est rentré dernièrement comme hybrides rechargeables ?', 'carburant=hybride-rechargeable'],
  [
    'Grandland / 3008 / C5 Aircross, PHEV, 2023+, <35k',
    'modele=citroen-c5-aircross,opel-grandland,peugeot-3008&carburant=hybride-rechargeable&prix=-35000&annee=2023-',
  ],
  ['benne basculante trois côtés pour mon entreprise de jardinage', 'equipement=Benne+basculante+à+trois+côtés'],
  ['une voiture à hydrogène, ça existe chez vous ou c’est de la science-fiction', 'carburant=hydrogene'],
  [
    'Volvo 7 places, 100 % électrique, son Bowers & Wilkins si possible, budget illimité',
    'marque=volvo&carburant=electrique&places=7&equipement=Système+audio+Bowers+&+Wilkins',
  ],
  ['j’ai 2500 € et pas un de plus, n’importe quoi qui roule', 'prix=-2500'],
  [
    'neuve, pas de démo ni d’occasion : 2008 GT hybride immédiatement disponible',
    'q=gt&etat=neuf&modele=peugeot-2008&carburant=hybride&disponibilite=disponible',
  ],
  [
    'Combien de Fiat électriques avez-vous en ce moment à Esch ?',
    'marque=fiat&carburant=electrique&concession=esch-sur-alzette',
  ],
  [
    'e Kleinwagen mat Automatik fir meng Bomi, max 14.000, gär mat Sitzheizung',
    'carrosserie=compacte&boite=automatique&equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants&prix=-14000',
  ],
]
