import type { AnswerQuestion } from './answer-question'

/** Questions of people at the counter. */
export const COUNTER_ANSWERS: readonly AnswerQuestion[] = [
  { ask: 'Elle consomme combien aux cent ?', onVehicle: true, answer: { code: 'fact', fact: 'consumption' } },
  {
    ask: 'y a Android Auto dedans ou je dois acheter un support ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Android Auto/ },
  },
  {
    ask: 'La garantie court jusqu’à quand si je la prends maintenant ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'warranty' },
  },
  { ask: 'combien de km au compteur svp', onVehicle: true, answer: { code: 'fact', fact: 'mileage' } },
  { ask: 'Il y a eu combien de propriétaires avant ?', onVehicle: true, answer: { code: 'unknown' } },
  {
    ask: 'c’est quel gris exactement, vous avez le nom de la teinte ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'colour' },
  },
  { ask: 'ca donne quoi en kW le moteur', onVehicle: true, answer: { code: 'fact', fact: 'power' } },
  {
    ask: 'Je fais 180 km par jour, est-ce que la batterie suffit sans recharger ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'range' },
  },
  {
    ask: 'Est-ce qu’une poussette double entre dans le coffre ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [{ code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] }, { code: 'unknown' }],
    },
  },
  {
    ask: 'Ma caravane pèse 1300 kg freinée, je peux l’atteler ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'towing' },
  },
  {
    ask: 'votre dernier prix ?',
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
    ask: 'je peux passer l’essayer samedi matin avec ma femme ?',
    onVehicle: true,
    answer: { code: 'testDrive', modelId: 'page', day: '2026-11-28', time: '10:00' },
  },
  { ask: 'Elle a déjà été accidentée ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'toujours dispo celle là ?', onVehicle: true, answer: { code: 'fact', fact: 'availability' } },
  { ask: 'Où est-ce qu’elle se trouve physiquement ?', onVehicle: true, answer: { code: 'fact', fact: 'location' } },
  {
    ask: 'Quelle étiquette énergie et combien de CO2 ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'energy' },
        { code: 'fact', fact: 'co2' },
      ],
    },
  },
  { ask: 'date de 1ère immatriculation ?', onVehicle: true, answer: { code: 'fact', fact: 'registration' } },
  {
    ask: 'Ça me ferait combien par mois sur 48 mois avec 3000 d’apport ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'instalment', months: 48 },
  },
  {
    ask: 'roue de secours ou seulement la bombe anti crevaison ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Roue de secours/, missing: /Roue de secours/ },
  },
  { ask: 'C’est une chaîne ou une courroie de distribution ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'Le propriétaire d’avant fumait ? ma fille est asthmatique', onVehicle: true, answer: { code: 'unknown' } },
  {
    ask: 'Vous fermez à quelle heure aujourd’hui à Ettelbruck ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-11-25', locationIds: ['ettelbruck'] },
  },
  {
    ask: 'ouvert samedi aprem a Esch ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-11-28', locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'Le garage de Luxembourg travaille à la Saint-Sylvestre ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-12-31', locationIds: ['luxembourg'] },
  },
  {
    ask: 'Le dimanche on peut venir regarder les voitures quelque part ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: 'all' },
  },
  {
    ask: 'numéro de téléphone de Grevenmacher svp',
    answer: { code: 'dealership', about: 'phone', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'C’est où exactement à Belval ? je mets quoi dans le GPS',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'Où est-ce que je peux commander une Volvo neuve ?',
    answer: { code: 'brandDealers', brandIds: ['volvo'], locationIds: ['luxembourg', 'ettelbruck'] },
  },
  {
    ask: 'quelles marques on trouve chez vous à Marnach',
    answer: { code: 'dealership', about: 'brands', day: null, locationIds: ['marnach'] },
  },
  {
    ask: 'J’habite Vianden, quel garage est le plus près ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['ettelbruck'] },
  },
  {
    ask: 'Je travaille à Trèves, vous avez quelque chose pas loin de la frontière allemande ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'à partir de quelle heure je peux déposer ma camionnette à Mersch avant le chantier ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'L’atelier de la Cloche d’Or prend des voitures le samedi ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['luxembourg'] },
  },
  {
    ask: 'j’ai une aile enfoncée, lequel de vos sites fait la carrosserie ?',
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'ettelbruck'],
    },
  },
  {
    ask: 'Il y a quelqu’un qui parle portugais à l’atelier d’Esch ?',
    answer: { code: 'languages', languages: ['pt'], locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'Comment s’appelle votre chef des ventes à Luxembourg ?',
    answer: { code: 'employees', names: ['Marc Hilgert'] },
  },
  {
    ask: 'on peut vous ecrire sur whatsapp ?',
    answer: { code: 'dealership', about: 'whatsapp', day: null, locationIds: 'all' },
  },
  {
    ask: 'Louer une camionnette pour le week-end, c’est dans quelle concession ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['luxembourg', 'mersch'] },
  },
  {
    ask: 'Avez-vous un garage à Differdange ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'Est-ce que c’est ouvert entre Noël et Nouvel An dans le Nord, à Marnach ?',
    answer: {
      code: 'dealership',
      about: 'hours',
      day: null,
      period: { from: '2026-12-24', to: '2027-01-02' },
      locationIds: ['marnach'],
    },
  },
  {
    ask: 'vous fermez entre midi et deux a Grevenmacher ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Si j’achète une occasion chez vous et qu’elle tombe en panne au bout de 6 mois, je suis couvert ?',
    answer: { code: 'faq', question: 'Quelle garantie accompagne une occasion ?' },
  },
  {
    ask: 'vous rachetez les vieilles voitures même si c’est pas une marque à vous ?',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'Je peux changer d’avis une fois la voiture à la maison ?',
    answer: { code: 'faq', question: 'Comment fonctionne l’échange sous quatorze jours ?' },
  },
  {
    ask: 'L’immatriculation, c’est en plus du prix affiché ?',
    answer: { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  },
  {
    ask: 'J’habite Metz, la livraison chez moi est possible ?',
    answer: { code: 'faq', question: 'Livrez-vous à l’étranger ?' },
  },
  {
    ask: 'le controle technique au Luxembourg c’est a partir de quel age',
    answer: { code: 'faq', question: 'À quel âge une voiture passe-t-elle le contrôle technique ?' },
  },
  {
    ask: 'C’est quand qu’il faut mettre les Wanterpneuen ?',
    answer: { code: 'faq', question: 'Quand les pneus d’hiver sont-ils obligatoires ?' },
  },
  {
    ask: 'Vous pouvez stocker mes pneus d’été, et jusqu’à quand ?',
    answer: { code: 'faq', question: 'Combien de temps mes roues peuvent-elles rester au gardiennage ?' },
  },
  {
    ask: 'on touche encore une prime de l’état pour une électrique ?',
    answer: { code: 'faq', question: 'Ai-je droit à une prime pour une électrique ?' },
  },
  {
    ask: 'Je suis en appartement, vous posez aussi des wallbox ?',
    answer: { code: 'faq', question: 'Installez-vous des bornes à domicile ?' },
  },
  {
    ask: 'J’ai peur que la batterie d’une électrique d’occasion soit fatiguée, ça se vérifie comment ?',
    answer: { code: 'faq', question: 'Comment connaître l’état d’une batterie d’occasion ?' },
  },
  {
    ask: 'mon crédit auto, je peux le solder d’un coup avant la fin ?',
    answer: { code: 'faq', question: 'Puis-je rembourser par anticipation ?' },
  },
  {
    ask: 'Mon mécano peut jeter un oeil à la voiture avant que je signe ?',
    answer: { code: 'faq', question: 'Puis-je faire expertiser la voiture ailleurs ?' },
  },
  {
    ask: 'Pendant que ma voiture est au garage, je roule avec quoi ?',
    answer: { code: 'faq', question: 'Proposez-vous une voiture de remplacement ?' },
  },
  {
    ask: 'c koi un vehicule de direction',
    answer: { code: 'faq', question: 'Que signifie « véhicule de direction » ?' },
  },
  {
    ask: 'J’ai rempli un formulaire hier soir, comment savoir si vous l’avez reçu ?',
    answer: { code: 'faq', question: 'Comment savoir si ma demande est bien arrivée ?' },
  },
  {
    ask: 'L’assurance est dedans dans le leasing privé ?',
    answer: { code: 'leaseServices', label: /Assurance tous risques/, private: 'excluded' },
  },
  {
    ask: 'et si je dépasse les kilomètres du contrat de leasing je paie quoi ?',
    answer: { code: 'faq', question: 'Et si je roule davantage que prévu ?' },
  },
  {
    ask: 'Leasing d’une Renault 5, combien par mois et quelle caution ?',
    answer: { code: 'offers', ids: ['renault-5-e-tech-iconic-pro'] },
  },
  {
    ask: 'Je risque de partir à l’étranger dans deux ans, on peut rendre la voiture avant la fin du leasing ?',
    answer: { code: 'faq', question: 'Puis-je rendre la voiture plus tôt ?' },
  },
  { ask: 'pneus hiver et entretien compris dans le loyer ou pas', answer: { code: 'leaseServices', count: 4 } },
  {
    ask: 'Vos offres de leasing à moins de 350 euros par mois',
    answer: { code: 'offers', mostMonthly: 35000 },
  },
  {
    ask: 'Je voudrais essayer la MG4 samedi prochain à 10h à Luxembourg',
    answer: {
      code: 'testDrive',
      modelId: 'mg-mg4',
      locationId: 'luxembourg',
      missing: 'there',
      day: '2026-11-28',
      time: '10:00',
    },
  },
  {
    ask: 'rdv entretien pour ma Clio à Esch mardi matin possible ?',
    answer: { code: 'appointment', what: 'workshop', locationId: 'esch-sur-alzette', day: '2026-12-01' },
  },
  {
    ask: 'Vous pouvez venir à Strassen avec une EX30 jeudi vers 17h pour que je l’essaie chez moi ?',
    answer: {
      code: 'testDrive',
      modelId: 'volvo-ex30',
      locationId: 'luxembourg',
      day: '2026-11-26',
      time: '17:00',
      isAtHome: true,
    },
  },
  { ask: 'rappelez moi demain entre midi et 14h c’est pour une reprise', answer: { code: 'contact' } },
  {
    ask: 'Montage des pneus neige à Grevenmacher la semaine prochaine, le plus tôt possible',
    answer: { code: 'appointment', what: 'tyres', locationId: 'grevenmacher' },
  },
  {
    ask: 'J’avais demandé un essai pour vendredi mais je dois décaler, je fais comment ?',
    answer: { code: 'faq', question: 'Puis-je changer ou annuler un rendez-vous demandé ici ?' },
  },
  {
    ask: 'Renault 5 ou ë-C3 : laquelle va le plus loin avec une charge ?',
    answer: { code: 'comparison', modelIds: ['renault-renault-5', 'citroen-e-c3'] },
  },
  {
    ask: '3008 contre Grandland, j’hésite',
    answer: { code: 'comparison', modelIds: ['peugeot-3008', 'opel-grandland'] },
  },
  {
    ask: 'quel est le plus grand coffre entre une Octavia Combi et une Passat Variant',
    answer: {
      code: 'several',
      answers: [
        { code: 'models', modelIds: ['skoda-octavia-combi'], facts: ['bootVolume'] },
        { code: 'vehicles', where: 'q=volkswagen+passat' },
      ],
    },
  },
  { ask: 'sandero vs clio niveau prix', answer: { code: 'comparison', modelIds: ['dacia-sandero', 'renault-clio'] } },
  {
    ask: 'Pour remorquer, Kangoo ou Berlingo ?',
    answer: { code: 'comparison', modelIds: ['renault-kangoo', 'citroen-berlingo'] },
  },
]
