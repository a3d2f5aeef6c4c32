import type { AnswerQuestion } from './answer-question'

/** Ordinary questions of people of many kinds. */
export const FURTHER_VISIT_ANSWERS: readonly AnswerQuestion[] = [
  { ask: 'Elle a combien de kilomètres exactement ?', onVehicle: true, answer: { code: 'fact', fact: 'mileage' } },
  { ask: 'C’est quoi la puissance en chevaux ?', onVehicle: true, answer: { code: 'fact', fact: 'power' } },
  { ask: 'Elle est de quelle année ?', onVehicle: true, answer: { code: 'fact', fact: 'registration' } },
  { ask: 'Est-ce qu’elle est encore disponible ?', onVehicle: true, answer: { code: 'fact', fact: 'availability' } },
  { ask: 'Où est-ce que je peux la voir ?', onVehicle: true, answer: { code: 'fact', fact: 'location' } },
  { ask: 'il y a un attelage dessus ?', onVehicle: true, answer: { code: 'equipment', asked: /Attelage/ } },
  { ask: 'Quel poids je peux tracter avec ?', onVehicle: true, answer: { code: 'fact', fact: 'towing' } },
  { ask: 'Elle consomme combien ?', onVehicle: true, answer: { code: 'fact', fact: 'consumption' } },
  {
    ask: 'Combien de CO2 elle rejette et quelle classe d’énergie ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'co2' },
        { code: 'fact', fact: 'energy' },
      ],
    },
  },
  { ask: 'La garantie dure encore longtemps ?', onVehicle: true, answer: { code: 'fact', fact: 'warranty' } },
  {
    ask: 'C’est une vraie automatique ou une manuelle ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'transmission' },
  },
  {
    ask: 'y a til la clim automatique ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Climatisation/, missing: /Climatisation/ },
  },
  {
    ask: 'Ça me ferait combien par mois en leasing privé ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'privateLease' },
  },
  {
    ask: 'Le prix est négociable ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'price' },
        { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
      ],
    },
  },
  { ask: 'Est-ce que le conducteur d’avant fumait ?', onVehicle: true, answer: { code: 'unknown' } },
  {
    ask: 'On peut mettre trois sièges enfants derrière ?',
    onVehicle: true,
    answer: { code: 'several', answers: [{ code: 'equipment', asked: /Fixations/ }, { code: 'unknown' }] },
  },
  {
    ask: 'Vous récupérez la TVA dessus, je suis indépendant ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'vat' },
  },
  { ask: 'Quelle est la capacité de la batterie ?', onVehicle: true, answer: { code: 'fact', fact: 'battery' } },
  { ask: 'Elle est de quelle couleur dedans ?', onVehicle: true, answer: { code: 'fact', fact: 'interiorColour' } },
  { ask: 'Elle a déjà eu un accident ?', onVehicle: true, answer: { code: 'unknown' } },
  {
    ask: 'Si je mets 5 000 € d’apport, ça change quoi pour le crédit ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'instalment' },
  },
  {
    ask: 'Vous ouvrez à quelle heure le samedi à Luxembourg ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: ['luxembourg'] },
  },
  {
    ask: 'Êtes-vous ouverts le 24 décembre à Luxembourg ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-12-24', locationIds: ['luxembourg'] },
  },
  {
    ask: 'c koi l’adresse de belval',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'Le numéro de téléphone du garage de Mersch s’il vous plaît',
    answer: { code: 'dealership', about: 'phone', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'Quelles marques vendez-vous à Grevenmacher ?',
    answer: { code: 'dealership', about: 'brands', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'L’atelier d’Ettelbruck ferme à midi ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['ettelbruck'] },
  },
  {
    ask: 'Je suis à Diekirch, quelle concession est la plus proche ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['ettelbruck'] },
  },
  {
    ask: 'Marnach est ouvert entre Noël et Nouvel An ?',
    answer: {
      code: 'dealership',
      about: 'hours',
      day: null,
      locationIds: ['marnach'],
      period: { from: '2026-12-24', to: '2027-01-02' },
    },
  },
  { ask: 'Qui est le chef d’atelier à Esch ?', answer: { code: 'employees', names: ['Paulo Nogueira'] } },
  {
    ask: 'Je voudrais parler à quelqu’un en portugais pour acheter une voiture à Luxembourg',
    answer: { code: 'languages', languages: ['pt'], locationIds: ['luxembourg'] },
  },
  {
    ask: 'Dans quel garage puis-je acheter une Volvo neuve ?',
    answer: { code: 'brandDealers', brandIds: ['volvo'], locationIds: ['luxembourg', 'ettelbruck'] },
  },
  {
    ask: 'Vous avez une carrosserie dans le Nord ?',
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'ettelbruck'],
    },
  },
  {
    ask: 'À Mersch, je peux déposer ma camionnette à l’atelier à partir de quelle heure ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'Est-ce que je peux venir dimanche regarder les voitures ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-11-29', locationIds: 'all' },
  },
  {
    ask: 'Où est-ce que je peux louer une voiture pour un week-end ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['luxembourg', 'mersch'] },
  },
  {
    ask: 'L’adresse mail de la concession de Grevenmacher ?',
    answer: { code: 'dealership', about: 'email', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Je viens de Trèves, c’est quelle Autohaus chez vous le plus près ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Je peux recharger ma voiture électrique chez vous à Marnach ?',
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'mersch', 'ettelbruck', 'grevenmacher'],
    },
  },
  {
    ask: 'Vous êtes joignables sur WhatsApp à Ettelbruck ?',
    answer: { code: 'dealership', about: 'whatsapp', day: null, locationIds: ['ettelbruck'] },
  },
  { ask: 'Vous réparez aussi les Mercedes ?', answer: { code: 'unknown' } },
  {
    ask: 'Est-ce que vous reprenez ma vieille Renault même si elle n’est pas de chez vous ?',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'Il y a des frais en plus du prix affiché ?',
    answer: { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  },
  {
    ask: 'Je peux bloquer une voiture par internet en attendant de passer ?',
    answer: { code: 'faq', question: 'Puis-je réserver une voiture en ligne ?' },
  },
  {
    ask: 'Si la voiture ne me plaît finalement pas, je peux l’échanger ?',
    answer: { code: 'faq', question: 'Comment fonctionne l’échange sous quatorze jours ?' },
  },
  {
    ask: 'C’est quoi au juste une voiture de direction ?',
    answer: { code: 'faq', question: 'Que signifie « véhicule de direction » ?' },
  },
  {
    ask: 'Vous livrez aussi en Belgique, à Arlon par exemple ?',
    answer: { code: 'faq', question: 'Livrez-vous à l’étranger ?' },
  },
  {
    ask: 'J’ai un problème pour me déplacer, tout peut se faire à distance ?',
    answer: { code: 'faq', question: 'Puis-je acheter sans me déplacer ?' },
  },
  {
    ask: 'C’est quand qu’on doit mettre les pneus hiver au Luxembourg',
    answer: { code: 'faq', question: 'Quand les pneus d’hiver sont-ils obligatoires ?' },
  },
  {
    ask: 'Ma voiture aura bientôt quatre ans, elle doit passer à la SNCT ?',
    answer: { code: 'faq', question: 'À quel âge une voiture passe-t-elle le contrôle technique ?' },
  },
  {
    ask: 'Comment être sûr que la batterie d’une électrique d’occasion est encore bonne ?',
    answer: { code: 'faq', question: 'Comment connaître l’état d’une batterie d’occasion ?' },
  },
  {
    ask: 'L’État donne encore une prime pour les électriques ?',
    answer: { code: 'faq', question: 'Ai-je droit à une prime pour une électrique ?' },
  },
  {
    ask: 'Vous pouvez poser une wallbox dans mon garage ?',
    answer: { code: 'faq', question: 'Installez-vous des bornes à domicile ?' },
  },
  {
    ask: 'Pendant la révision vous me prêtez une voiture ?',
    answer: { code: 'faq', question: 'Proposez-vous une voiture de remplacement ?' },
  },
  {
    ask: 'Je perds la garantie constructeur si je fais l’entretien chez vous ?',
    answer: { code: 'faq', question: 'Puis-je faire entretenir ma voiture chez vous sans perdre la garantie ?' },
  },
  {
    ask: 'La voiture que j’avais mise en favori n’y est plus, pourquoi ?',
    answer: { code: 'faq', question: 'Pourquoi un véhicule a-t-il disparu de mes favoris ?' },
  },
  {
    ask: 'Vous gardez mes coordonnées combien de temps ?',
    answer: { code: 'faq', question: 'Que deviennent mes données ?' },
  },
  {
    ask: 'L’assurance est dans le loyer du leasing privé ou pas ?',
    answer: { code: 'faq', question: 'L’assurance est-elle comprise ?' },
  },
  {
    ask: 'Que se passe-t-il si je dépasse les kilomètres de mon leasing ?',
    answer: { code: 'faq', question: 'Et si je roule davantage que prévu ?' },
  },
  {
    ask: 'Je peux arrêter mon leasing avant la fin ?',
    answer: { code: 'faq', question: 'Puis-je rendre la voiture plus tôt ?' },
  },
  {
    ask: 'On me rend mon dépôt quand je ramène la voiture ?',
    answer: { code: 'faq', question: 'Le dépôt d’un leasing est-il rendu ?' },
  },
  { ask: 'Les pneus d’hiver sont compris dans le Privatleasing ?', answer: { code: 'leaseServices', count: 2 } },
  {
    ask: 'J’habite en France, j’ai droit au leasing chez vous ?',
    answer: { code: 'faq', question: 'Un frontalier peut-il louer chez vous ?' },
  },
  {
    ask: 'Je voudrais essayer une Peugeot 3008 samedi matin à Esch',
    answer: {
      code: 'testDrive',
      modelId: 'peugeot-3008',
      locationId: 'esch-sur-alzette',
      day: '2026-11-28',
      time: '10:00',
    },
  },
  {
    ask: 'RDV pour changer mes pneus la semaine prochaine à Grevenmacher, plutôt l’après-midi',
    answer: { code: 'appointment', what: 'tyres', locationId: 'grevenmacher' },
  },
  {
    ask: 'Est-ce qu’un vendeur peut passer chez moi à Remich avec une Renault Scenic électrique pour un essai ?',
    answer: { code: 'testDrive', modelId: 'renault-scenic', locationId: 'grevenmacher', isAtHome: true },
  },
  {
    ask: 'Ma Dacia doit faire sa révision des 30 000 km, vous auriez une place le 3 décembre à Marnach à 8h30 ?',
    answer: { code: 'appointment', what: 'workshop', locationId: 'marnach', day: '2026-12-03' },
  },
  {
    ask: 'vs pouvez me rappeler demain vers midi au 621 123 456 pour une offre sur ma vieille polo',
    answer: { code: 'contact' },
  },
  {
    ask: 'Je dois annuler mon essai de vendredi, je fais comment ?',
    answer: { code: 'faq', question: 'Puis-je changer ou annuler un rendez-vous demandé ici ?' },
  },
  {
    ask: 'Entre la Renault Clio et la Peugeot 208, laquelle consomme le moins ?',
    answer: { code: 'comparison', modelIds: ['renault-clio', 'peugeot-208'] },
  },
  {
    ask: 'Comparez-moi le Dacia Bigster et le Citroën C5 Aircross',
    answer: { code: 'comparison', modelIds: ['dacia-bigster', 'citroen-c5-aircross'] },
  },
  {
    ask: 'MG4 ou ID.3, laquelle va le plus loin avec une charge ?',
    answer: { code: 'comparison', modelIds: ['mg-mg4', 'volkswagen-id-3'] },
  },
  {
    ask: 'Le coffre est plus grand dans l’Opel Astra Sports Tourer ou dans la 308 SW ?',
    answer: { code: 'models', modelIds: ['opel-astra-sports-tourer', 'peugeot-308-sw'], facts: ['bootVolume'] },
  },
  {
    ask: 'quelle difference de prix entre un volvo ex30 et un ex40',
    answer: { code: 'comparison', modelIds: ['volvo-ex30', 'volvo-ex40'] },
  },
  {
    ask: 'On est deux retraités, plutôt le Yaris Cross ou le Captur pour tirer une petite remorque ?',
    answer: { code: 'comparison', modelIds: ['toyota-yaris-cross', 'renault-captur'] },
  },
]
