import type { SearchQuestion } from './example-searches'

/** Searches of shoppers who ask politely, indirectly or for two things at once. */
export const SHOPPER_SEARCHES: readonly SearchQuestion[] = [
  [
    'on déménage au Luxembourg et on cherche un break essence boite auto dans les 22 000',
    'carrosserie=break&carburant=essence&boite=automatique&prix=19800-24200',
  ],
  ['Avez-vous une Yaris hybride de moins de 30 000 bornes ?', 'modele=toyota-yaris&carburant=hybride&km=-30000'],
  [
    'une caisse qui passe partout, genre 4x4 diesel, 15 000 € tout mouillé',
    'carburant=diesel&motricite=integrale&prix=-15000',
  ],
  [
    'je cherche pour mon fils étudiant une petite citadine essence, assurance pas chère, 7000€',
    'carrosserie=compacte&carburant=essence&prix=-7000',
  ],
  ['Tiguan ?', 'q=tiguan'],
  ['vous n’auriez pas une 208 électrique blanche par hasard', 'modele=peugeot-208&carburant=electrique&couleur=blanc'],
  [
    'Montrez moi tout ce que vous avez en Volvo hybride rechargeable au dessus de 250 ch',
    'marque=volvo&carburant=hybride-rechargeable&puissance=250-',
  ],
  ['cherche 9 places', 'places=9'],
  ['minibus ou van pour 8 personnes', 'places=8'],
  ['hybride simple pas rechargeable, suv compact, 28k', 'carrosserie=suv&carburant=hybride&prix=-28000'],
  ['occasion récente (2 ans max), faible kilométrage (15 000 max)', 'etat=occasion&annee=2024-&km=-15000'],
  ['Dacia Spring d’occasion à moins de 10000€, autonomie peu importe', 'modele=dacia-spring&etat=occasion&prix=-10000'],
  ['j’hésite entre diesel et hybride, un break, max 25000', 'carrosserie=break&carburant=diesel,hybride&prix=-25000'],
  ['SUV noir intérieur cuir beige', 'carrosserie=suv&couleur=noir&interieur=beige&sellerie=cuir'],
  [
    'une Mégane électrique, gros équipement, LOA 400 par mois',
    'modele=renault-megane&carburant=electrique&mensualite=-400&mensualite-pour=leasing-prive',
  ],
  ['les moins chères des 7 places', 'places=7&tri=prix-asc'],
  [
    'fourgon L2H2 diesel TVA déductible max 25000 HT',
    'carrosserie=fourgon&carburant=diesel&tva=recuperable&prix=-25000',
  ],
  ['camion benne', 'categorie=camion&equipement=Benne+basculante+à+trois+côtés'],
  [
    'hybride essence ou hybride diesel ? automatique en tout cas, 20-25k',
    'carburant=hybride&boite=automatique&prix=20000-25000',
  ],
  ['un cabriolet sous 20 mille, peu roulé', 'carrosserie=cabriolet&prix=-20000&tri=km-asc'],
  [
    'Elo direkt verfügbar: elektreschen SUV zu Esch',
    'carrosserie=suv&carburant=electrique&disponibilite=disponible&concession=esch-sur-alzette',
  ],
  ['Ech brauch en 7-Sëtzer mat Diesel, max 25.000', 'places=7&carburant=diesel&prix=-25000'],
  ['Familienauto mit viel Platz und niedrigem Verbrauch bis 20.000', 'places=5,7,8&prix=-20000'],
  ['Haben Sie einen Skoda Kombi?', 'marque=skoda&carrosserie=break'],
  ['quelle est votre voiture la plus puissante', 'tri=puissance-desc'],
]
