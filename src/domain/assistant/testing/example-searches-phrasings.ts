import type { SearchQuestion } from './example-searches'

/** The searches of commuters and households in other words. */
export const PHRASING_SEARCHES: readonly SearchQuestion[] = [
  ['jaimerais une voiture doccasion, cest pour ma fille, moins de 8000', 'etat=occasion&prix=-8000'],
  ['utilitaire dont je peux déduire la TVA', 'categorie=utilitaire&tva=recuperable'],
  [
    'hybride de moins de 3 ans avec 12 mois de garantie',
    'carburant=hybride&garantie=12,18,24,30,36,42,54,66,72,78,84&annee=2023-',
  ],
  ['garantie de 2 ans, moins de 20000 km', 'garantie=24,30,36,42,54,66,72,78,84&km=-20000'],
  ['voiture de 2 ans garantie 36 mois', 'garantie=36,42,54,66,72,78,84&annee=2024-'],
  [
    'I’m looking for a used electric SUV, less than 30000 euros',
    'etat=occasion&carrosserie=suv&carburant=electrique&prix=-30000',
  ],
  [
    'small petrol car with manual gearbox, up to 10k',
    'carrosserie=compacte&carburant=essence&boite=manuelle&prix=-10000',
  ],
  ['a white van with less than 80 000 km', 'carrosserie=fourgon&couleur=blanc&km=-80000'],
  ['do you have a red Clio?', 'modele=renault-clio&couleur=rouge'],
  ['où trouver une Clio rouge ?', 'modele=renault-clio&couleur=rouge'],
  ['un bateau d’une tonne et demie à tirer', 'remorquage=1500-'],
  ['une voiture pour tirer un bateau d’une tonne et demie', 'remorquage=1500-'],
  ['golf varient diesel', 'modele=volkswagen-golf-variant&carburant=diesel'],
  ['peugeot 308 sw', 'modele=peugeot-308-sw'],
  ['un van à chevaux de deux tonnes à tracter', 'remorquage=2000-'],
  ['une remorque d’une tonne deux à tirer, diesel', 'carburant=diesel&remorquage=1200-'],
  ['je dois tirer 2 200 kg avec un SUV', 'carrosserie=suv&remorquage=2200-'],
  ['j’ai un bateau de 1,5 tonne, il me faut une voiture pour le tirer', 'remorquage=1500-'],
  [
    'Bonjour je m’appelle Sophie Muller, mon numéro est 691 234 567, je cherche une Clio essence à moins de 12000 €',
    'modele=renault-clio&carburant=essence&prix=-12000',
  ],
  ['looking for a diesel van with VAT, max 20000', 'carrosserie=fourgon&carburant=diesel&tva=recuperable&prix=-20000'],
  [
    'I want a blue hybrid hatchback from 2022, no Peugeot',
    'marque=alfa-romeo,citroen,dacia,fiat,ford,hyundai,iveco,jeep,mg,nissan,opel,renault,skoda,toyota,volkswagen,volvo&carrosserie=compacte&carburant=hybride&couleur=bleu&annee=2022-',
  ],
  ['hybride, max 2019', 'carburant=hybride&annee=-2019'],
  ['ford fiesta ou vw pollo', 'modele=ford-fiesta,volkswagen-polo'],
]
