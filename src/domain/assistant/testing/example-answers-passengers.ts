import type { AnswerQuestion } from './answer-question'

/** Questions of people who travel with others, and of drivers in a hurry. */
export const PASSENGER_ANSWERS: readonly AnswerQuestion[] = [
  {
    ask: 'et sinon, des Duster au GPL ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-duster&carburant=gpl' },
  },
  {
    ask: 'trop long pour mon garage, montrez-moi plutôt les Sandero de moins de 3 ans',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-sandero&annee=2023-' },
  },
  {
    ask: 'la meme chose mais en diesel',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&carburant=diesel' },
  },
  {
    ask: 'Avez-vous d’autres 7 places, mais pas Dacia, automatiques, en dessous de 40.000 ?',
    onVehicle: true,
    answer: {
      code: 'vehicles',
      where:
        'marque=alfa-romeo,citroen,fiat,ford,hyundai,iveco,jeep,mg,nissan,opel,peugeot,renault,skoda,toyota,volkswagen,volvo&boite=automatique&places=7&prix=-40000',
    },
  },
  {
    ask: 'oubliez celle-ci, en fait je cherche une électrique à moins de 25 mille',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carburant=electrique&prix=-25000' },
  },
  {
    ask: 'Y a-t-il un autre Jogger moins cher quelque part ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&tri=prix-asc' },
  },
  {
    ask: 'd’autres voitures avec attelage à voir à Grevenmacher ?',
    onVehicle: true,
    answer: {
      code: 'vehicles',
      where:
        'concession=grevenmacher&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
    },
  },
  {
    ask: 'finalement plutôt un SUV, hybride, 2023 ou plus jeune',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carrosserie=suv&carburant=hybride&annee=2023-' },
  },
  { ask: 'vous auriez aussi un Lodgy ?', onVehicle: true, answer: { code: 'vehicles', where: 'q=dacia+lodgy' } },
  {
    ask: 'autres breaks sous 20 000 € svp, sans GPL',
    onVehicle: true,
    answer: {
      code: 'vehicles',
      where: 'carrosserie=break&carburant=diesel,electrique,essence,hybride,hybride-rechargeable&prix=-20000',
    },
  },
  {
    ask: 'un Mercedes Vito 8 places ou équivalent, ça vous parle ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'q=mercedes+vito&places=8' },
  },
  {
    ask: 'montre moi les memes en boite auto',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&boite=automatique' },
  },
  {
    ask: 'Ma femme préfère les Berlingo. Vous en avez un de moins de 60000 km ? Pas l’utilitaire hein.',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'categorie=camion,voiture&modele=citroen-berlingo&km=-60000' },
  },
  {
    ask: 'Hutt dir och eppes mat Allrad bis 30000 ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'motricite=integrale&prix=-30000' },
  },
  {
    ask: 'celui-ci dépasse notre budget, que proposez-vous à 300 euros par mois pour une famille de six',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'places=7,8&mensualite=-300' },
  },
  {
    ask: 'Une remorque de 1.000 kg freinée, ça passe avec celle-là ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'towing' },
  },
  { ask: 'c koi la conso', onVehicle: true, answer: { code: 'fact', fact: 'consumption' } },
  {
    ask: 'Elle a pris la route pour la première fois quand exactement ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'registration' },
  },
  {
    ask: 'CarPlay sans fil ou faut-il un câble ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Apple/, missing: /Apple/ },
  },
  {
    ask: 'Où puis-je aller voir cette auto, et est-elle encore libre ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'location' },
        { code: 'fact', fact: 'availability' },
      ],
    },
  },
  {
    ask: 'Isofix derrière ? et sur le siège passager aussi ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Fixations/ },
  },
  {
    ask: 'Soyons francs : vous me faites combien de rabais dessus ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'discount' },
  },
  { ask: 'combien de mains avant moi', onVehicle: true, answer: { code: 'unknown' } },
  {
    ask: 'si je l’achète à crédit, ça fait quelle mensualité et sur combien de mois ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'instalment' },
  },
  {
    ask: 'Rejets de CO2 et norme Euro, pour calculer ma taxe',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [{ code: 'fact', fact: 'co2' }, { code: 'fact', fact: 'emissions' }, { code: 'unknown' }],
    },
  },
  { ask: 'ma société peut récupérer la TVA là-dessus ?', onVehicle: true, answer: { code: 'fact', fact: 'vat' } },
  {
    ask: 'Combien de litres dans le coffre ? J’ai une contrebasse.',
    onVehicle: true,
    answer: { code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] },
  },
  { ask: 'garantie restante, en mois ?', onVehicle: true, answer: { code: 'fact', fact: 'warranty' } },
  {
    ask: 'Est-ce qu’elle rentre dans un box de 4 m 60 de long ?',
    onVehicle: true,
    answer: { code: 'models', modelIds: ['dacia-jogger'], facts: ['length'] },
  },
  { ask: 'Déjà accidentée ? Ne me racontez pas d’histoires.', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'wéivill PS huet deen dann ?', onVehicle: true, answer: { code: 'fact', fact: 'power' } },
  { ask: '5 ou 6 rapports ? c’est une manuelle ?', onVehicle: true, answer: { code: 'fact', fact: 'transmission' } },
  { ask: 'y a-t-il une remise dessus, et pourquoi ?', onVehicle: true, answer: { code: 'fact', fact: 'discount' } },
  {
    ask: 'Jusqu’à quelle heure le showroom de Belval reste-t-il ouvert le samedi ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'Je peux passer à Marnach le 28 décembre 2026 ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-12-28', locationIds: ['marnach'] },
  },
  {
    ask: 'l’atelier de mersch tourne le jeudi 3 decembre ?',
    answer: { code: 'dealership', about: 'workshopHours', day: '2026-12-03', locationIds: ['mersch'] },
  },
  {
    ask: 'tél. du garage au Potaschberg',
    answer: { code: 'dealership', about: 'phone', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Quelqu’un parle italien chez vous ? Mon père ne comprend rien d’autre.',
    answer: { code: 'languages', languages: ['it'], locationIds: [] },
  },
  {
    ask: 'j’habite Wasserbillig, c’est laquelle la plus proche',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Une de vos concessions ouvre-t-elle le dimanche 29 novembre 2026 ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-11-29', locationIds: 'all' },
  },
  { ask: 'C’est qui le patron à Mersch ?', answer: { code: 'employees', names: ['Jean-Paul Steichen'] } },
  {
    ask: 'adresse complète du garage d’Esch pour mon GPS',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'spanesch schwätzt keen bei iech ? ou alors espagnol, si vous préférez',
    answer: { code: 'languages', languages: ['es'], locationIds: [] },
  },
  {
    ask: 'Puis-je recharger ma voiture pendant que je bois un café à Marnach ?',
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'mersch', 'ettelbruck', 'grevenmacher'],
    },
  },
  {
    ask: 'Y a-t-il une concession Volvo dans le nord du pays ?',
    answer: { code: 'brandDealers', brandIds: ['volvo'], locationIds: ['ettelbruck', 'luxembourg'] },
  },
  {
    ask: 'lundi 7 decembre 2026, 9h15, quelqu’un à Ettelbruck pour les ventes ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-12-07', locationIds: ['ettelbruck'] },
  },
  { ask: 'ligne directe de Céline Hoffmann svp', answer: { code: 'employees', names: ['Céline Hoffmann'] } },
  {
    ask: 'Votre IBAN à Esch pour un virement, et le numéro de TVA tant qu’on y est',
    answer: {
      code: 'several',
      answers: [
        { code: 'dealership', about: 'iban', day: null, locationIds: ['esch-sur-alzette'] },
        { code: 'dealership', about: 'vatNumber', day: null, locationIds: ['esch-sur-alzette'] },
      ],
    },
  },
  {
    ask: 'vous êtes où à Dudelange ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'Dans quelles concessions peut-on louer un véhicule pour quelques jours ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['luxembourg', 'mersch'] },
  },
  {
    ask: 'De 24. Dezember, sidd dir an der Stad nach op ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-12-24', locationIds: 'all' },
  },
  {
    ask: 'J’ai acheté une occasion chez vous il y a dix jours et je la regrette déjà. Que puis-je faire ?',
    answer: { code: 'faq', question: 'Comment fonctionne l’échange sous quatorze jours ?' },
  },
  {
    ask: 'ma voiture neuve, elle doit passer au contrôle technique au bout de combien d’années ?',
    answer: { code: 'faq', question: 'À quel âge une voiture passe-t-elle le contrôle technique ?' },
  },
  {
    ask: 'La grêle a transformé mon capot en passoire. Vous débosselez sans repeindre ?',
    answer: { code: 'faq', question: 'Après un orage de grêle' },
  },
  {
    ask: 'faut-il un rdv juste pour une ampoule grillée',
    answer: { code: 'faq', question: 'Faut-il prendre rendez-vous ?' },
  },
  {
    ask: 'Je suis frontalier belge, un leasing privé chez vous c’est jouable ?',
    answer: { code: 'faq', question: 'Un frontalier peut-il louer chez vous ?' },
  },
  {
    ask: 'électrique d’occasion = batterie morte ? vous donnez un papier au moins ?',
    answer: { code: 'faq', question: 'Comment connaître l’état d’une batterie d’occasion ?' },
  },
  {
    ask: 'Si je remplis votre formulaire, vous gardez mes infos combien de temps ?',
    answer: { code: 'faq', question: 'Que deviennent mes données ?' },
  },
  {
    ask: 'On m’a monté les roues d’hiver hier, dois-je revenir pour un serrage ?',
    answer: { code: 'faq', question: 'Faut-il resserrer les roues ?' },
  },
  {
    ask: 'Dites-moi juste le montant de la prime d’État pour une électrique en 2027',
    answer: { code: 'faq', question: 'Ai-je droit à une prime pour une électrique ?' },
  },
  {
    ask: 'le depot du leasing on le revoit ou il est perdu ?',
    answer: { code: 'faq', question: 'Le dépôt d’un leasing est-il rendu ?' },
  },
  {
    ask: 'Je viens d’avoir un accrochage au rond-point, que dois-je faire en premier ?',
    answer: { code: 'faq', question: 'Sur place' },
  },
  {
    ask: 'assurance solde restant dû : on peut m’y obliger pour le crédit ?',
    answer: { code: 'faq', question: 'L’assurance solde restant dû est-elle obligatoire ?' },
  },
  {
    ask: 'vous reprenez ma vieille Mazda alors que la banque attend encore ses sous ?',
    answer: { code: 'faq', question: 'Vendre ou faire reprendre la vôtre' },
  },
  {
    ask: 'leasing privé sur une Clio : quel loyer, et combien de km par an ?',
    answer: { code: 'vehicles', where: 'modele=renault-clio&mensualite=0-&mensualite-pour=leasing-prive' },
  },
  {
    ask: 'private lease sous 300 balles tout compris, vous avez quoi',
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
      ],
    },
  },
  {
    ask: 'Je suis indépendante et je voudrais un Kangoo Van électrique en leasing, loyer hors TVA svp.',
    answer: { code: 'offers', ids: ['renault-kangoo-van-extra-pro'] },
  },
  {
    ask: 'Les pneus d’hiver sont-ils dans le leasing pro comme dans le privé ?',
    answer: { code: 'leaseServices', count: 2 },
  },
  {
    ask: 'une Golf neuve en leasing privé ?',
    answer: { code: 'vehicles', where: 'etat=neuf&modele=volkswagen-golf&mensualite=0-&mensualite-pour=leasing-prive' },
  },
  {
    ask: 'l’offre de leasing pour la MG4, elle tient jusqu’à quand et faut verser quoi au départ ?',
    answer: { code: 'offers', ids: ['mg-mg4-luxury-pro'] },
  },
  {
    ask: 'j’aimerais garder la Renault 5 toute une nuit avant de me décider',
    answer: { code: 'testDrive', modelId: 'renault-renault-5', isLong: true },
  },
  {
    ask: 'mettez moi jeudi matin 8h a Belval pour les pneus neige',
    answer: { code: 'appointment', what: 'tyres', locationId: 'esch-sur-alzette', day: '2026-11-26' },
  },
  {
    ask: 'Voyant moteur allumé, bruit de casserole, vous me prenez quand bordel ??',
    answer: { code: 'appointment', what: 'workshop' },
  },
  {
    ask: 'annulez mon rdv de demain je suis malade',
    answer: { code: 'faq', question: 'Puis-je changer ou annuler un rendez-vous demandé ici ?' },
  },
  {
    ask: 'Un conseiller pourrait-il m’amener une ë-C3 à Echternach samedi pour que je l’essaie devant chez moi ?',
    answer: {
      code: 'testDrive',
      modelId: 'citroen-e-c3',
      locationId: 'grevenmacher',
      day: '2026-11-28',
      isAtHome: true,
    },
  },
  {
    ask: 'Révision des 60 000 pour mon Boxer, je dois le déposer avant 7 h, ma journée commence tôt.',
    answer: { code: 'appointment', what: 'workshop' },
  },
  {
    ask: 'diff entre ex30 et ex40 en deux mots',
    answer: { code: 'comparison', modelIds: ['volvo-ex30', 'volvo-ex40'] },
  },
  {
    ask: 'Scenic électrique contre Ioniq 5 : qui va le plus loin et qui a le plus gros coffre ?',
    answer: { code: 'models', modelIds: ['renault-scenic', 'hyundai-ioniq-5'], facts: ['bootVolume'] },
  },
  {
    ask: 'C3 vs Sandero, laquelle boit le moins et coûte le moins cher neuve',
    answer: {
      code: 'several',
      answers: [
        { code: 'models', modelIds: ['citroen-c3', 'dacia-sandero'], facts: ['fromPrice'] },
        { code: 'comparison', modelIds: ['citroen-c3', 'dacia-sandero'] },
      ],
    },
  },
  {
    ask: 'J’hésite entre le 5008 et un Kia Sorento, votre avis ?',
    answer: { code: 'vehicles', where: 'modele=peugeot-5008' },
  },
  {
    ask: 'Wat ass besser fir d’Ëmwelt, Yaris Cross oder 2008 Hybrid ? je parle du CO2',
    answer: { code: 'comparison', modelIds: ['toyota-yaris-cross', 'peugeot-2008'] },
  },
  {
    ask: 'rendez-vous pour un essai d’une Volvo EX30 à Esch mardi à 14h',
    answer: {
      code: 'testDrive',
      modelId: 'volvo-ex30',
      locationId: 'esch-sur-alzette',
      day: '2026-12-01',
      time: '14:00',
    },
  },
  { ask: 'prendre rendez-vous pour essayer une Dacia Duster', answer: { code: 'testDrive', modelId: 'dacia-duster' } },
  {
    ask: 'je voudrais un rendez-vous pour un essai samedi',
    answer: { code: 'testDrive', modelId: 'none', day: '2026-11-28' },
  },
  {
    ask: 'leasing de cette voiture sur 36 mois',
    onVehicle: true,
    answer: { code: 'fact', fact: 'privateLease', months: 36 },
  },
  { ask: 'leasing privé 60 mois 10 000 km', onVehicle: true, answer: { code: 'fact', fact: 'privateLease' } },
  { ask: 'leasing sur 60 mois ?', onVehicle: true, answer: { code: 'fact', fact: 'privateLease', months: 60 } },
  { ask: 'quelle est la durée du leasing ?', onVehicle: true, answer: { code: 'fact', fact: 'privateLease' } },
  {
    ask: 'leasing sur 36 mois avec 25 000 km par an et 2000 € d’apport',
    onVehicle: true,
    answer: { code: 'fact', fact: 'privateLease', months: 36 },
  },
  {
    ask: 'combien de leasing par mois avec 20 000 km par an ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'instalment' },
  },
  {
    ask: 'Quelle mensualité avec 5000 € d’apport sur 48 mois en financement ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'instalment', months: 48 },
  },
  {
    ask: 'Pouvez-vous me faire une remise de 1000 € ?',
    onVehicle: true,
    answer: { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  },
  {
    ask: 'pouvez-vous faire un geste de 500 euros sur le 3008 ?',
    answer: { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  },
  {
    ask: 'Wéi sinn är Ëffnungszäiten ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: 'all' },
  },
  { ask: 'Wat ass de Präis?', onVehicle: true, answer: { code: 'fact', fact: 'price' } },
  { ask: 'qui est Claude Wagener ?', answer: { code: 'employees', names: ['Claude Wagener'] } },
  { ask: 'quelle est l’adresse e-mail de Luis Almeida ?', answer: { code: 'employees', names: ['Luis Almeida'] } },
  { ask: 'mon voyant moteur est allumé', answer: { code: 'appointment', what: 'workshop' } },
  { ask: 'mon pare-brise est fissuré', answer: { code: 'appointment', what: 'workshop' } },
  {
    ask: 'l’atelier peut-il réviser ma Peugeot 308 à Mersch mercredi à 9h ?',
    onVehicle: true,
    answer: { code: 'appointment', what: 'workshop', locationId: 'mersch', day: '2026-11-25' },
  },
]
