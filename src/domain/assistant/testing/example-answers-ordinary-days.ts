import type { AnswerQuestion } from './answer-question'

/** Plain questions of ordinary days. */
export const DAY_ANSWERS: readonly AnswerQuestion[] = [
  {
    ask: 'Vous avez autre chose en 7 places, mais automatique ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'boite=automatique&places=7' },
  },
  { ask: 'montrez moi plutot des Duster', onVehicle: true, answer: { code: 'vehicles', where: 'modele=dacia-duster' } },
  {
    ask: 'la même en moins cher',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&tri=prix-asc' },
  },
  {
    ask: 'Avez-vous d’autres Jogger en hybride ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&carburant=hybride' },
  },
  {
    ask: 'je préfère un vrai monospace, genre Rifter ou Berlingo',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=citroen-berlingo,peugeot-rifter&carrosserie=monospace' },
  },
  {
    ask: 'et en électrique, avec 5 places, moins de 30.000 ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carburant=electrique&places=5&prix=-30000' },
  },
  {
    ask: 'un autre jogger pas blanc et avec moins de 30 000 km',
    onVehicle: true,
    answer: {
      code: 'vehicles',
      where: 'modele=dacia-jogger&couleur=argent,beige,bleu,brun,gris,jaune,noir,orange,rouge,vert,violet&km=-30000',
    },
  },
  { ask: 'cherche skoda kodiaq', onVehicle: true, answer: { code: 'vehicles', where: 'q=skoda+kodiaq&marque=skoda' } },
  {
    ask: 'Existe-t-il un modèle comparable chez Peugeot, 7 places ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'marque=peugeot&places=7' },
  },
  {
    ask: 'trop cher, quelque chose à 14000 max avec un grand coffre',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'prix=-14000' },
  },
  {
    ask: 'autres breaks disponibles à Mersch',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carrosserie=break&concession=mersch&disponibilite=disponible' },
  },
  { ask: 'Siwesëtzer bis 20.000 €', onVehicle: true, answer: { code: 'vehicles', where: 'places=7&prix=-20000' } },
  {
    ask: 'je ne veux pas de Dacia finalement, une familiale d’une autre marque',
    onVehicle: true,
    answer: {
      code: 'vehicles',
      where:
        'marque=alfa-romeo,citroen,fiat,ford,hyundai,iveco,jeep,mg,nissan,opel,peugeot,renault,skoda,toyota,volkswagen,volvo&carrosserie=break',
    },
  },
  {
    ask: 'y a t il un Renault Espace ou un Scenic en stock',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=renault-espace,renault-scenic' },
  },
  { ask: 'Combien de kilomètres a cette voiture ?', onVehicle: true, answer: { code: 'fact', fact: 'mileage' } },
  { ask: 'elle est de quelle année ?', onVehicle: true, answer: { code: 'fact', fact: 'registration' } },
  { ask: 'C’est quoi comme carburant, essence ou hybride ?', onVehicle: true, answer: { code: 'fact', fact: 'fuel' } },
  { ask: 'Est-ce que ce Jogger a vraiment 7 places ?', onVehicle: true, answer: { code: 'fact', fact: 'seats' } },
  { ask: 'boite auto ou manuelle ?', onVehicle: true, answer: { code: 'fact', fact: 'transmission' } },
  {
    ask: 'Le prix est-il TTC et négociable ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'price' },
        { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
      ],
    },
  },
  {
    ask: 'Quelle est la mensualité pour ce véhicule sur 60 mois ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'instalment', months: 60 },
  },
  {
    ask: 'elle a une camera de recul ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Caméra/, missing: /Caméra/ },
  },
  {
    ask: 'Peut on mettre un attelage, quel poids remorquable ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'equipment', asked: /Attelage/ },
        { code: 'fact', fact: 'towing' },
      ],
    },
  },
  { ask: 'consommation réelle au 100', onVehicle: true, answer: { code: 'fact', fact: 'consumption' } },
  {
    ask: 'émission CO2 de la voiture ? et classe énergie',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'co2' },
        { code: 'fact', fact: 'energy' },
      ],
    },
  },
  { ask: 'combien de chevaux', onVehicle: true, answer: { code: 'fact', fact: 'power' } },
  { ask: 'Où peut-on la voir ?', onVehicle: true, answer: { code: 'fact', fact: 'location' } },
  {
    ask: 'est elle toujours disponible ou déjà réservée ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'availability' },
  },
  { ask: 'Garantie restante ?', onVehicle: true, answer: { code: 'fact', fact: 'warranty' } },
  {
    ask: 'Combien de propriétaires avant, a-t-elle déjà eu un accident ?',
    onVehicle: true,
    answer: { code: 'unknown' },
  },
  { ask: 'wéi eng Faarf huet den Auto?', onVehicle: true, answer: { code: 'fact', fact: 'colour' } },
  {
    ask: 'le volume du coffre rentre-t-il trois vélos ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [{ code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] }, { code: 'unknown' }],
    },
  },
  { ask: 'TVA récupérable sur celle-ci ?', onVehicle: true, answer: { code: 'fact', fact: 'vat' } },
  { ask: 'Quand a été fait le dernier entretien et la courroie ?', onVehicle: true, answer: { code: 'unknown' } },
  {
    ask: 'elle a Apple CarPlay et des sièges chauffants ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Sièges/, missing: /Apple/ },
  },
  {
    ask: 'A quelle heure ouvre l’atelier de Mersch le matin ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'horaires samedi Luxembourg',
    answer: { code: 'dealership', about: 'hours', day: '2026-11-28', locationIds: ['luxembourg'] },
  },
  {
    ask: 'Le garage d’Esch est-il ouvert le samedi pour une réparation ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'etes vous ouvert le 24 decembre à Luxembourg',
    answer: { code: 'dealership', about: 'hours', day: '2026-12-24', locationIds: ['luxembourg'] },
  },
  {
    ask: 'Marnach fermé pendant les fêtes ?',
    answer: {
      code: 'dealership',
      about: 'hours',
      day: null,
      locationIds: ['marnach'],
      period: { from: '2026-12-24', to: '2027-01-02' },
    },
  },
  {
    ask: 'adresse de la concession d’Ettelbruck',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['ettelbruck'] },
  },
  {
    ask: 'numéro de telephone Grevenmacher',
    answer: { code: 'dealership', about: 'phone', day: null, locationIds: ['grevenmacher'] },
  },
  { ask: 'Qui est le chef d’atelier à Esch-sur-Alzette ?', answer: { code: 'employees', names: ['Paulo Nogueira'] } },
  {
    ask: 'Y a-t-il un vendeur qui parle portugais ?',
    answer: { code: 'languages', languages: ['pt'], locationIds: [] },
  },
  {
    ask: 'sprecht ihr deutsch in Grevenmacher ?',
    answer: { code: 'languages', languages: ['de'], locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Où faire réparer ma carrosserie, j’habite Diekirch',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['ettelbruck'] },
  },
  {
    ask: 'concession la plus proche de Wasserbillig',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Avez-vous une concession à Dudelange ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'location de voiture, quel garage ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['luxembourg', 'mersch'] },
  },
  {
    ask: 'Volvo c’est chez qui ?',
    answer: { code: 'brandDealers', brandIds: ['volvo'], locationIds: ['luxembourg', 'ettelbruck'] },
  },
  {
    ask: 'peut on vous joindre par whatsapp ?',
    answer: { code: 'dealership', about: 'whatsapp', day: null, locationIds: 'all' },
  },
  {
    ask: 'L’atelier de Belval ferme-t-il en été 2027 ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['esch-sur-alzette'] },
  },
  { ask: 'mail de Melanie Bodry', answer: { code: 'employees', names: ['Melanie Bodry'] } },
  {
    ask: 'reprenez vous les vieilles voitures ?',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'Les prix sur le site sont définitifs ou il y a des frais en plus ?',
    answer: { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  },
  {
    ask: 'puis je reserver une voiture en ligne',
    answer: { code: 'faq', question: 'Puis-je réserver une voiture en ligne ?' },
  },
  {
    ask: 'Et si la voiture d’occasion ne me plaît pas, je peux la rendre ?',
    answer: { code: 'faq', question: 'Comment fonctionne l’échange sous quatorze jours ?' },
  },
  {
    ask: 'garantie occasion combien de temps',
    answer: { code: 'faq', question: 'Quelle garantie accompagne une occasion ?' },
  },
  {
    ask: 'pneus d’hiver obligatoires à partir de quelle date au Luxembourg ?',
    answer: { code: 'faq', question: 'Quand les pneus d’hiver sont-ils obligatoires ?' },
  },
  { ask: 'Faut-il un apport pour un crédit auto ?', answer: { code: 'faq', question: 'Faut-il un apport ?' } },
  { ask: 'documents à apporter pour un financement', answer: { code: 'faq', question: 'Ce que nous vous demandons' } },
  {
    ask: 'installez vous une wallbox à la maison ?',
    answer: { code: 'faq', question: 'Installez-vous des bornes à domicile ?' },
  },
  {
    ask: 'Livrez-vous en France ou en Belgique ? J’habite à Thionville.',
    answer: { code: 'faq', question: 'Livrez-vous à l’étranger ?' },
  },
  {
    ask: 'contrôle technique à quel age',
    answer: { code: 'faq', question: 'À quel âge une voiture passe-t-elle le contrôle technique ?' },
  },
  {
    ask: 'que se passe t’il après un accident, c’est vous qui gérez avec l’assurance ?',
    answer: { code: 'faq', question: 'Dans les jours qui suivent' },
  },
  {
    ask: 'prime voiture électrique 2026 ?',
    answer: { code: 'faq', question: 'Ai-je droit à une prime pour une électrique ?' },
  },
  {
    ask: 'Une pièce commandée aujourd’hui avant 15h, quand est-elle là ?',
    answer: { code: 'faq', question: 'Commander' },
  },
  {
    ask: 'offres leasing privé pour une voiture électrique',
    answer: {
      code: 'offers',
      ids: [
        'dacia-spring-expression',
        'citroen-e-c3-plus',
        'renault-4-e-tech-techno',
        'mg-mg5-comfort',
        'volvo-ex30-plus',
        'volvo-ex40-plus',
        'volvo-ex60-plus',
        'mg-cyberster-trophy',
      ],
    },
  },
  { ask: 'leasing Peugeot 208 combien par mois ?', answer: { code: 'offers', ids: ['peugeot-208-allure'] } },
  {
    ask: 'Quel est le leasing privé le moins cher que vous proposez ?',
    answer: {
      code: 'offers',
      ids: [
        'dacia-sandero-essential',
        'dacia-spring-expression',
        'dacia-sandero-stepway-expression',
        'dacia-jogger-expression',
        'fiat-500-icon',
        'mg-mg3-comfort',
        'citroen-e-c3-plus',
        'fiat-tipo-station-wagon-city-life',
        'mg-zs-comfort',
        'dacia-duster-expression',
        'citroen-c3-aircross-plus',
        'peugeot-208-allure',
        'mg-hs-comfort',
        'opel-corsa-gs',
        'fiat-600-la-prima',
        'dacia-bigster-expression',
        'opel-frontera-gs',
        'renault-4-e-tech-techno',
        'citroen-c4-plus',
        'opel-mokka-gs',
        'mg-mg5-comfort',
        'opel-astra-gs',
        'peugeot-rifter-gt',
        'peugeot-2008-allure',
        'peugeot-3008-gt',
        'renault-symbioz-techno',
        'opel-combo-life-edition',
        'peugeot-308-allure',
        'citroen-c5-aircross-plus',
        'renault-kangoo-techno',
        'opel-astra-sports-tourer-gs',
        'volvo-ex30-plus',
        'opel-grandland-gs',
        'peugeot-308-sw-allure',
        'renault-austral-techno',
        'volvo-xc40-plus',
        'citroen-spacetourer-max',
        'renault-scenic-techno',
        'peugeot-508-sw-gt',
        'volvo-ex40-plus',
        'volvo-ex60-plus',
        'peugeot-408-gt',
        'mg-cyberster-trophy',
        'volvo-xc60-plus',
      ],
    },
  },
  {
    ask: 'l’assurance est comprise dans le leasing ?',
    answer: { code: 'faq', question: 'L’assurance est-elle comprise ?' },
  },
  {
    ask: 'Leasing à 350€ par mois maximum sur 48 mois, avec 15 000 km par an',
    answer: {
      code: 'offers',
      ids: [
        'dacia-sandero-essential',
        'mg-mg3-comfort',
        'mg-zs-luxury-pro',
        'dacia-duster-extreme-pro',
        'fiat-600-la-prima',
      ],
    },
  },
  {
    ask: 'Je voudrais essayer la Renault 5 samedi matin',
    answer: { code: 'testDrive', modelId: 'renault-renault-5', day: '2026-11-28', time: '10:00' },
  },
  {
    ask: 'rdv pneus hiver Grevenmacher la semaine prochaine',
    answer: { code: 'appointment', what: 'tyres', locationId: 'grevenmacher' },
  },
  {
    ask: 'prendre rendez-vous pour une révision à Mersch, voyant moteur allumé',
    answer: { code: 'appointment', what: 'workshop', locationId: 'mersch' },
  },
  {
    ask: 'annuler mon rdv de demain',
    answer: { code: 'faq', question: 'Puis-je changer ou annuler un rendez-vous demandé ici ?' },
  },
  {
    ask: 'Peut-on essayer la MG4 à domicile un soir après 19 h ?',
    answer: { code: 'testDrive', modelId: 'mg-mg4', isAtHome: true },
  },
  {
    ask: 'Duster ou Bigster, lequel choisir pour une famille de 4 ?',
    answer: { code: 'comparison', modelIds: ['dacia-duster', 'dacia-bigster'] },
  },
  {
    ask: 'comparer Peugeot 3008 et Renault Austral',
    answer: { code: 'comparison', modelIds: ['peugeot-3008', 'renault-austral'] },
  },
  {
    ask: 'Difference entre le XC40 et l’EX40 ?',
    answer: { code: 'comparison', modelIds: ['volvo-xc40', 'volvo-ex40'] },
  },
  {
    ask: 'coffre plus grand : 308 SW ou Astra Sports Tourer ?',
    answer: { code: 'models', modelIds: ['peugeot-308-sw', 'opel-astra-sports-tourer'], facts: ['bootVolume'] },
  },
  {
    ask: 'autonomie renault 5 vs fiat grande panda electrique',
    answer: { code: 'comparison', modelIds: ['renault-renault-5', 'fiat-grande-panda'] },
  },
  { ask: 'Vaut-il mieux une MG4 ou une Tesla Model 3 ?', answer: { code: 'vehicles', where: 'modele=mg-mg4' } },
  { ask: 'Combien coûte le gardiennage de mes pneus ?', answer: { code: 'unknown' } },
  { ask: 'c’est combien pour stocker les roues ?', answer: { code: 'unknown' } },
  { ask: 'Ma voiture est à l’atelier d’Ettelbruck, est-ce qu’elle est prête ?', answer: { code: 'unknown' } },
  { ask: 'Montage d’un attelage sur ma voiture, c’est possible ?', answer: { code: 'unknown' } },
  { ask: 'Pouvez-vous monter une attache remorque sur ma Clio ?', answer: { code: 'unknown' } },
  {
    ask: 'est-ce que vous pouvez amener une voiture chez moi pour l’essayer ?',
    answer: { code: 'testDrive', modelId: 'none', isAtHome: true },
  },
  {
    ask: 'quelle est sa couleur et la sellerie',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'colour' },
        { code: 'fact', fact: 'interiorColour' },
      ],
    },
  },
  { ask: 'je veux vendre ma voiture', answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' } },
]
