import type { SearchQuestion } from './example-searches'

/** Searches as drivers type them in a hurry, without accents and with abbreviations. */
export const DRIVER_SEARCHES: readonly SearchQuestion[] = [
  [
    'slt vous avez des clio d’occaz a moins de 12000 € ?',
    'etat=occasion&marque=renault&modele=renault-clio&prix=-12000',
  ],
  [
    'je cherche un suv hybride rechargeable, boite auto, budget 40k max',
    'carrosserie=suv&carburant=hybride-rechargeable&boite=automatique&prix=-40000',
  ],
  [
    'break diesel avec attelage, pas plus de 100.000 km',
    'carrosserie=break&carburant=diesel&equipement=Attelage+fixe~Attelage+amovible~Attelage+électrique+escamotable~Attelage+à+boule&km=-100000',
  ],
  [
    'Bonjour, nous sommes six dans la famille et nous cherchons une voiture automatique, mais pas un diesel, jusqu’à trente mille euros. Merci d’avance !',
    'carburant=electrique,essence,gpl,hybride,hybride-rechargeable&boite=automatique&places=7,8&prix=-30000',
  ],
  ['un truc electrique qui fait au moins 450 bornes avec une charge', 'carburant=electrique&autonomie=450-'],
  [
    'peugeot ou citroen, essence ou hybride simple, moins de 30 000, a esch',
    'marque=citroen,peugeot&carburant=essence,hybride&concession=esch-sur-alzette&prix=-30000',
  ],
  ['c’est quoi la moins chère que vous avez en boite automatique ?', 'boite=automatique&tri=prix-asc'],
  ['une sept places diesel, max 300 euros par mois en financement', 'carburant=diesel&places=7&mensualite=-300'],
  [
    'vous auriez en stock un suv en leasing privé pour trois cent cinquante euros par mois maximum ?',
    'carrosserie=suv&mensualite=-350&mensualite-pour=leasing-prive',
  ],
  [
    'leasing pro 500€/mois max, electrique, parmi vos vehicules en stock',
    'carburant=electrique&mensualite=-500&mensualite-pour=leasing-pro',
  ],
  ['il me faut un fourgon avec groupe frigo', 'carrosserie=fourgon&equipement=Groupe+frigorifique'],
  ['camionnette diesel a mersch, 30000 max', 'categorie=utilitaire&carburant=diesel&concession=mersch&prix=-30000'],
  ['qqch de rouge ou d’orange, 5 portes, entre 100 et 150 ch', 'portes=5&couleur=orange,rouge&puissance=100-150'],
  ['golf de 2020 ou plus récente, pas le break', 'marque=volkswagen&modele=volkswagen-golf&annee=2020-'],
  [
    'C’est pour ma fille qui vient d’avoir son permis : boîte manuelle, essence, moins de cinquante mille kilomètres et pas plus de 16 000 euros.',
    'carburant=essence&boite=manuelle&prix=-16000&km=-50000',
  ],
  [
    'une decapotable pour l’été prochain, pas electrique',
    'carrosserie=cabriolet&carburant=diesel,essence,gpl,hybride,hybride-rechargeable',
  ],
  [
    'diesel 4 roues motrices qui peut tracter au moins 1,5 tonne',
    'carburant=diesel&motricite=integrale&remorquage=1500-',
  ],
  ['volvo xc60 ou xc90 moins de 60000km', 'marque=volvo&modele=volvo-xc60,volvo-xc90&km=-60000'],
  ['vos voitures de direction renault qui ont une remise', 'etat=direction&marque=renault&remise=oui'],
  ['vehicule de démo peugeot 408 dispo ?', 'etat=direction&marque=peugeot&modele=peugeot-408'],
  ['montrez moi les skoda en commencant par celle qui a le moins de km', 'marque=skoda&tri=km-asc'],
  [
    'dacia au gpl mais pas grise',
    'marque=dacia&carburant=gpl&couleur=argent,beige,blanc,bleu,brun,jaune,noir,orange,rouge,vert,violet',
  ],
  [
    'suv avec sellerie alcantara et toit pano',
    'carrosserie=suv&sellerie=alcantara&equipement=Toit+ouvrant+panoramique~Toit+panoramique+en+verre',
  ],
  ['opel dans un rayon de 20 km autour de bissen', 'marque=opel&autour-de=bissen&rayon=20'],
  [
    'j’habite Diekirch, vous avez des Dacia neuves pas trop loin de chez moi ?',
    'etat=neuf&marque=dacia&autour-de=diekirch&rayon=40',
  ],
  ['electrique d’occasion entre 15 et 25 mille', 'etat=occasion&carburant=electrique&prix=15000-25000'],
  [
    'apple carplay + surveillance des angles morts, a moins de 25k',
    'equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil,Surveillance+des+angles+morts&prix=-25000',
  ],
  [
    'rifter ou berlingo (le modèle voiture, pas la camionnette), diesel, boite auto',
    'marque=citroen,peugeot&modele=citroen-berlingo,peugeot-rifter&carburant=diesel&boite=automatique',
  ],
  ['laquelle de vos electriques est la plus puissante ?', 'carburant=electrique&tri=puissance-desc'],
  [
    '308 break diesel, le moins de kilometres d’abord',
    'marque=peugeot&modele=peugeot-308-sw&carburant=diesel&tri=km-asc',
  ],
  ['j’ai huit mille euros, n’importe quelle marque', 'prix=-8000'],
  [
    'fiat 500 hybride avec au moins 24 mois de garantie',
    'marque=fiat&modele=fiat-500&carburant=hybride&garantie=24,30,36,42,48,66,72,78,84',
  ],
  [
    'Pour ma société je cherche un Renault diesel en boîte manuelle dont la TVA est récupérable.',
    'marque=renault&carburant=diesel&boite=manuelle&tva=recuperable',
  ],
  [
    'suv hybride (non rechargeable) hors peugeot, moins de 35.000€',
    'marque=alfa-romeo,citroen,dacia,fiat,ford,hyundai,iveco,jeep,kia,mg,nissan,opel,renault,renault-trucks,skoda,toyota,volkswagen,volvo&carrosserie=suv&carburant=hybride&prix=-35000',
  ],
  [
    'ni renault ni dacia, essence, automatique',
    'marque=alfa-romeo,citroen,fiat,ford,hyundai,iveco,jeep,kia,mg,nissan,opel,peugeot,skoda,toyota,volkswagen,volvo&carburant=essence&boite=automatique',
  ],
  [
    'une bleue ou une verte, electrique, disponible tout de suite pas réservée',
    'carburant=electrique&couleur=bleu,vert&disponibilite=disponible',
  ],
  ['min 200 chevaux pour 40000 euros max', 'prix=-40000&puissance=200-'],
  [
    'electrique avec volant chauffant ET pompe a chaleur',
    'carburant=electrique&equipement=Pompe+à+chaleur,Volant+chauffant',
  ],
  [
    'kangoo van ou berlingo van, peu importe l’age',
    'marque=citroen,renault&modele=citroen-berlingo-van,renault-kangoo-van',
  ],
  ['prix des e-c3 entre 18 000 et 24 000', 'marque=citroen&modele=citroen-e-c3&prix=18000-24000'],
  [
    'une caisse de 2022 ou 2023, diesel ou essence ca m’est égal, 80000 km grand max',
    'carburant=diesel,essence&km=-80000&annee=2022-2023',
  ],
  ['break ou suv en transmission intégrale sous 45k', 'carrosserie=break,suv&motricite=integrale&prix=-45000'],
  [
    'les suv c trop gros pour moi, plutot une berline ou une compacte en plug-in',
    'carrosserie=berline,compacte&carburant=hybride-rechargeable',
  ],
  ['tipo break en hybride', 'marque=fiat&modele=fiat-tipo-station-wagon&carburant=hybride'],
  [
    'jogger 7 places en hybride, la - chere en premier',
    'marque=dacia&modele=dacia-jogger&carburant=hybride&places=7&tri=prix-asc',
  ],
  [
    '3008 electrique ou plug-in (pas l’hybride normal), du moins cher au plus cher',
    'marque=peugeot&modele=peugeot-3008&carburant=electrique,hybride-rechargeable&tri=prix-asc',
  ],
  [
    'un duster, ou sinon n’importe quelle nissan, moins de 25 000',
    'marque=dacia,nissan&modele=dacia-duster&prix=-25000',
  ],
  [
    'mg4 ou R5 pour moins de 280 € par mois en crédit perso',
    'marque=mg,renault&modele=mg-mg4,renault-renault-5&mensualite=-280',
  ],
  [
    'max 3 ans, max 40 000 km, boite auto, peugeot 2008',
    'marque=peugeot&modele=peugeot-2008&boite=automatique&km=-40000&annee=2023-',
  ],
  ['break diesel d’au moins 95 kW', 'carrosserie=break&carburant=diesel&puissance=129-'],
  ['Ech sichen e Break mat Automatik, net méi wéi 25.000 Euro', 'carrosserie=break&boite=automatique&prix=-25000'],
  ['Hutt dir e Peugeot 208 Benziner?', 'marque=peugeot&modele=peugeot-208&carburant=essence'],
  ['Suche gebrauchten Kombi, Diesel, unter 100.000 km', 'etat=occasion&carrosserie=break&carburant=diesel&km=-100000'],
  ['Elektroauto mit mindestens 400 km Reichweite, unter 35000 Euro', 'carburant=electrique&prix=-35000&autonomie=400-'],
  ['wat ass äre bëllegsten Duster?', 'marque=dacia&modele=dacia-duster&tri=prix-asc'],
  [
    'un kombi avec anhängerkupplung, 20000 max',
    'carrosserie=break&equipement=Attelage+fixe~Attelage+amovible~Attelage+électrique+escamotable~Attelage+à+boule&prix=-20000',
  ],
  ['Occasioun ënner 15000 Euro zu Ettelbréck', 'etat=occasion&concession=ettelbruck&prix=-15000'],
  ['en neie Renault 4, blo oder gro', 'etat=neuf&marque=renault&modele=renault-renault-4&couleur=bleu,gris'],
  [
    'quelles voitures electriques je peux avoir en private lease a moins de 300 par mois',
    'carburant=electrique&mensualite=-300&mensualite-pour=leasing-prive',
  ],
]
