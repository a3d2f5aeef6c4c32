import type { SearchQuestion } from './example-searches'

/** Searches with exclusions, misspelt names and needs mentioned in passing. */
export const BUYER_SEARCHES: readonly SearchQuestion[] = [
  [
    'Bonjour, vous avez des breaks essence boîte auto, budget 25000 maxi ?',
    'carrosserie=break&carburant=essence&boite=automatique&prix=-25000',
  ],
  [
    'je cherche une peugot 3008 hybride pas trop chere, dans les 28-32 mille',
    'modele=peugeot-3008&carburant=hybride&prix=28000-32000&tri=prix-asc',
  ],
  [
    'Petite voiture pour ma fille qui vient d’avoir son permis, max 12k, 5 portes si possible',
    'carrosserie=compacte&portes=5&prix=-12000',
  ],
  ['skoda octavia combi tdi moins de 80000 km', 'modele=skoda-octavia-combi&carburant=diesel&km=-80000'],
  [
    'Un SUV 7 places automatique, mais surtout sans moteur diesel svp',
    'carrosserie=suv&carburant=electrique,essence,gpl,hybride,hybride-rechargeable&boite=automatique&places=7',
  ],
  ['qu’est ce que vous avez comme cabriolet en ce moment?', 'carrosserie=cabriolet'],
  ['Ech sichen en Elektroauto ënner 25.000 Euro', 'carburant=electrique&prix=-25000'],
  [
    'voiture electrique avec au moins 450 km d’autonomie et pompe a chaleur',
    'carburant=electrique&equipement=Pompe+à+chaleur&autonomie=450-',
  ],
  [
    'Renault Clio rouge d’occasion, à Esch ou environs',
    'etat=occasion&modele=renault-clio&couleur=rouge&autour-de=esch-sur-alzette&rayon=40',
  ],
  ['toyota yaris hybrid 2022 ou plus recent', 'modele=toyota-yaris&carburant=hybride&annee=2022-'],
  ['Un 4x4 qui peut tracter 2,5 tonnes, j’ai une remorque à chevaux', 'motricite=integrale&remorquage=2500-'],
  ['golf wolkswagen boite manuelle moin de 15 000 euros', 'modele=volkswagen-golf&boite=manuelle&prix=-15000'],
  [
    'Monospace ou ludospace avec portes coulissantes pour trois sièges enfants, entre 20 et 30 000 €',
    'carrosserie=monospace&equipement=Fixations+Isofix+à+l’arrière~Fixation+Isofix+au+siège+passager,Porte+latérale+coulissante+gauche~Porte+latérale+coulissante+droite~Portes+latérales+coulissantes+électriques&prix=20000-30000',
  ],
  ['dacia duster gpl vous en avez ?', 'modele=dacia-duster&carburant=gpl'],
  [
    'Ich suche einen Kombi mit Automatik und Anhängerkupplung, höchstens drei Jahre alt',
    'carrosserie=break&boite=automatique&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable&annee=2023-',
  ],
  [
    'un utilitaire electrique pour livrer en ville, 3 places devant',
    'categorie=utilitaire&carburant=electrique&places=3',
  ],
  [
    'Volvo XC60 rechargeable, cuir, toit panoramique, moins de 55.000 €',
    'modele=volvo-xc60&carburant=hybride-rechargeable&sellerie=cuir&equipement=Toit+ouvrant+panoramique~Toit+panoramique+en+verre&prix=-55000',
  ],
  ['voitures neuves disponibles tout de suite à moins de 20 000', 'etat=neuf&disponibilite=disponible&prix=-20000'],
  [
    'hyundaï tucson ou kia sportage, peu importe, max 30000€ et pas plus de 60 000 bornes',
    'modele=hyundai-tucson&prix=-30000&km=-60000',
  ],
  ['Avez-vous une Fiat 500 blanche ou crème ?', 'modele=fiat-500&couleur=beige,blanc'],
  ['je voudrais une berline 4 portes noire', 'carrosserie=berline&portes=4&couleur=noir'],
  ['Voiture à 300 euros par mois max en financement', 'mensualite=-300'],
  ['qqch de sportif, plus de 250 chevaux, budget 50 000 balles', 'prix=-50000&puissance=250-'],
  [
    'Pick-up 4x4 avec crochet d’attelage à Marnach ou dans le Nord',
    'carrosserie=pick-up&motricite=integrale&concession=marnach&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  ['citroen c3 aircros essence recente', 'modele=citroen-c3-aircross&carburant=essence&tri=annee-desc'],
  [
    'Une voiture de direction chez vous a Grevenmacher, hybride de préférence',
    'etat=direction&carburant=hybride&concession=grevenmacher',
  ],
  [
    'on est cinq plus deux grands chiens, il nous faut un gros coffre, style break ou grand suv, on fait pas mal d’autoroute donc plutôt diesel et régulateur adaptatif, on peut aller jusqu’a 35 000',
    'carrosserie=break,suv&carburant=diesel&places=5,7,8&equipement=Régulateur+de+vitesse+adaptatif~Régulateur+adaptatif+avec+arrêt+et+redémarrage&prix=-35000',
  ],
  ['MG 4 avec la grosse batterie', 'modele=mg-mg4'],
  ['Hutt dir e bëllegen Auto fir a Stad? Héchstens 10.000 €', 'prix=-10000&tri=prix-asc'],
  [
    'une opel corssa automatique avec siege chauffant',
    'modele=opel-corsa&boite=automatique&equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants',
  ],
  [
    'Tout sauf une blanche : SUV compact essence, caméra de recul, autour de 22 000 €',
    'carrosserie=suv&carburant=essence&couleur=argent,beige,bleu,brun,gris,jaune,noir,orange,rouge,vert,violet&equipement=Caméra+de+recul&prix=19800-24200',
  ],
  ['Quelles voitures avez-vous à Mersch entre 15 et 20 mille euros ?', 'concession=mersch&prix=15000-20000'],
  ['nissan kashkai boite auto 2021-2023', 'q=qashqai&marque=nissan&boite=automatique&annee=2021-2023'],
  ['auto pas chère, kilométrage indifférent, juste que ça roule, 8000 max', 'prix=-8000&tri=prix-asc'],
  ['Un van de 8 places pour notre club de foot', 'places=8'],
  [
    'vw id3 ou renault megane électrique, moins de 40 000 km',
    'modele=renault-megane,volkswagen-id-3&carburant=electrique&km=-40000',
  ],
  ['jeep rangler', 'modele=jeep-wrangler'],
  [
    'Fourgon avec hayon élévateur ou groupe frigorifique ?',
    'carrosserie=fourgon&equipement=Hayon+élévateur~Groupe+frigorifique',
  ],
  [
    'je veux dépenser vingt-cinq mille euros grand maximum pour un suv hybride de moins de quatre ans',
    'carrosserie=suv&carburant=hybride&prix=-25000&annee=2022-',
  ],
  [
    'voiture bleue, toit ouvrant, apple carplay',
    'couleur=bleu&equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil,Toit+ouvrant+panoramique',
  ],
  [
    'Ford Puma manuelle ou Renault Captur manuelle sous les 18.000',
    'modele=ford-puma,renault-captur&boite=manuelle&prix=-18000',
  ],
  [
    'ni électrique ni hybride, je n’ai pas de prise chez moi. une compacte 5 portes vers 17 000€',
    'carrosserie=compacte&carburant=diesel,essence,gpl&portes=5&prix=15300-18700',
  ],
  [
    'Je suis indépendant, TVA récupérable obligatoire, break ou suv de moins de 2 ans',
    'carrosserie=break,suv&tva=recuperable&annee=2024-',
  ],
  [
    'gebrauchter diesel unter 100000 km mit navi, budget zwischen 15000 und 20000',
    'etat=occasion&carburant=diesel&equipement=Navigation+GPS~Navigation+pour+poids+lourds~Navigation+en+réalité+augmentée&prix=15000-20000&km=-100000',
  ],
  ['alpha romeo tonale', 'modele=alfa-romeo-tonale'],
  ['Le SUV le moins cher que vous ayez en automatique c’est lequel?', 'carrosserie=suv&boite=automatique&tri=prix-asc'],
  [
    'une familiale avec 7 vraies places et attelage, entre 30000 et 45000 eur, de 2022 minimum',
    'places=7&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable&prix=30000-45000&annee=2022-',
  ],
  ['peugeot 208 gt jaune electrique', 'q=gt&modele=peugeot-208&carburant=electrique&couleur=jaune'],
  [
    'Est-ce qu’il vous reste des Sandero Stepway à Diekirch ou pas loin ?',
    'modele=dacia-sandero-stepway&autour-de=diekirch&rayon=40',
  ],
  ['deux places, propulsion, plus de 300 ch, ça existe chez vous ?', 'motricite=arriere&places=2&puissance=300-'],
]
