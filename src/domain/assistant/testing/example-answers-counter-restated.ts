import type { AnswerQuestion } from './answer-question'

/** Questions like those at the counter, in other words. */
export const COUNTER_RESTATED_ANSWERS: readonly AnswerQuestion[] = [
  { ask: 'capable de charger à 200 kW', answer: { code: 'unknown' } },
  { ask: 'voiture avec un très grand coffre', answer: { code: 'unknown' } },
  { ask: 'je veux quelque chose qui consomme peu', answer: { code: 'unknown' } },
  { ask: 'Et celle-là, elle a Android Auto ?', onVehicle: true, answer: { code: 'equipment', asked: /Android Auto/ } },
  {
    ask: 'cette voiture a un régulateur adaptatif ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Régulateur de vitesse adaptatif/ },
  },
  {
    ask: 'Est-ce que cette auto dispose de sièges chauffants ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Sièges avant chauffants/ },
  },
  {
    ask: 'Celle-ci possède un toit panoramique ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Toit ouvrant panoramique/, missing: /Toit ouvrant panoramique/ },
  },
  {
    ask: 'est-ce que la voiture a une caméra de recul',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Caméra de recul/, missing: /Caméra de recul/ },
  },
  { ask: 'est-ce qu’elle a le bluetooth ?', onVehicle: true, answer: { code: 'equipment', asked: /Bluetooth/ } },
  {
    ask: 'celle-ci est équipée d’un attelage ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Attelage fixe/ },
  },
  { ask: 'ce véhicule a la navigation ?', onVehicle: true, answer: { code: 'equipment', asked: /Navigation GPS/ } },
  { ask: 'combien de propriétaires ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'Elle a eu plusieurs propriétaires avant ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'le précédent propriétaire était fumeur ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'Quelqu’un a fumé dedans ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'elle a déjà eu un accident ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'Il y a eu des animaux dans la voiture ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'y a-t-il une odeur de tabac ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'pourquoi le propriétaire l’a vendue ?', onVehicle: true, answer: { code: 'unknown' } },
  {
    ask: 'elle rentre dans un garage de 4 m 60 ?',
    onVehicle: true,
    answer: { code: 'models', modelIds: ['dacia-jogger'], facts: ['length'] },
  },
  {
    ask: 'mon garage fait 4,80 m, elle rentre ?',
    onVehicle: true,
    answer: { code: 'models', modelIds: ['dacia-jogger'], facts: ['length'] },
  },
  {
    ask: 'ça tient dans un box de parking standard ?',
    onVehicle: true,
    answer: { code: 'models', modelIds: ['dacia-jogger'], facts: ['length'] },
  },
  {
    ask: 'trop longue pour un garage de 5 mètres ?',
    onVehicle: true,
    answer: { code: 'models', modelIds: ['dacia-jogger'], facts: ['length'] },
  },
  {
    ask: 'Mon landau rentre dans le coffre ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [{ code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] }, { code: 'unknown' }],
    },
  },
  {
    ask: 'on peut mettre deux valises et un vélo dans le coffre ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [{ code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] }, { code: 'unknown' }],
    },
  },
  {
    ask: 'il y a de la place pour mon chien dans le coffre ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [{ code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] }, { code: 'unknown' }],
    },
  },
  {
    ask: 'le coffre, on peut y caser une poussette ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [{ code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] }, { code: 'unknown' }],
    },
  },
  {
    ask: 'Où peut-on vous écrire un mail à Mersch pour envoyer un document ?',
    answer: { code: 'dealership', about: 'email', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'quel est le mail de la concession de Grevenmacher',
    answer: { code: 'dealership', about: 'email', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'L’atelier de la capitale est ouvert le samedi ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['luxembourg'] },
  },
  {
    ask: 'À quelle heure ferme le garage de la Cloche d’Or ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: ['luxembourg'] },
  },
  {
    ask: 'L’atelier du Kirchberg prend des voitures le samedi ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['luxembourg'] },
  },
  {
    ask: 'votre concession dans le sud ferme à quelle heure ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'le téléphone du garage dans l’est du pays svp',
    answer: { code: 'dealership', about: 'phone', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'c’est quoi l’adresse de votre garage dans le nord',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['marnach'] },
  },
  {
    ask: 'Je peux venir voir les voitures le dimanche ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: 'all' },
  },
  {
    ask: 'On peut passer dimanche regarder les occasions ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-11-29', locationIds: 'all' },
  },
  {
    ask: 'le dimanche, on peut visiter le parc ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: 'all' },
  },
  {
    ask: 'Je suis à Wiltz, vous avez une concession pas loin ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['marnach'] },
  },
  {
    ask: 'J’habite Echternach, il y a un garage dans le coin ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Peut-on commander une Volvo neuve à Mersch ?',
    answer: { code: 'brandDealers', brandIds: ['volvo'], locationIds: ['ettelbruck', 'luxembourg'] },
  },
  {
    ask: 'On peut acheter une MG neuve à Marnach ?',
    answer: { code: 'brandDealers', brandIds: ['mg'], locationIds: ['luxembourg', 'esch-sur-alzette'] },
  },
  {
    ask: 'Si je mets ma Clio en reprise, comment ça marche ?',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'la reprise de ma Polo, ça se passe comment ?',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'Vous reprenez ma Golf, l’offre reste valable combien de temps ?',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'J’achète une occasion et elle tombe en panne, qui paie ?',
    answer: { code: 'faq', question: 'Quelle garantie accompagne une occasion ?' },
  },
  {
    ask: 'si l’occasion que j’ai achetée chez vous a un défaut, je suis couvert ?',
    answer: { code: 'faq', question: 'Quelle garantie accompagne une occasion ?' },
  },
  {
    ask: 'une panne six mois après l’achat d’une occasion, c’est garanti ?',
    answer: { code: 'faq', question: 'Quelle garantie accompagne une occasion ?' },
  },
  {
    ask: 'les Wanterpneuen c’est quand qu’on doit les mettre ?',
    answer: { code: 'faq', question: 'Quand les pneus d’hiver sont-ils obligatoires ?' },
  },
  {
    ask: 'À partir de quand faut-il mettre les pneus hiver ?',
    answer: { code: 'faq', question: 'Quand les pneus d’hiver sont-ils obligatoires ?' },
  },
  {
    ask: 'Je roule avec quoi pendant la révision ?',
    answer: { code: 'faq', question: 'Proposez-vous une voiture de remplacement ?' },
  },
  {
    ask: 'ma voiture est à l’atelier, je me déplace comment ?',
    answer: { code: 'faq', question: 'Proposez-vous une voiture de remplacement ?' },
  },
  {
    ask: 'Comment je fais quand ma voiture est en réparation chez vous ?',
    answer: { code: 'faq', question: 'Proposez-vous une voiture de remplacement ?' },
  },
  {
    ask: 'On peut tout régler à distance sans se déplacer ?',
    answer: { code: 'faq', question: 'Puis-je acheter sans me déplacer ?' },
  },
  {
    ask: 'je peux tout faire en ligne, sans venir ?',
    answer: { code: 'faq', question: 'Puis-je acheter sans me déplacer ?' },
  },
  {
    ask: 'et si je fais 30 000 km au lieu de 20 000 en leasing ?',
    answer: { code: 'faq', question: 'Et si je roule davantage que prévu ?' },
  },
  {
    ask: 'en leasing, rouler 20 000 km au lieu de 10 000, ça donne quoi ?',
    answer: { code: 'faq', question: 'Et si je roule davantage que prévu ?' },
  },
  {
    ask: 'au bout des 36 mois, je peux garder la voiture ?',
    answer: { code: 'faq', question: 'Que se passe-t-il à la fin ?' },
  },
  {
    ask: 'À la fin du contrat je dois rendre la voiture ou je peux la racheter ?',
    answer: { code: 'faq', question: 'Que se passe-t-il à la fin ?' },
  },
  { ask: 'L’entretien est dans le loyer ou c’est facturé à part ?', answer: { code: 'leaseServices', count: 2 } },
  {
    ask: 'l’assurance, c’est dans la mensualité du leasing ou je paie en plus ?',
    answer: { code: 'leaseServices', count: 2 },
  },
  { ask: 'Pour tracter, Duster ou 3008 ?', answer: { code: 'comparison', modelIds: ['dacia-duster', 'peugeot-3008'] } },
  {
    ask: 'pour charger, un Kangoo ou un Berlingo ?',
    answer: { code: 'comparison', modelIds: ['renault-kangoo', 'citroen-berlingo'] },
  },
  {
    ask: 'Le Duster est trop long pour un garage de 4,40 m ?',
    answer: { code: 'models', modelIds: ['dacia-duster'], facts: ['length'] },
  },
]
