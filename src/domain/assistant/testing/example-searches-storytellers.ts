import type { SearchQuestion } from './example-searches'

/** Searches that are wordy, figurative or mix languages. */
export const STORYTELLER_SEARCHES: readonly SearchQuestion[] = [
  [
    'slt jsuis etudiante a l’uni de belval jai 4000e de coté ya un truc ki roule ?',
    'concession=esch-sur-alzette&prix=-4000',
  ],
  [
    'Permis depuis trois semaines, c’est papa qui paye et il lâche 9500 pas un centime de plus. Et pas plus de 100 chevaux sinon l’assurance explose',
    'prix=-9500&puissance=-100',
  ],
  [
    'une 500 ou une panda, rouge, avec une vraie boite à vitesses qu’on passe à la main, genre dix mille balles',
    'modele=fiat-500,fiat-grande-panda&boite=manuelle&couleur=rouge&prix=-10000',
  ],
  ['corssa ou pollo, moins de 80000 bornes', 'modele=opel-corsa,volkswagen-polo&km=-80000'],
  ['jveux rouler élec mais jpeux mettre que 250 balles par mois, ya koi', 'carburant=electrique&mensualite=-250'],
  [
    'Infirmière à domicile autour d’Ettelbrück, cinquante arrêts par jour : il me faudrait une petite hybride automatique avec sièges chauffants (l’hiver je gèle). Vingt mille grand maximum.',
    'carrosserie=compacte&carburant=hybride&boite=automatique&equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants&autour-de=ettelbruck&rayon=40&prix=-20000',
  ],
  [
    'Je n’ai pas de prise dans mon garage donc ni électrique ni rechargeable pour moi. Cinq portes et moins de cinq ans, merci',
    'carburant=diesel,essence,gpl,hybride&portes=5&annee=2021-',
  ],
  [
    'Qqch qui surveille les angles morts et qui filme derrière quand je recule, je me gare toujours entre deux poubelles',
    'equipement=Caméra+de+recul,Surveillance+des+angles+morts',
  ],
  [
    'qu’est-ce qui boit moins de 4,5 litres chez vous en essence ou hybride non branchée ?',
    'carburant=essence,hybride',
  ],
  [
    'Plombier à Mersch, mon vieux fourgon est mort ce matin sur l’A7. J’ai besoin d’un remplaçant trois places, TVA récupérable, crochet d’attelage si ça existe, entre 15 et 25 mille',
    'carrosserie=fourgon&places=3&concession=mersch&tva=recuperable&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable&prix=15000-25000',
  ],
  [
    'camionette gasoil ds le style partner / kangoo / doblo - de 100.000 au compteur',
    'categorie=utilitaire&modele=fiat-doblo,peugeot-partner,renault-kangoo&carburant=diesel&km=-100000',
  ],
  [
    'Existe-t-il chez vous un utilitaire dont l’intérieur est déjà aménagé en atelier ? J’ai pas envie de visser des étagères',
    'categorie=utilitaire&equipement=Aménagement+d’atelier+complet',
  ],
  ['la mini-pelle + la remorque = 2,7 tonnes. Qui peut tirer ça ?', 'remorquage=2700-'],
  [
    'Un Iveco à benne qui bascule des trois côtés, ça se trouve chez vous ?',
    'marque=iveco&equipement=Benne+basculante+à+trois+côtés',
  ],
  [
    'Bonjour Madame, bonjour Monsieur. J’ai soixante-dix-huit ans et des genoux en compote, mon épouse n’est pas plus fringante. Nous aimerions nous asseoir sans nous plier en deux. Plus d’embrayage pour nous, et dix-huit mille euros au plus. Avec mes salutations distinguées, R. Weber',
    'carrosserie=suv&boite=automatique&prix=-18000',
  ],
  [
    'Une toute petite auto pour la messe et le Cactus, trente mille kilomètres au compteur tout au plus et sans ces histoires de batterie',
    'carrosserie=compacte&carburant=diesel,essence,gpl,hybride&km=-30000',
  ],
  [
    'Mon mari roulait en Volvo toute sa vie. Je reste dans la maison mais en plus petit que son XC90, de teinte claire, blanc ou beige',
    'marque=volvo&couleur=beige,blanc',
  ],
  [
    'Retraités, on descend la caravane en Bretagne deux fois l’an, 1500 kg pleine. Un mazout, pas forcément jeune, mais garanti deux ans',
    'carburant=diesel&garantie=24,30,36,42,54,66,72,78,84&remorquage=1500-',
  ],
  [
    'Frontalière de Thionville, 140 bornes aller-retour sur l’A31. Marre des pompes. Une 100% électrique avec 400 d’autonomie mini, 28k',
    'carburant=electrique&prix=-28000&autonomie=400-',
  ],
  ['gazole bva 6 ans maxi 16ke maxi', 'carburant=diesel&boite=automatique&prix=-16000&annee=2020-'],
  [
    'Bonjour, on m’a vanté l’Octavia en break. TDI, et le régulateur qui freine tout seul derrière les camions est non négociable. Je vis à Arlon.',
    'modele=skoda-octavia-combi&carrosserie=break&carburant=diesel&equipement=Régulateur+de+vitesse+adaptatif~Régulateur+adaptatif+avec+arrêt+et+redémarrage',
  ],
  ['seat ou skoda, je veux du solide en dessous de 60 000 km', 'marque=skoda&km=-60000'],
  [
    'Gérant d’une PME de 12 personnes : montrez-moi des SUV hybrides rechargeables avec TVA déductible, livrables avant le réveillon, 45 000 pièce au plus',
    'carrosserie=suv&carburant=hybride-rechargeable&tva=recuperable&prix=-45000',
  ],
  [
    'Un véhicule de direction suédois, noir, plus de 250 ch et les quatre roues qui poussent',
    'etat=direction&marque=volvo&motricite=integrale&couleur=noir&puissance=250-',
  ],
  [
    'Pour ma société : quelles voitures à watts restent sous 450 € HT mensuels ?',
    'carburant=electrique&mensualite=-450&mensualite-pour=leasing-pro',
  ],
  [
    'Navettes de clients VIP : sept sièges, intérieur cuir, vitres foncées à l’arrière',
    'places=7&sellerie=cuir&equipement=Vitres+teintées~Vitres+arrière+surteintées',
  ],
  [
    'Bébé n°3 en mars !!! Portes qui coulissent = le rêve. On peut mettre 22 000 tout compris, pas un rond de plus, et le chat voyage aussi 😅',
    'equipement=Porte+latérale+coulissante+gauche~Porte+latérale+coulissante+droite~Portes+latérales+coulissantes+électriques&prix=-22000',
  ],
  ['7 vraies places, essence ou gpl, 21 mille', 'carburant=essence,gpl&places=7&prix=-21000'],
  ['poussette double + golden retriever = un break svp, sept ans d’âge au pire', 'carrosserie=break&annee=2019-'],
  [
    'Notre bouvier bernois pèse 50 kg et les jumeaux viennent d’apprendre à marcher. Je n’ai jamais une main de libre, donc coffre qui s’ouvre électriquement. 30000 environ, SUV ou break',
    'carrosserie=break,suv&equipement=Hayon+à+commande+électrique&prix=-30000',
  ],
  [
    'suv toit pano + carplay + vue 360, sous les 35k',
    'carrosserie=suv&equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil,Caméra+à+360+degrés,Toit+ouvrant+panoramique~Toit+panoramique+en+verre&prix=-35000',
  ],
  [
    'Guten Tag, ich hätte gern einen Kombi mit Anhängerkupplung und Automatik, höchstens 25.000 Euro, am liebsten bei Ihnen in Grevenmacher',
    'carrosserie=break&boite=automatique&concession=grevenmacher&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable&prix=-25000',
  ],
  [
    'Benziner bis 12 000, unter 70tkm, bloß kein Diesel, Schaltgetriebe',
    'carburant=essence&boite=manuelle&prix=-12000&km=-70000',
  ],
  [
    'Je voudrai un SUV avec Allrad und Winterreifen déjà dessus, à partir de 2022',
    'carrosserie=suv&motricite=integrale&equipement=Pneus+d’hiver+sur+jantes&annee=2022-',
  ],
  [
    'Moien, hutt dir e klengen Elektroauto mat manner wéi 40.000 km fir meng Duechter?',
    'carrosserie=compacte&carburant=electrique&km=-40000',
  ],
  [
    'Ech sichen e Break oder e SUV, Diesel, net méi wéi 18.000 Euro, zu Ettelbréck',
    'carrosserie=break,suv&carburant=diesel&concession=ettelbruck&prix=-18000',
  ],
  [
    'bonjour je cherche carro 5 place pas cher pour aller travail, 6000 euro, gasolina ou gasoil cest igual',
    'carburant=diesel,essence&places=5&prix=-6000&tri=prix-asc',
  ],
  [
    'je veux Renault Mégan bleu ou gris, le diesel, pour ma femme, elle conduit que manuel',
    'modele=renault-megane&carburant=diesel&boite=manuelle&couleur=bleu,gris',
  ],
  [
    'avez vous Dacia Dustère 4x4 usado pour la montagne de mon village',
    'etat=occasion&modele=dacia-duster&motricite=integrale',
  ],
  ['Le patron il a dit double cabine, on est beaucoup dans le chantier. Vous avez ?', 'equipement=Double+cabine'],
  [
    'Berline italienne, propulsion, au moins 190 poneys, boîte auto acceptée. Oui je suis un romantique',
    'marque=alfa-romeo,fiat&carrosserie=berline&boite=automatique&motricite=arriere&puissance=190-',
  ],
  ['un cab pour l’été prochain, quinze mille balles, je me fiche de la marque', 'carrosserie=cabriolet&prix=-15000'],
  ['Cyberstère dispo qq part au pays ?', 'modele=mg-cyberster&disponibilite=disponible'],
  [
    'Zéro diesel, zéro SUV. Compacte de 150 cv mini avec une sono Bose, Focal ou Harman',
    'carrosserie=compacte&carburant=electrique,essence,gpl,hybride,hybride-rechargeable&equipement=Système+audio+Bose~Système+audio+Focal~Système+audio+Harman+Kardon&puissance=150-',
  ],
  [
    'Je chasse. Hailux, avec un couvercle rigide sur la benne et 3 t de traction',
    'modele=toyota-hilux&equipement=Couvre-benne+rigide&remorquage=3000-',
  ],
  [
    'De la couleur, pitié ! Tout sauf noir, blanc, gris, argent. Citadine de moins de trois ans',
    'carrosserie=compacte&couleur=beige,bleu,brun,jaune,orange,rouge,vert,violet&annee=2023-',
  ],
  [
    'Hi, just moved to Kirchberg from Dublin and never driven a stick in my life. Something under 15 grand around Luxembourg City?',
    'boite=automatique&concession=luxembourg&prix=-15000',
  ],
  ['any hybrid toyotas first registered in 2020 or later?', 'marque=toyota&carburant=hybride&annee=2020-'],
  [
    'Ma jument et son van font 1,9 T à eux deux. J’habite près de Clervaux et ça grimpe, donc les quatre roues doivent travailler',
    'motricite=integrale&autour-de=clervaux&rayon=40&remorquage=1900-',
  ],
  [
    'qashquai ou touson entre 2018 et 2021, moins de 90 mille bornes, dans les 17-19k',
    'q=qashqai&modele=hyundai-tucson&prix=17000-19000&km=-90000&annee=2018-2021',
  ],
]
