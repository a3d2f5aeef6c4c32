import { dealership, employees, equipment, fact, languages, several } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions about a vehicle or a dealership, wordy or figurative. */
export const STORYTELLER_ANSWERS: readonly AnswerQuestion[] = [
  several(
    'C’est négociable ou le montant écrit là-haut c’est celui que je vais lâcher ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  fact('jla voudrai mais en plusieurs fois, ca me ferai combien tt les mois', 'instalment'),
  fact('ell é encor sou garanti ? combien de moi', 'warranty'),
  fact('Mon assureur réclame les kW et les CV, vous pouvez me les dicter ?', 'power'),
  several(
    'Wou steet deen Auto, a kann ech e Samschdeg kucke kommen?',
    { code: 'fact', fact: 'location' },
    { code: 'dealership', about: 'hours', day: '2026-11-28', locationIds: 'all' },
  ),
  several(
    'Y a-t-il les crochets pour fixer deux sièges bébé derrière ?',
    { code: 'equipment', asked: /Fixations Isofix à l’arrière/ },
    { code: 'unknown' },
  ),
  fact('elle avale combien aux cent celle-ci', 'consumption'),
  fact('Ma petite Eriba pèse 1,2 t chargée, je peux l’accrocher derrière ou je rêve ?', 'towing'),
  several(
    'Née en quelle année, et combien a-t-elle couru ?',
    { code: 'fact', fact: 'registration' },
    { code: 'fact', fact: 'mileage' },
  ),
  equipment('Hat der Wagen Sitzheizung und ein Navi drin?', /Navigation GPS|Navigation GPS/),
  fact('Metz aller-retour, 130 km, sans la brancher entre les deux, ça le fait ?', 'range'),
  fact('Comment le constructeur appelle cette teinte ? C’est pour un stylo de retouche', 'colour'),
  fact('J’ai peur des zones vertes en Allemagne, elle est Euro combien ?', 'emissions'),
  fact('Is this one still up for grabs or has somebody beaten me to it?', 'availability'),
  several(
    'Deux ados, un lévrier et la belle-mère : combien de ceintures et combien de portes ?',
    { code: 'fact', fact: 'seats' },
    { code: 'fact', fact: 'doors' },
  ),
  dealership(
    'Je comptais déposer mon Boxer à l’atelier de Mersch à l’aube le 3 décembre, il y aura quelqu’un ?',
    { about: 'workshopHours', day: '2026-12-03' },
    'mersch',
  ),
  dealership('Vous bossez le 24/12 à la Cloche d’Or ?', { about: 'hours', day: '2026-12-24' }, 'luxembourg'),
  dealership(
    'Marnach entre Noël et Nouvel An c’est porte close ou pas',
    { about: 'hours', day: null, period: { from: '2026-12-24', to: '2027-01-02' } },
    'marnach',
  ),
  dealership(
    'Moi j’ai que le dimanche. Un ami dit que vous ouvrez à Ettelbruck le 29 novembre, info ou intox ?',
    { about: 'hours', day: '2026-11-29' },
    'ettelbruck',
  ),
  employees('nr direct du chef d’atelier à Grevenmacher, un monsieur Chouster je crois', 'Frank Schuster'),
  languages('À l’atelier de Esch, qui parle portugais ? Mon français il est pas beau', 'pt', 'esch-sur-alzette'),
  dealership(
    'mon gps me balade dans tout belval, c’est quelle rue et quel numéro chez vous',
    'address',
    'esch-sur-alzette',
  ),
  dealership(
    'J’ai frotté un poteau à Diekirch. Laquelle de vos maisons a un carrossier le moins loin ?',
    'services',
    'ettelbruck',
  ),
  dealership(
    'Déménagement samedi prochain : lesquels de vos sites font de la location ?',
    'services',
    'luxembourg',
    'mersch',
  ),
  {
    ask: 'Je débauche à 18h pile, où est-ce que je peux encore voir des voitures en semaine ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'dealership', about: 'hours', day: null, locationIds: 'all' },
        { code: 'dealership', about: 'address', day: null, locationIds: 'all' },
      ],
    },
  },
  dealership('whatsapp pour grevenmacher ?', 'whatsapp', 'grevenmacher'),
  employees(
    'Un nom, pas un standard : qui gère les parcs de sociétés dans votre maison de Luxembourg ?',
    'Catherine Wampach',
  ),
]
