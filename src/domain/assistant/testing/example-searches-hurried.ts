import type { SearchQuestion } from './example-searches'

/** Short searches, some with traps: what is refused, what the stock does not have, figures of several kinds. */
export const HURRIED_SEARCHES: readonly SearchQuestion[] = [
  ['yaris', 'modele=toyota-yaris'],
  ['mokka elec', 'modele=opel-mokka&carburant=electrique'],
  ['diesl brek peugot', 'marque=peugeot&carrosserie=break&carburant=diesel'],
  ['moins de 100 000 km et moins de 10 000 €', 'km=-100000&prix=-10000'],
  ['suv pas noir', 'carrosserie=suv&couleur=argent,beige,blanc,bleu,brun,gris,jaune,orange,rouge,vert,violet'],
  [
    'voiture automatique avec toit pano',
    'boite=automatique&equipement=Toit+ouvrant+panoramique~Toit+panoramique+en+verre',
  ],
  [
    'tiguan avec affichage tête haute',
    'modele=volkswagen-tiguan&equipement=Affichage+tête+haute~Affichage+tête+haute+en+réalité+augmentée',
  ],
  ['suv avec angle mort et caméra 360', 'carrosserie=suv&equipement=Surveillance+des+angles+morts,Caméra+à+360+degrés'],
  ['six haut-parleurs', 'equipement=Six+haut-parleurs'],
  ['volant chauffant ou sièges massants', 'equipement=Volant+chauffant~Sièges+avant+massants'],
  ['kona ou juke', 'modele=hyundai-kona,nissan-juke'],
  ['kuga 4 roues motrices', 'modele=ford-kuga&motricite=integrale'],
  ['bmw x3', 'q=bmw+x3'],
  ['vw passat', 'q=passat&marque=volkswagen'],
  ['je vends ma yaris et je cherche une ioniq 5', 'modele=hyundai-ioniq-5'],
  ['3 portes', 'portes=3'],
  ['weisser SUV mit Automatik', 'carrosserie=suv&couleur=blanc&boite=automatique'],
  ['en Diesel mat manner wéi 80000 km', 'carburant=diesel&km=-80000'],
  ['voitures neuves à Marnach', 'etat=neuf&concession=marnach'],
  [
    'occasions récentes dans un rayon de 15 km autour de Mersch',
    'etat=occasion&autour-de=mersch&rayon=15&tri=annee-desc',
  ],
  ['hybride mais pas rechargeable', 'carburant=hybride'],
  ['au moins 150 ch essence', 'carburant=essence&puissance=150-'],
  ['intérieur cuir, extérieur bleu', 'sellerie=cuir&couleur=bleu'],
  ['immatriculée en 2023', 'annee=2023-2023'],
  ['fourgon pour pro, tva récupérable', 'carrosserie=fourgon&tva=recuperable'],
  ['une 500 cabriolet', 'modele=fiat-500c'],
  [
    'dacia sauf duster',
    'marque=dacia&modele=dacia-bigster,dacia-jogger,dacia-sandero,dacia-sandero-stepway,dacia-spring',
  ],
  ['crédit 200 par mois max', 'mensualite=-200'],
  ['leasing électrique pro moins de 400 €', 'carburant=electrique&mensualite=-400&mensualite-pour=leasing-pro'],
]
