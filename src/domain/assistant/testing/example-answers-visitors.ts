import {
  appointment,
  brandDealers,
  comparison,
  dealership,
  equipment,
  fact,
  faq,
  models,
  offers,
  testDrive,
  unknown,
} from './answer-question'
import type { AnswerQuestion } from './answer-question'

const VEHICLE: readonly AnswerQuestion[] = [
  fact('c’est du combien au cent ?', 'consumption'),
  fact('Combien ça ferait par mois avec un crédit ?', 'instalment'),
  fact('Elle a été mise en circulation quand ?', 'registration'),
  fact('elle a combien de bornes au compteur ?', 'mileage'),
  fact('je peux la voir dans quel garage ?', 'location'),
  fact('c’est une boîte auto ?', 'transmission'),
  fact('Vous la faites à combien ?', 'price'),
  fact('elle est toujours en vente ?', 'availability'),
  fact('c’est une 3 ou 5 portes ?', 'doors'),
  fact('peut-elle tracter ma remorque de 1000 kg ?', 'towing'),
  fact('ass en nach ze hunn?', 'availability'),
  fact('Wéi vill PS huet en?', 'power'),
  fact('Y a-t-il encore de la garantie constructeur ?', 'warranty'),
  fact('elle pollue beaucoup ?', 'co2'),
  equipment('elle dispose d’un régulateur de vitesse ?', /régulateur/i),
  equipment('isofix ?', /isofix/i),
  equipment('quelle taille font les jantes ?', /jantes/i),
  unknown('elle a déjà eu un accident ?', true),
  { ...models('quel est son volume de coffre ?', ['dacia-jogger'], 'bootVolume'), onVehicle: true },
  unknown('quelle vignette Crit’Air ?', true),
]

const DEALERSHIPS: readonly AnswerQuestion[] = [
  dealership('Vous êtes ouverts le 24/12 à Mersch ?', { about: 'hours', day: '2026-12-24' }, 'mersch'),
  dealership('ouvert lundi de Pâques ?', { about: 'hours', day: '2027-03-29' }),
  dealership('horaires le 1er janvier', { about: 'hours', day: '2027-01-01' }),
  dealership(
    'êtes-vous ouverts samedi dans deux semaines à Esch ?',
    { about: 'hours', day: '2026-12-12' },
    'esch-sur-alzette',
  ),
  dealership(
    'La concession de Grevenmacher est-elle fermée à la Toussaint ?',
    { about: 'hours', day: '2027-11-01' },
    'grevenmacher',
  ),
  dealership('ouvert le jour de la fête nationale ?', { about: 'hours', day: '2027-06-23' }),
  dealership('ouvert le lendemain de Noël à Ettelbruck ?', { about: 'hours', day: '2026-12-26' }, 'ettelbruck'),
  dealership('L’atelier de Luxembourg travaille-t-il le vendredi après-midi ?', 'workshopHours', 'luxembourg'),
  dealership('on peut passer après 18 h à Marnach ?', 'hours', 'marnach'),
  dealership(
    'Jusqu’à quelle heure pouvez-vous me recevoir demain à Ettelbruck',
    { about: 'hours', day: '2026-11-26' },
    'ettelbruck',
  ),
  dealership('après-demain vous ouvrez à quelle heure ?', { about: 'hours', day: '2026-11-27' }),
  dealership(
    'Quand est-ce que le garage de Grevenmacher ferme aujourd’hui',
    { about: 'hours', day: '2026-11-25' },
    'grevenmacher',
  ),
  dealership('tel mersch', 'phone', 'mersch'),
  dealership('vous êtes où exactement à Esch ?', 'address', 'esch-sur-alzette'),
  dealership('quelle rue, la concession de Marnach ?', 'address', 'marnach'),
  dealership('GPS : adresse pour Ettelbruck', 'address', 'ettelbruck'),
  brandDealers('Où peut-on acheter une Fiat neuve ?', 'fiat', 'esch-sur-alzette', 'luxembourg', 'mersch'),
]

const SERVICES: readonly AnswerQuestion[] = [
  offers('leasing privé de la Peugeot 208 sur 60 mois', { kind: 'private', modelId: 'peugeot-208', duration: 60 }),
  offers('private lease avec 10 000 km par an', { kind: 'private', annualMileage: 10000 }),
  offers('vos offres de leasing sur 36 mois', { duration: 36 }),
  faq('Est-ce que vous livrez en France ?', 'Livrez-vous à l’étranger ?'),
  faq('je peux rembourser mon crédit plus tôt ?', 'Puis-je rembourser par anticipation ?'),
  faq('Faut-il verser un acompte pour un prêt ?', 'Faut-il un apport ?'),
  faq(
    'je peux faire l’entretien chez vous sans perdre la garantie constructeur ?',
    'Puis-je faire entretenir ma voiture chez vous sans perdre la garantie ?',
  ),
  faq('combien de temps prend une réparation de carrosserie', 'Combien de temps dure une réparation ?'),
  faq(
    'batterie d’une occasion : comment savoir si elle est encore en bon état ?',
    'Comment connaître l’état d’une batterie d’occasion ?',
  ),
  faq('ma femme peut-elle conduire aussi pendant l’essai ?', 'Mon conjoint peut-il conduire aussi ?'),
  faq('et si je change d’avis après l’achat, je peux échanger ?', 'Comment fonctionne l’échange sous quatorze jours ?'),
  faq(
    'contrôle technique : au bout de combien d’années ?',
    'À quel âge une voiture passe-t-elle le contrôle technique ?',
  ),
  testDrive('Probefaart mam Peugeot 3008', 'peugeot-3008'),
  testDrive('je voudrais conduire la Dacia Bigster avant de l’acheter', 'dacia-bigster'),
  testDrive('un essai samedi matin ?', 'none', { day: '2026-11-28' }),
  appointment('Rendez-vous pour changer les plaquettes de frein à Ettelbruck', 'workshop', 'ettelbruck'),
  appointment('passer en pneus été à Marnach', 'tyres', 'marnach'),
  {
    ask: 'compare une Clio essence et une 208 essence',
    answer: { code: 'comparison', modelIds: ['renault-clio', 'peugeot-208'], where: 'carburant=essence' },
  },
  comparison('quelle est la moins chère entre la Spring et la Sandero ?', 'dacia-sandero', 'dacia-spring'),
  comparison('EX30 ou EX40, laquelle a le plus d’autonomie ?', 'volvo-ex30', 'volvo-ex40'),
  { ask: 'je souhaite être rappelé par un vendeur', answer: { code: 'contact' } },
  { ask: 'moien', answer: { code: 'hello' } },
  { ask: 'd’accord merci, bonne soirée', answer: { code: 'thanks' } },
  unknown('vous vendez des trottinettes ?'),
  unknown('quel est le prix du diesel aujourd’hui ?'),
  unknown('Combien gagne un vendeur chez vous ?'),
]

/** Questions as visitors type them, with holidays, dates, terms of leases and words of other languages. */
export const VISITOR_ANSWERS: readonly AnswerQuestion[] = [...VEHICLE, ...DEALERSHIPS, ...SERVICES]
