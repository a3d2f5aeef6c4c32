import type { Appointment, DealershipFact, VehicleFact } from '../reply'

/** The record and the field that an answer must come from; the model `page` is the vehicle at hand, `none` is none. */
export type ExpectedAnswer =
  | { code: 'fact'; fact: VehicleFact }
  | { code: 'equipment'; asked: RegExp }
  | { code: 'dealership'; about: DealershipFact; locationIds: readonly string[] | 'all' }
  | { code: 'offers'; kind?: 'private' | 'business'; brandId?: string; modelId?: string }
  | { code: 'faq'; question: string }
  | { code: 'testDrive'; modelId: string }
  | { code: 'appointment'; what: Appointment; locationId?: string }
  | { code: 'comparison'; modelIds: readonly string[] }
  | { code: 'contact' | 'hello' | 'thanks' | 'unknown' }

/** `onVehicle`: asked on the page of a vehicle. */
export interface AnswerQuestion {
  ask: string
  onVehicle?: true
  answer: ExpectedAnswer
}

export const fact = (ask: string, of: VehicleFact): AnswerQuestion => ({
  ask,
  onVehicle: true,
  answer: { code: 'fact', fact: of },
})
export const dealership = (ask: string, about: DealershipFact, ...locationIds: string[]): AnswerQuestion => ({
  ask,
  answer: { code: 'dealership', about, locationIds: locationIds.length > 0 ? locationIds : 'all' },
})
export const faq = (ask: string, question: string): AnswerQuestion => ({ ask, answer: { code: 'faq', question } })

/** Questions that one record answers, and what the assistant cannot answer. */
export const EXAMPLE_ANSWERS: readonly AnswerQuestion[] = [
  fact('Combien coûte-t-elle ?', 'price'),
  fact('quel est le prix ?', 'price'),
  fact('Elle est à combien ?', 'price'),
  fact('Combien de kilomètres ?', 'mileage'),
  fact('quel kilométrage a cette voiture', 'mileage'),
  fact('Quelle est la puissance ?', 'power'),
  fact('combien de chevaux', 'power'),
  fact('Combien consomme-t-elle ?', 'consumption'),
  fact('quelle consommation aux 100 ?', 'consumption'),
  fact('Quelle garantie ?', 'warranty'),
  fact('est-elle sous garantie', 'warranty'),
  fact('Combien de places ?', 'seats'),
  fact('combien de sièges a-t-elle', 'seats'),
  fact('De quelle année est-elle ?', 'registration'),
  fact('date de première immatriculation', 'registration'),
  fact('Est-ce un diesel ?', 'fuel'),
  fact('quel carburant', 'fuel'),
  fact('Boîte automatique ou manuelle ?', 'transmission'),
  fact('Quelle est son autonomie ?', 'range'),
  fact('émissions de CO2 ?', 'co2'),
  fact('Combien peut-elle remorquer ?', 'towing'),
  fact('quelle couleur ?', 'colour'),
  fact('Est-elle encore disponible ?', 'availability'),
  fact('où peut-on la voir ?', 'location'),
  fact('combien par mois ?', 'instalment'),
  fact('Quelle serait la mensualité ?', 'instalment'),
  fact('la TVA est-elle récupérable ?', 'vat'),
  fact('combien de portes', 'doors'),
  fact('Est-ce une 4 roues motrices ?', 'drive'),
  fact('quelle norme Euro ?', 'emissions'),
  { ask: 'A-t-elle une caméra de recul ?', onVehicle: true, answer: { code: 'equipment', asked: /caméra/i } },
  { ask: 'Y a-t-il Apple CarPlay ?', onVehicle: true, answer: { code: 'equipment', asked: /carplay/i } },
  {
    ask: 'est-ce qu’elle a des sièges chauffants',
    onVehicle: true,
    answer: { code: 'equipment', asked: /chauffants/i },
  },
  { ask: 'je veux l’essayer', onVehicle: true, answer: { code: 'testDrive', modelId: 'page' } },
  {
    ask: 'compare avec la Renault Austral',
    onVehicle: true,
    answer: { code: 'comparison', modelIds: ['page', 'renault-austral'] },
  },
  dealership('Quels sont vos horaires à Mersch ?', 'hours', 'mersch'),
  dealership('heures d’ouverture Ettelbruck', 'hours', 'ettelbruck'),
  dealership('vous êtes ouverts le samedi à Esch ?', 'hours', 'esch-sur-alzette'),
  dealership('Quand ouvrez-vous ?', 'hours'),
  dealership('horaires de l’atelier à Luxembourg', 'workshopHours', 'luxembourg'),
  dealership('l’atelier de Marnach ouvre à quelle heure', 'workshopHours', 'marnach'),
  dealership('adresse de la concession de Grevenmacher', 'address', 'grevenmacher'),
  dealership('où êtes-vous à Ettelbruck ?', 'address', 'ettelbruck'),
  dealership('Où se trouvent vos concessions ?', 'address'),
  dealership('numéro de téléphone de Mersch', 'phone', 'mersch'),
  dealership('comment vous appeler à Esch-sur-Alzette ?', 'phone', 'esch-sur-alzette'),
  dealership('email de la concession de Marnach', 'email', 'marnach'),
  dealership('Öffnungszäiten zu Miersch', 'hours', 'mersch'),
  dealership('Öffnungszeiten Ettelbrück', 'hours', 'ettelbruck'),
  dealership('téléphone', 'phone'),
  {
    ask: 'Quelles sont vos offres de leasing privé Peugeot ?',
    answer: { code: 'offers', kind: 'private', brandId: 'peugeot' },
  },
  { ask: 'conditions de leasing de la Dacia Duster', answer: { code: 'offers', modelId: 'dacia-duster' } },
  {
    ask: 'offre de leasing professionnel Renault',
    answer: { code: 'offers', kind: 'business', brandId: 'renault' },
  },
  {
    ask: 'quel est le dépôt du leasing privé de la Peugeot 2008',
    answer: { code: 'offers', kind: 'private', modelId: 'peugeot-2008' },
  },
  {
    ask: 'Combien coûte la Citroën C3 Aircross en leasing ?',
    answer: { code: 'offers', modelId: 'citroen-c3-aircross' },
  },
  faq('Reprenez-vous mon ancienne voiture ?', 'Reprenez-vous mon ancienne voiture ?'),
  faq('est-ce que vous reprenez les anciennes voitures', 'Reprenez-vous mon ancienne voiture ?'),
  faq('puis-je réserver une voiture en ligne', 'Puis-je réserver une voiture en ligne ?'),
  faq('les prix sont-ils définitifs ?', 'Les prix affichés sont-ils définitifs ?'),
  faq('Livrez-vous à l’étranger ?', 'Livrez-vous à l’étranger ?'),
  faq('comment marche l’échange sous 14 jours ?', 'Comment fonctionne l’échange sous quatorze jours ?'),
  faq('les pneus d’hiver sont-ils obligatoires', 'Quand les pneus d’hiver sont-ils obligatoires ?'),
  faq('proposez-vous une voiture de remplacement', 'Proposez-vous une voiture de remplacement ?'),
  faq('ai-je droit à une prime pour une électrique ?', 'Ai-je droit à une prime pour une électrique ?'),
  faq('que veut dire véhicule de direction ?', 'Que signifie « véhicule de direction » ?'),
  faq('quelle garantie pour une occasion ?', 'Quelle garantie accompagne une occasion ?'),
  faq('qui paie les amendes en leasing', 'Qui paie les amendes ?'),
  { ask: 'Je voudrais essayer une Peugeot 3008', answer: { code: 'testDrive', modelId: 'peugeot-3008' } },
  { ask: 'réserver un essai routier', answer: { code: 'testDrive', modelId: 'none' } },
  { ask: 'essai de la Renault Austral', answer: { code: 'testDrive', modelId: 'renault-austral' } },
  { ask: 'prendre rendez-vous à l’atelier', answer: { code: 'appointment', what: 'workshop' } },
  { ask: 'rendez-vous pour un entretien', answer: { code: 'appointment', what: 'workshop' } },
  { ask: 'je veux changer mes pneus', answer: { code: 'appointment', what: 'tyres' } },
  {
    ask: 'compare la Peugeot 3008 et la Renault Austral',
    answer: { code: 'comparison', modelIds: ['peugeot-3008', 'renault-austral'] },
  },
  {
    ask: 'différence entre le Dacia Duster et le Bigster',
    answer: { code: 'comparison', modelIds: ['dacia-duster', 'dacia-bigster'] },
  },
  { ask: 'Clio ou 208, comparez', answer: { code: 'comparison', modelIds: ['peugeot-208', 'renault-clio'] } },
  { ask: 'bonjour', answer: { code: 'hello' } },
  { ask: 'merci beaucoup', answer: { code: 'thanks' } },
  { ask: 'je veux parler à un vendeur', answer: { code: 'contact' } },
  { ask: 'Quel temps fera-t-il demain ?', answer: { code: 'unknown' } },
  { ask: 'Qui a gagné le Tour de France ?', answer: { code: 'unknown' } },
  { ask: 'asdfgh', answer: { code: 'unknown' } },
  { ask: 'quelle est la vitesse maximale ?', onVehicle: true, answer: { code: 'unknown' } },
]
