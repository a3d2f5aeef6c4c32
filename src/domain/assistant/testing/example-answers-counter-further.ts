import type { AnswerQuestion } from './answer-question'

/** Questions of other people at the counter. */
export const COUNTER_FURTHER_ANSWERS: readonly AnswerQuestion[] = [
  { ask: 'Elle est encore dispo cette voiture ?', onVehicle: true, answer: { code: 'fact', fact: 'availability' } },
  {
    ask: 'Combien de kilomètres a-t-elle au compteur exactement ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'mileage' },
  },
  {
    ask: 'Est-ce que celle-ci a Apple CarPlay ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Apple CarPlay/, missing: /Apple CarPlay/ },
  },
  {
    ask: 'Bonjour, où est-ce que je peux aller la voir ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'location' },
  },
  {
    ask: 'Quel poids je peux mettre derrière, remorque freinée ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'towing' },
  },
  {
    ask: 'Elle date de quand, première mise en circulation ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'registration' },
  },
  {
    ask: 'C’est quoi la mensualité si je la prends en leasing privé ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'privateLease' },
  },
  {
    ask: 'Le prix est négociable ? Vous pouvez faire un geste si je paie comptant ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'price' },
        { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
      ],
    },
  },
  { ask: 'Elle a combien de propriétaires avant moi ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'Est-ce qu’elle a déjà été accidentée ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'il reste combien de garantie dessus', onVehicle: true, answer: { code: 'fact', fact: 'warranty' } },
  {
    ask: 'Quelle est la consommation réelle en ville ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'consumption' },
  },
  {
    ask: 'Le coffre fait combien de litres, il est grand ?',
    onVehicle: true,
    answer: { code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] },
  },
  {
    ask: 'Elle rentre dans mon garage ? il fait 4,50 m de long',
    onVehicle: true,
    answer: { code: 'models', modelIds: ['dacia-jogger'], facts: ['length'] },
  },
  {
    ask: 'C’est une boîte manuelle ou automatique, et combien de rapports ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'transmission' },
  },
  {
    ask: 'Peut-on récupérer la TVA dessus en tant qu’indépendant ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'vat' },
  },
  {
    ask: 'Est-ce qu’il y a des pneus hiver fournis avec ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Pneus d’hiver sur jantes/, missing: /Pneus d’hiver sur jantes/ },
  },
  {
    ask: 'Et l’intérieur, cuir ou tissu ? quelle couleur ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'interiorColour' },
  },
  {
    ask: 'Elle est à quelle norme, je dois aller dans une zone à faibles émissions en Allemagne',
    onVehicle: true,
    answer: { code: 'fact', fact: 'emissions' },
  },
  {
    ask: 'Vous auriez la même mais en blanc et moins chère ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&couleur=blanc&tri=prix-asc' },
  },
  {
    ask: 'Combien coûte la taxe annuelle et l’assurance pour ce modèle ?',
    onVehicle: true,
    answer: { code: 'unknown' },
  },
  {
    ask: 'Vous êtes ouverts le samedi après-midi à Esch ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'numéro de téléphone garage Mersch',
    answer: { code: 'dealership', about: 'phone', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'À quelle heure ouvre l’atelier de Mersch le matin ? je commence tôt',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'C’est où exactement votre concession dans le Nord, près de Clervaux ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['marnach'] },
  },
  {
    ask: 'J’habite Remich, quelle est votre concession la plus proche ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Est-ce qu’on peut acheter une Volvo neuve à Esch ?',
    answer: { code: 'brandDealers', brandIds: ['volvo'], locationIds: ['luxembourg', 'ettelbruck'] },
  },
  {
    ask: 'Faites-vous de la carrosserie à Grevenmacher ? J’ai une portière rayée.',
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'ettelbruck'],
    },
  },
  {
    ask: 'Êtes-vous fermés entre Noël et Nouvel An à Marnach ?',
    answer: {
      code: 'dealership',
      about: 'hours',
      day: null,
      period: { from: '2026-12-24', to: '2027-01-02' },
      locationIds: ['marnach'],
    },
  },
  {
    ask: 'Comment s’appelle le chef d’atelier d’Ettelbruck ?',
    answer: { code: 'employees', names: ['Alain Schiltz'] },
  },
  {
    ask: 'Je voudrais parler à un vendeur qui parle portugais, c’est possible ?',
    answer: { code: 'languages', languages: ['pt'], locationIds: [] },
  },
  {
    ask: 'Je peux vous écrire sur WhatsApp à la concession de Luxembourg ?',
    answer: { code: 'dealership', about: 'whatsapp', day: null, locationIds: ['luxembourg'] },
  },
  {
    ask: 'quelles marques vendez-vous',
    answer: { code: 'dealership', about: 'brands', day: null, locationIds: 'all' },
  },
  {
    ask: 'Dans quelle concession y a-t-il des utilitaires à voir ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['luxembourg', 'mersch'] },
  },
  {
    ask: 'Le dimanche on peut venir regarder les voitures, même si c’est fermé ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: 'all' },
  },
  {
    ask: 'Avez-vous des bornes de recharge chez vous à Marnach ?',
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'mersch', 'ettelbruck', 'grevenmacher'],
    },
  },
  {
    ask: 'Qui s’occupe des flottes pour les entreprises ? Il me faut un nom et un mail.',
    answer: { code: 'employees', names: ['Catherine Wampach'] },
  },
  {
    ask: 'Il me faudrait l’adresse e-mail de la concession d’Ettelbruck pour envoyer un document.',
    answer: { code: 'dealership', about: 'email', day: null, locationIds: ['ettelbruck'] },
  },
  {
    ask: 'L’atelier de la capitale, il ferme à quelle heure en semaine ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['luxembourg'] },
  },
  {
    ask: 'On peut louer une camionnette pour un déménagement chez vous, et où ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['luxembourg', 'mersch'] },
  },
  {
    ask: 'Vous fermez à midi à Grevenmacher ou je peux passer à 12h30 ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Si je mets ma Golf de 2015 en reprise, comment ça se passe et l’offre tient combien de temps ?',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'Et si la voiture d’occasion ne me plaît finalement pas, je peux la ramener ?',
    answer: { code: 'faq', question: 'Comment fonctionne l’échange sous quatorze jours ?' },
  },
  {
    ask: 'Est-ce qu’il y a des frais cachés en plus du prix sur le site, genre immatriculation ou préparation ?',
    answer: { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  },
  {
    ask: 'J’habite Thionville, je peux quand même prendre un leasing chez vous ?',
    answer: { code: 'faq', question: 'Un frontalier peut-il louer chez vous ?' },
  },
  {
    ask: 'c’est quoi une voiture de direction au juste',
    answer: { code: 'faq', question: 'Que signifie « véhicule de direction » ?' },
  },
  {
    ask: 'Ma voiture aura 4 ans en mars, je dois déjà passer au contrôle à Sandweiler ?',
    answer: { code: 'faq', question: 'À quel âge une voiture passe-t-elle le contrôle technique ?' },
  },
  {
    ask: 'À partir de quelle date faut-il rouler avec les pneus neige ici ?',
    answer: { code: 'faq', question: 'Quand les pneus d’hiver sont-ils obligatoires ?' },
  },
  {
    ask: 'Pouvez-vous me mettre une wallbox dans mon garage ?',
    answer: { code: 'faq', question: 'Installez-vous des bornes à domicile ?' },
  },
  {
    ask: 'J’ai reçu un PV pour excès de vitesse avec ma voiture en leasing, c’est pour qui ?',
    answer: { code: 'faq', question: 'Qui paie les amendes ?' },
  },
  {
    ask: 'La batterie d’une électrique d’occasion, comment je sais si elle est encore bonne ?',
    answer: { code: 'faq', question: 'Comment connaître l’état d’une batterie d’occasion ?' },
  },
  {
    ask: 'Pendant que ma voiture est au garage, vous me prêtez quelque chose ?',
    answer: { code: 'faq', question: 'Proposez-vous une voiture de remplacement ?' },
  },
  {
    ask: 'En hiver mon beau-frère perd la moitié de son autonomie avec son électrique, c’est normal ?',
    answer: { code: 'faq', question: 'L’autonomie baisse-t-elle en hiver ?' },
  },
  {
    ask: 'Je suis encore sous garantie constructeur, si je fais l’entretien chez vous je la garde ?',
    answer: { code: 'faq', question: 'Puis-je faire entretenir ma voiture chez vous sans perdre la garantie ?' },
  },
  {
    ask: 'Ma femme voudrait aussi prendre le volant pendant l’essai, ça pose problème ?',
    answer: { code: 'faq', question: 'Mon conjoint peut-il conduire aussi ?' },
  },
  {
    ask: 'Peut-on tout faire à distance, sans passer chez vous, livraison comprise ?',
    answer: { code: 'faq', question: 'Puis-je acheter sans me déplacer ?' },
  },
  {
    ask: 'Il y a encore des subsides de l’État pour l’électrique cette année ?',
    answer: { code: 'faq', question: 'Ai-je droit à une prime pour une électrique ?' },
  },
  {
    ask: 'Si je fais 25 000 km au lieu de 15 000 avec le leasing, il se passe quoi ?',
    answer: { code: 'faq', question: 'Et si je roule davantage que prévu ?' },
  },
  {
    ask: 'L’assurance casco est comprise dans vos offres de leasing privé ?',
    answer: { code: 'leaseServices', label: /Assurance tous risques/, private: 'excluded' },
  },
  {
    ask: 'Combien par mois la Dacia Spring en leasing privé, et quel acompte ?',
    answer: { code: 'offers', ids: ['dacia-spring-expression'] },
  },
  {
    ask: 'Je pars à l’étranger dans deux ans, peut-on casser le contrat de leasing avant la fin ?',
    answer: { code: 'faq', question: 'Puis-je rendre la voiture plus tôt ?' },
  },
  {
    ask: 'À la fin des 48 mois, je peux racheter la voiture ou je dois la rendre ?',
    answer: { code: 'faq', question: 'Que se passe-t-il à la fin ?' },
  },
  {
    ask: 'Les pneus hiver et les entretiens, c’est dans le loyer ou je paie à part ?',
    answer: { code: 'leaseServices', count: 4 },
  },
  {
    ask: 'Je voudrais essayer la Peugeot 408 samedi prochain vers 10h à Luxembourg, c’est possible ?',
    answer: { code: 'testDrive', modelId: 'peugeot-408', locationId: 'luxembourg', day: '2026-11-28', time: '10:00' },
  },
  {
    ask: 'Rendez-vous pour changer les pneus mardi matin à Grevenmacher, j’ai une Golf',
    answer: { code: 'appointment', what: 'tyres', locationId: 'grevenmacher', day: '2026-12-01' },
  },
  {
    ask: 'Mon voyant moteur s’est allumé, il me faudrait un rendez-vous au garage d’Esch cette semaine, plutôt tôt le matin.',
    answer: { code: 'appointment', what: 'workshop', locationId: 'esch-sur-alzette' },
  },
  {
    ask: 'Est-ce que quelqu’un peut venir chez moi à Bertrange avec une Renault Scenic pour que je l’essaie jeudi en fin d’après-midi ?',
    answer: {
      code: 'testDrive',
      modelId: 'renault-scenic',
      locationId: 'luxembourg',
      day: '2026-11-26',
      time: '17:00',
      isAtHome: true,
    },
  },
  {
    ask: 'Je dois décommander mon essai de demain, j’ai un empêchement.',
    answer: { code: 'faq', question: 'Puis-je changer ou annuler un rendez-vous demandé ici ?' },
  },
  {
    ask: 'Pouvez-vous me rappeler demain entre 12 et 13 h au sujet d’une reprise ? Mon numéro est le 621 555 012.',
    answer: { code: 'contact' },
  },
  {
    ask: 'Entre la Peugeot 2008 et la Renault Captur, laquelle a le plus grand coffre ?',
    answer: { code: 'models', modelIds: ['peugeot-2008', 'renault-captur'], facts: ['bootVolume'] },
  },
  {
    ask: 'ë-C3 ou Renault 5, laquelle va le plus loin ?',
    answer: { code: 'comparison', modelIds: ['citroen-e-c3', 'renault-renault-5'] },
  },
  {
    ask: 'J’hésite entre un Volvo XC60 et un Peugeot 5008, vous pouvez me mettre les deux côte à côte ?',
    answer: { code: 'comparison', modelIds: ['volvo-xc60', 'peugeot-5008'] },
  },
  {
    ask: 'Pour ma société, le Trafic ou le Vivaro, lequel peut charger le plus lourd ?',
    answer: { code: 'comparison', modelIds: ['renault-trafic', 'opel-vivaro'] },
  },
  {
    ask: 'Duster contre Bigster, c’est quoi la différence de prix et de longueur ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'models', modelIds: ['dacia-duster', 'dacia-bigster'], facts: ['length'] },
        { code: 'comparison', modelIds: ['dacia-duster', 'dacia-bigster'] },
      ],
    },
  },
  {
    ask: 'Laquelle consomme le moins, la Clio hybride ou la Yaris hybride ?',
    answer: { code: 'comparison', modelIds: ['renault-clio', 'toyota-yaris'] },
  },
]
