import {
  brandDealers,
  dealership,
  employees,
  equipment,
  fact,
  languages,
  models,
  several,
  unknown,
} from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions of buyers about one vehicle and about dealerships. */
export const BUYER_ANSWERS: readonly AnswerQuestion[] = [
  several(
    'C’est combien en tout, immatriculation comprise ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  fact('elle a combien de chevaux fiscaux, enfin de puissance quoi', 'power'),
  fact('Quelle autonomie réelle je peux espérer avec une charge complète ?', 'range'),
  fact('garantie encore valable jusqua quand?', 'warranty'),
  fact('Elle consomme beaucoup ?', 'consumption'),
  equipment(
    'est ce qu’il y a la camera de recul et les sieges chauffants dessus',
    /Sièges avant chauffants|Sièges avant chauffants/,
    /Caméra de recul/,
  ),
  { ...models('Le coffre fait combien de litres ?', ['dacia-jogger'], 'bootVolume'), onVehicle: true },
  fact('si je la finance, ça me revient à combien par mois et avec quel acompte ?', 'instalment'),
  fact('Où est-ce que je peux aller voir cette voiture ?', 'location'),
  fact('Wéi vill Kilometer huet den Auto drop?', 'mileage'),
  fact('combien elle peut tirer comme caravane', 'towing'),
  unknown('C’est une première main ? Il y a eu des accidents ?', true),
  several(
    'de quelle annee exactement, et elle passe encore le controle technique quand',
    { code: 'fact', fact: 'registration' },
    { code: 'faq', question: 'À quel âge une voiture passe-t-elle le contrôle technique ?' },
  ),
  fact('elle est toujours dispo ou quelqu’un l’a deja reservée', 'availability'),
  fact('C’est bien une boîte automatique, et combien de rapports ?', 'transmission'),
  dealership('Vous êtes ouverts le samedi après-midi à Ettelbruck ?', 'hours', 'ettelbruck'),
  dealership('c’est quoi le numéro du garage de Mersch svp', 'phone', 'mersch'),
  dealership(
    'A quelle heure je peux deposer ma camionnette le matin chez vous a Mierscherbierg ?',
    'workshopHours',
    'mersch',
  ),
  dealership(
    'Votre concession de Marnach sera fermée entre Noël et Nouvel An ?',
    { about: 'hours', day: null, period: { from: '2026-12-24', to: '2027-01-02' } },
    'marnach',
  ),
  brandDealers('ou est ce que vous vendez les volvo neuves', 'volvo', 'luxembourg', 'ettelbruck'),
  dealership('Wou ass Är Garage zu Gréiwemaacher genee?', 'address', 'grevenmacher'),
  dealership(
    'est ce qu’on peut louer une voiture pour le week-end quelque part chez vous',
    'services',
    'luxembourg',
    'mersch',
  ),
  languages('Y a-t-il quelqu’un qui parle portugais à l’atelier de Belval ?', 'pt', 'esch-sur-alzette'),
  employees(
    'Je voudrais l’adresse mail de la carrosserie à Luxembourg, la personne responsable si possible',
    'Serge Kolbach',
  ),
  dealership('vous fermez le 31 decembre a la cloche d’or ?', { about: 'hours', day: '2026-12-31' }, 'luxembourg'),
  dealership('Quelles marques neuves trouve-t-on à Grevenmacher ?', 'brands', 'grevenmacher'),
  dealership(
    'peut-on recharger sa voiture chez vous a marnach pendant qu’on attend',
    'services',
    'luxembourg',
    'esch-sur-alzette',
    'mersch',
    'ettelbruck',
    'grevenmacher',
  ),
]
