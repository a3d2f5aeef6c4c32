import type { SearchQuestion } from './example-searches'

/** Wishes of people of the country, with refusals, wishes of others and what is indifferent to them. */
export const LOCAL_SEARCHES: readonly SearchQuestion[] = [
  [
    'coucou, ma vieille clio vient de rendre l’ame sur la route d’arlon, me faut un truc qui roule pour 8000 balles grand max',
    'prix=-8000',
  ],
  [
    'on attend des jumeaux pour septembre et on a deja un grand de 4 ans, vous auriez quoi avec 7 vraies places sous 30k ?',
    'places=7&prix=-30000',
  ],
  [
    'surtout pas de diesel svp, un break, boite auto, moins de 60.000 km',
    'carrosserie=break&carburant=electrique,essence,gpl,hybride,hybride-rechargeable&boite=automatique&km=-60000',
  ],
  ['ya til des dacia a moins de quinze mille', 'marque=dacia&prix=-15000'],
  [
    'Bonjour, mon fils vient d’avoir son permis et on cherche qqch de pas trop puissant, disons 90 ch maxi, essence, budget entre 7 et 11 mille euros',
    'carburant=essence&prix=7000-11000&puissance=-90',
  ],
  [
    'electrique avec au moins 400 bornes d’autonomie, chinoise ou pas je m’en fiche',
    'carburant=electrique&autonomie=400-',
  ],
  ['je tracte un van avec deux chevaux dedans, faut que ca tire 2 tonnes minimum', 'remorquage=2000-'],
  ['une rouge ! n’importe quoi de rouge mais decapotable', 'carrosserie=cabriolet&couleur=rouge'],
  ['300/mois c’est mon max, plutot suv, occasion ou neuf peu importe', 'carrosserie=suv&mensualite=-300'],
  ['Vous avez des Skoda Octavia combi de 2022 ou apres?', 'modele=skoda-octavia-combi&annee=2022-'],
  ['qqun m’a parlé de la mg4, il vous en reste?', 'modele=mg-mg4'],
  [
    'Cherche golf 8 boite dsg, toit ouvrant si possible, pas blanche',
    'modele=volkswagen-golf&boite=automatique&couleur=argent,beige,bleu,brun,gris,jaune,noir,orange,rouge,vert,violet&equipement=Toit+ouvrant+panoramique',
  ],
  [
    'moins de 3 ans, moins de 30000 km, moins de 20000 euros. voila mes 3 conditions lol',
    'prix=-20000&km=-30000&annee=2023-',
  ],
  ['une voiture haute, j’ai mal au dos et je n’arrive plus a sortir des petites autos basses', 'carrosserie=suv'],
  ['avez vous des ferrari', 'q=ferrari'],
  ['toyota hybride mais pas la rechargeable hein', 'marque=toyota&carburant=hybride'],
  [
    'Volvo xc60 en plug in, cuir, attelage',
    'modele=volvo-xc60&carburant=hybride-rechargeable&sellerie=cuir&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  [
    'je fais luxembourg-metz tous les jours soit 35000 km par an, vous me conseilleriez quoi comme motorisation, j’ai 18k à mettre',
    'prix=-18000',
  ],
  [
    'Une petite citadine automatique pour ma maman de 78 ans, facile a garer avec camera de recul',
    'carrosserie=compacte&boite=automatique&equipement=Caméra+de+recul',
  ],
  ['y a quoi a esch comme renault en ce moment', 'marque=renault&concession=esch-sur-alzette'],
  ['la moins chere que vous ayez svp', 'tri=prix-asc'],
  ['quelle est la plus puissante de tout votre stock?', 'tri=puissance-desc'],
  [
    'camionette 3 places genre jumpy ou expert pour mon entreprise de carrelage',
    'categorie=utilitaire&modele=citroen-jumpy,peugeot-expert&places=3',
  ],
  [
    'peugoet 3008 ou 5008, gris ou noir, max 25 000 €',
    'modele=peugeot-3008,peugeot-5008&couleur=gris,noir&prix=-25000',
  ],
  ['je voudrais ni suv ni monospace, juste une bonne vieille berline avec un grand coffre', 'carrosserie=berline'],
  ['un 4x4 pour monter au chalet l’hiver, pas plus de vingt deux mille euros', 'motricite=integrale&prix=-22000'],
  [
    'hyundai kona elec ou ioniq5, laquelle est dispo de suite?',
    'modele=hyundai-ioniq-5,hyundai-kona&carburant=electrique&disponibilite=disponible',
  ],
  [
    'j’aimerais une fiat 500 mais pas electrique, couleur vert menthe ou bleu ciel, c pour l’anniv de ma femme',
    'modele=fiat-500&carburant=diesel,essence,gpl,hybride,hybride-rechargeable&couleur=bleu,vert',
  ],
  ['Opel corsa essence 5 portes autour de 12000', 'modele=opel-corsa&carburant=essence&portes=5&prix=10800-13200'],
  [
    'sièges chauffants + volant chauffant obligatoire, je suis frileuse, le reste vous choisissez',
    'equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants,Volant+chauffant',
  ],
  [
    'Moien, hutt dir och e klengen Elektroauto fir manner wéi 20.000 Euro?',
    'carrosserie=compacte&carburant=electrique&prix=-20000',
  ],
  [
    'Do you have any automatic station wagons under 25k, ideally with a tow bar?',
    'carrosserie=break&boite=automatique&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable&prix=-25000',
  ],
  [
    'caddy ou berlingo ou kangoo enfin ce genre de voiture avec portes coulissantes, on a un labrador et 2 gosses',
    'modele=citroen-berlingo,renault-kangoo&places=4,5,7,8&equipement=Porte+latérale+coulissante+gauche~Porte+latérale+coulissante+droite~Portes+latérales+coulissantes+électriques',
  ],
  ['boite manuelle uniquement, j’ai horreur des automatiques, minimum 150 chevaux', 'boite=manuelle&puissance=150-'],
  [
    'Ford Puma ou similaire, année 2021-2023, entre 15 et 19k, moins de 50 mille bornes',
    'modele=ford-puma&prix=15000-19000&km=-50000&annee=2021-2023',
  ],
  [
    'mon mari veut une bmw mais moi je veux qqch de raisonnable, genre skoda ou vw, suv, hybride, 28-32 mille',
    'marque=skoda,volkswagen&carrosserie=suv&carburant=hybride&prix=28000-32000',
  ],
  ['vehicules de demonstration ou de direction, vous en vendez?', 'etat=direction'],
  ['0 km immatriculé mais jamais roulé, ca existe chez vous?', 'etat=neuf'],
  ['kel voiture neuve a moins de 200 par mois', 'etat=neuf&mensualite=-200'],
  [
    'on est 6 à la maison donc 5 places ca passe pas, et pas une camionnette non plus svp, budget 20 a 24000',
    'categorie=camion,voiture&places=7,8&prix=20000-24000',
  ],
  [
    'Quelque chose de fun pour le week end, coupé ou cabrio, moins de 100 000km',
    'carrosserie=cabriolet,coupe&km=-100000',
  ],
  ['tesla model y d’occase?', 'q=tesla+model+y&etat=occasion'],
  ['Combien de Dacia Duster avez-vous au total, et à partir de quel prix ?', 'modele=dacia-duster'],
  [
    'une voiture blanche ou argentée avec carplay, pas de noire elle est tout le temps sale',
    'couleur=argent,blanc&equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil',
  ],
  ['j’ai 5000€ cash la maintenant', 'prix=-5000'],
  ['utilitaire electrique pr livraisons en ville', 'categorie=utilitaire&carburant=electrique'],
  [
    'les voitures visibles à Marnach ou Ettelbruck seulement, je descends pas jusqu’à Luxembourg, break ou suv diesel',
    'carrosserie=break,suv&carburant=diesel&concession=ettelbruck,marnach',
  ],
  [
    'il me faudrait du isofix à l’avant aussi, regulateur adaptatif et surveillance angle mort, moins de 23k',
    'equipement=Fixations+Isofix+à+l’arrière~Fixation+Isofix+au+siège+passager,Régulateur+de+vitesse+adaptatif~Régulateur+adaptatif+avec+arrêt+et+redémarrage,Surveillance+des+angles+morts&prix=-23000',
  ],
  [
    'est ce que vous avez encore la vieille mégane rs jaune que j’ai vue la semaine passée',
    'modele=renault-megane&couleur=jaune',
  ],
  ['auto gpl ou bifuel, sandero par ex', 'modele=dacia-sandero&carburant=gpl'],
  [
    'polo ou fabia ou i20, 1ere main, pas avant 2020, dans les 14-15 mille',
    'modele=hyundai-i20,skoda-fabia,volkswagen-polo&prix=14000-15000&annee=2020-',
  ],
  [
    'finalement je m’en fous de la marque du moment que c pas une francaise, compacte essence auto',
    'marque=alfa-romeo,dacia,fiat,ford,hyundai,iveco,jeep,mg,nissan,opel,skoda,toyota,volkswagen,volvo&carrosserie=compacte&carburant=essence&boite=automatique',
  ],
  [
    'Wat hutt dir fir Volvoen op Lager, awer keen Diesel?',
    'marque=volvo&carburant=electrique,essence,gpl,hybride,hybride-rechargeable',
  ],
  [
    'je divorce et je dois rendre la voiture de société le 1er, besoin d’une petite voiture dispo rapidement, mensualité 180 a 220 maxi',
    'carrosserie=compacte&disponibilite=disponible&mensualite=180-220',
  ],
]
