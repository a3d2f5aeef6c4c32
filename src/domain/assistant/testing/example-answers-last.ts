import {
  appointment,
  comparison,
  dealership,
  equipment,
  fact,
  faq,
  offers,
  testDrive,
  unknown,
} from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions of the last round about vehicles, dealerships, leasing and services. */
export const LAST_ANSWERS: readonly AnswerQuestion[] = [
  fact('quelle motorisation ?', 'fuel'),
  fact('quelle est sa date de première mise en circulation ?', 'registration'),
  fact('je peux venir la voir où ?', 'location'),
  fact('combien de rapports ?', 'transmission'),
  fact('elle coûte combien en leasing par mois pour un privé ?', 'privateLease'),
  fact('kann ech d’TVA zréckkréien?', 'vat'),
  equipment('est-ce qu’il y a la navigation ?', /navigation/i),
  equipment('a-t-elle les sièges en cuir chauffants ?', /chauffants/i),
  unknown('elle consomme de l’huile ?', true),
  unknown('y a-t-il des rayures ?', true),
  dealership('êtes-vous ouvert le dimanche 6 décembre ?', { about: 'hours', day: '2026-12-06' }),
  dealership('à quelle heure ouvre Marnach demain matin', { about: 'hours', day: '2026-11-26' }, 'marnach'),
  dealership(
    'Je voudrais passer à Mersch après-demain, vous êtes là ?',
    { about: 'hours', day: '2026-11-27' },
    'mersch',
  ),
  dealership('numéro de téléphone du magasin de Luxembourg', 'phone', 'luxembourg'),
  dealership('c’est où Grevenmacher ?', 'address', 'grevenmacher'),
  offers('Je voudrais un leasing privé pour une Peugeot 3008, quelles conditions ?', {
    kind: 'private',
    modelId: 'peugeot-3008',
  }),
  offers('leasing à 20 000 km par an pour une Astra', { modelId: 'opel-astra' }),
  faq('proposez-vous des véhicules de prêt pendant l’entretien ?', 'Proposez-vous une voiture de remplacement ?'),
  faq('comment rembourser mon crédit plus vite ?', 'Puis-je rembourser par anticipation ?'),
  faq('Vendez-vous des voitures avec beaucoup de kilomètres ?', 'Vendez-vous aussi les voitures très kilométrées ?'),
  faq('mes données de conduite sont-elles enregistrées ?', 'Comment sont traitées les données de conduite ?'),
  testDrive('j’aimerais faire un essai en Dacia Duster mercredi prochain à Mersch', 'dacia-duster', {
    locationId: 'mersch',
    missing: 'there',
    day: '2026-12-02',
  }),
  appointment('rendez-vous pour montage pneus hiver à Mersch le 3 décembre', 'tyres', 'mersch'),
  comparison('Dacia Jogger ou Peugeot 5008, que choisir ?', 'dacia-jogger', 'peugeot-5008'),
  { ask: 'je veux qu’un vendeur me rappelle', answer: { code: 'contact' } },
  unknown('quel est le plus beau village du Luxembourg ?'),
]
