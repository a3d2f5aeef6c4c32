import type { SearchQuestion } from './example-searches'

/** Searches of people who explain themselves, some in other languages. */
export const NEWCOMER_SEARCHES: readonly SearchQuestion[] = [
  [
    'Permis en poche depuis hier, il me faut une première voiture : essence, 4000 à 8000 €, pas plus de 120 000 km',
    'carburant=essence&prix=4000-8000&km=-120000',
  ],
  [
    'Retraités, on cherche une petite auto automatique, siège haut, sous les 20 000 €',
    'carrosserie=compacte&boite=automatique&prix=-20000',
  ],
  [
    'Taxi : berline hybride, coffre d’au moins 500 litres, moins de 40 000 km',
    'carrosserie=berline&carburant=hybride&km=-40000',
  ],
  ['vous reste t il des sandero stepway au gpl ?', 'modele=dacia-sandero-stepway&carburant=gpl'],
  [
    '[URGENT] besoin utilitaire blanc à Luxembourg, boîte manuelle',
    'categorie=utilitaire&couleur=blanc&boite=manuelle&concession=luxembourg',
  ],
  [
    '2008 GT ou Allure essence, à partir de 2023 s’il vous plaît',
    'q=gt+allure&modele=peugeot-2008&carburant=essence&annee=2023-',
  ],
  ['Quelqu’un peut me dire si vous avez un Berlingo à moins de 18.500 ?', 'modele=citroen-berlingo&prix=-18500'],
  ['mensualité de 250 max, crédit, voiture de moins de 4 ans', 'mensualite=-250&annee=2022-'],
  ['j’en ai marre du diesel ! montrez-moi de l’hybride, 30000 maxi', 'carburant=hybride&prix=-30000'],
  [
    'Y a-t-il une Volvo à hayon électrique avec attelage ?',
    'marque=volvo&equipement=Hayon+à+commande+électrique,Attelage+fixe~Attelage+amovible~Attelage+électrique+escamotable~Attelage+à+boule',
  ],
  [
    'un suv électrique capable de faire Luxembourg-Bruxelles aller-retour, donc 430 km',
    'carrosserie=suv&carburant=electrique&autonomie=430-',
  ],
  ['les trois voitures les plus récentes', 'tri=annee-desc'],
  ['un véhicule de moins de 1 000 km', 'km=-1000'],
  ['Fiat 500 cabriolet rouge', 'modele=fiat-500c&couleur=rouge'],
  [
    'électrique, 4 roues motrices, au moins 300 ch et moins de 60k €',
    'carburant=electrique&motricite=integrale&puissance=300-&prix=-60000',
  ],
  ['une bagnole pas chère, genre 5 000 balles', 'prix=-5000&tri=prix-asc'],
  [
    'camping ! il me faut un ludospace, attelage obligatoire, 7 places si possible',
    'carrosserie=monospace&places=7&equipement=Attelage+fixe~Attelage+amovible~Attelage+électrique+escamotable~Attelage+à+boule',
  ],
  [
    'SUV premium avec toit pano, cuir et sièges chauffants pour 45 000',
    'carrosserie=suv&sellerie=cuir&prix=-45000&equipement=Toit+ouvrant+panoramique~Toit+panoramique+en+verre,Sièges+avant+chauffants~Sièges+arrière+chauffants',
  ],
  [
    'Occasion garantie 2 ans minimum, essence, près de Steinfort',
    'etat=occasion&carburant=essence&garantie=24,30,36,42,48,66,72,78,84&autour-de=steinfort&rayon=40',
  ],
  [
    'ma femme veut du bleu, moi du gris : une Captur hybride svp',
    'modele=renault-captur&carburant=hybride&couleur=bleu,gris',
  ],
  [
    'Kleng Benziner ënner 10.000, net méi al wéi 8 Joer',
    'carrosserie=compacte&carburant=essence&prix=-10000&annee=2018-',
  ],
  [
    'Ich suche einen SUV mit Automatik und Rückfahrkamera bis 28.000 Euro',
    'carrosserie=suv&boite=automatique&equipement=Caméra+de+recul&prix=-28000',
  ],
  ['any electric cars under 25000 euros?', 'carburant=electrique&prix=-25000'],
  [
    'une alternative à la Golf, en break, essence ou diesel peu m’importe',
    'carrosserie=break&carburant=essence,diesel',
  ],
  [
    '5008 en 7 places, boite auto, pas au-dessus de 32000',
    'modele=peugeot-5008&places=7&boite=automatique&prix=-32000',
  ],
  ['diesel euro 6d, moins de 90.000, 2019 minimum', 'carburant=diesel&norme=Euro+6d&annee=2019-&prix=-90000'],
  ['je roule 40 000 km par an, quel diesel économique me conseillez-vous à 20 000 € ?', 'carburant=diesel&prix=-20000'],
  ['un leasing pro à 300 € HT max, vous avez quoi ?', 'mensualite=-300&mensualite-pour=leasing-pro'],
]
