import type { SearchQuestion } from './example-searches'

/** Limits that are negated, said with small words, or of something other than the car. */
export const BOUND_SEARCHES: readonly SearchQuestion[] = [
  ['je veux des 5008', 'modele=peugeot-5008'],
  ['prix des 3008 d’occasion', 'etat=occasion&modele=peugeot-3008'],
  ['une voiture dès 25 000 €', 'prix=25000-'],
  ['sous la barre des 40 000 €', 'prix=-40000'],
  ['aux alentours des 20 000 €', 'prix=18000-22000'],
  ['nicht mehr als 20000 Euro', 'prix=-20000'],
  ['nicht über 20000 Euro', 'prix=-20000'],
  ['net iwwer 20000 €', 'prix=-20000'],
  ['net méi wéi 20000 €', 'prix=-20000'],
  ['je ne veux pas mettre plus de 18 000 €', 'prix=-18000'],
  ['jamais plus de 18 000 €', 'prix=-18000'],
  ['plus de 25 000 € c’est trop', 'prix=-25000'],
  ['pas moins de 100 ch', 'puissance=100-'],
  ['nicht weniger als 100 PS', 'puissance=100-'],
  ['pas au-dessous de 15 000 €', 'prix=15000-'],
  ['une voiture pas antérieure à 2021', 'annee=2021-'],
  ['pas plus vieux que 2020', 'annee=2020-'],
  ['une voiture de moins de 18 mois', 'annee=2025-'],
  ['une Clio essence 2023 ou 2024', 'modele=renault-clio&carburant=essence&annee=2023-2024'],
  ['une Clio 2021, 2022 ou 2023', 'modele=renault-clio&annee=2021-2023'],
  ['à partir de 2022 jusqu’à 2024', 'annee=2022-2024'],
  ['au plus tard 2022', 'annee=-2022'],
  ['une grande berline', 'carrosserie=berline'],
  ['avez-vous des 500 électriques ?', 'modele=fiat-500&carburant=electrique'],
]
