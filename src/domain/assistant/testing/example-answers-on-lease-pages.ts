import type { AnswerQuestion } from './answer-question'

const OFFER = { lease: { kind: 'private', id: 'dacia-spring-expression' }, model: 'Dacia Spring' } as const
const ALL_PRIVATE = { lease: { kind: 'private', id: null } } as const
const ALL_BUSINESS = { lease: { kind: 'business', id: null } } as const

const onOffer = (answer: AnswerQuestion['answer'], ...asked: readonly string[]): AnswerQuestion[] =>
  asked.map((ask) => ({ ask, from: OFFER, answer }))

const onModel = (answer: AnswerQuestion['answer'], ...asked: readonly string[]): AnswerQuestion[] =>
  asked.map((ask) => ({ ask, from: { model: 'Dacia Jogger' }, answer }))

/** Questions on the page of a model, and of a lease offer, or of all offers of a kind, that name neither the lease nor the car. */
export const ANSWERS_ON_LEASE_PAGES: readonly AnswerQuestion[] = [
  ...onOffer(
    { code: 'offers', ids: ['dacia-spring-expression'] },
    'Quel est l’apport ?',
    'Faut-il un apport ?',
    'Il y a un acompte à verser ?',
    'Combien de kilomètres par an ?',
    'Je peux avoir 15000 km ?',
    'Quelle est la durée du contrat ?',
    'C’est sur combien de mois ?',
    'Vous avez la même en 36 mois ?',
    'Ça coûte combien ?',
    'Quel est le loyer ?',
    'Combien je paie en tout ?',
    'C’est TVA comprise ?',
    'Jusqu’à quand l’offre est valable ?',
    'Quel dépôt de garantie ?',
    'Wéivill kascht dat de Mount ?',
    'Et sans apport ?',
    'Et si je roule 20 000 km par an ?',
  ),
  ...onOffer(
    { code: 'leaseServices', label: /^Assurance/, private: 'excluded' },
    'L’assurance est comprise ?',
    'Et l’assurance ?',
  ),
  ...onOffer(
    { code: 'leaseServices', label: /^Entretien/, private: 'included' },
    'L’entretien est dans le loyer ?',
    'Qui paie l’entretien ?',
  ),
  ...onOffer({ code: 'leaseFees', kinds: ['private'] }, 'Y a-t-il des frais de dossier ?'),
  ...onOffer({ code: 'offers', kind: 'private' }, 'Quelles sont vos autres offres ?', 'Quelle est la moins chère ?'),
  ...onOffer({ code: 'faq', question: 'Et si je roule davantage que prévu ?' }, 'Et si je dépasse le kilométrage ?'),
  ...onOffer({ code: 'faq', question: 'Que se passe-t-il à la fin ?' }, 'Je peux racheter la voiture à la fin ?'),
  ...onOffer({ code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' }, 'Vous reprenez mon ancienne voiture ?'),
  ...onOffer({ code: 'testDrive', modelId: 'dacia-spring' }, 'Je peux l’essayer ?'),
  ...onOffer(
    { code: 'models', modelIds: ['dacia-spring'], facts: ['bootVolume'] },
    'Le coffre fait combien ?',
    'Quel est le volume du coffre ?',
  ),
  ...onOffer({ code: 'offerFact', fact: 'range' }, 'Quelle autonomie ?', 'C’est quoi l’autonomie ?'),
  ...onOffer({ code: 'offerFact', fact: 'fuel' }, 'C’est un diesel ?'),
  ...onOffer({ code: 'offerFact', fact: 'transmission' }, 'Elle est automatique ?'),
  ...onOffer({ code: 'offerFact', fact: 'co2' }, 'Quel CO2 ?'),
  ...onOffer({ code: 'equipment', asked: /^Caméra de recul/ }, 'Il y a une caméra de recul ?'),
  ...onOffer({ code: 'equipment', asked: /CarPlay/ }, 'Il y a Apple CarPlay ?'),
  ...onOffer({ code: 'vehicles', where: 'modele=dacia-spring' }, 'Combien de places ?'),
  ...onOffer({ code: 'vehicles', where: 'carrosserie=suv&carburant=diesel' }, 'Je cherche un SUV diesel'),
  ...onOffer({ code: 'offers', kind: 'private', modelId: 'dacia-jogger' }, 'Et la Jogger en leasing privé ?'),
  { ask: 'Combien de kilomètres par an ?', from: ALL_PRIVATE, answer: { code: 'offers', kind: 'private' } },
  { ask: 'Quel apport faut-il ?', from: ALL_PRIVATE, answer: { code: 'offers', kind: 'private' } },
  { ask: 'Quelle est la moins chère ?', from: ALL_BUSINESS, answer: { code: 'offers', kind: 'business' } },
  {
    ask: 'Vous avez une Peugeot ?',
    from: ALL_PRIVATE,
    answer: { code: 'offers', kind: 'private', brandId: 'peugeot' },
  },
  {
    ask: 'Une électrique à moins de 300 euros',
    from: ALL_PRIVATE,
    answer: { code: 'offers', ids: ['dacia-spring-expression', 'citroen-e-c3-plus'] },
  },
  {
    ask: 'Vous avez la même en private lease ?',
    from: { lease: { kind: 'business', id: 'peugeot-308-sw-gt-pro' }, model: 'Peugeot 308 SW' },
    answer: { code: 'offers', ids: ['peugeot-308-sw-allure'] },
  },
  { ask: 'Sur 36 mois', from: ALL_PRIVATE, answer: { code: 'offers', kind: 'private', duration: 36 } },
  { ask: 'Les prix sont HTVA ?', from: ALL_BUSINESS, answer: { code: 'offers', kind: 'business' } },
  ...onModel({ code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] }, 'Le coffre fait combien ?'),
  ...onModel(
    { code: 'models', modelIds: ['dacia-jogger'], facts: ['fromPrice'] },
    'Quel est le prix ?',
    'À partir de combien ?',
  ),
  ...onModel({ code: 'vehicles', where: 'modele=dacia-jogger&carburant=hybride' }, 'Il existe en hybride ?'),
  ...onModel({ code: 'vehicles', where: 'modele=dacia-jogger&etat=occasion' }, 'Il y en a d’occasion ?'),
  ...onModel({ code: 'offers', modelId: 'dacia-jogger' }, 'Et en leasing ?', 'Combien en leasing ?'),
  ...onModel({ code: 'comparison', modelIds: ['dacia-jogger', 'dacia-duster'] }, 'Comparez avec le Duster'),
]
