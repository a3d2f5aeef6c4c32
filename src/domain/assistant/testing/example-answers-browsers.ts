import type { AnswerQuestion } from './answer-question'

/** Questions of visitors who browse the site, in their own words. */
export const BROWSER_ANSWERS: readonly AnswerQuestion[] = [
  {
    ask: 'vous avez la même en rouge ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&couleur=rouge' },
  },
  {
    ask: 'et le même modèle en moins cher',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&tri=prix-asc' },
  },
  {
    ask: 'la même mais en automatique',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&boite=automatique' },
  },
  {
    ask: 'Avez-vous d’autres breaks diesel à moins de 25 000 € ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carrosserie=break&carburant=diesel&prix=-25000' },
  },
  {
    ask: 'trop cher pour moi, vous avez quoi à 15 000 € max ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'prix=-15000' },
  },
  {
    ask: 'le même avec moins de kilomètres svp',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&tri=km-asc' },
  },
  {
    ask: 'Ce modèle est-il aussi disponible à Esch ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&concession=esch-sur-alzette&disponibilite=disponible' },
  },
  {
    ask: 'ça existe en électrique ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&carburant=electrique' },
  },
  {
    ask: 'un autre SUV mais pas cette marque',
    onVehicle: true,
    answer: {
      code: 'vehicles',
      where:
        'marque=alfa-romeo,citroen,fiat,ford,hyundai,iveco,jeep,mg,nissan,opel,peugeot,renault,skoda,toyota,volkswagen,volvo&carrosserie=suv',
    },
  },
  { ask: 'montrez-moi plutôt des 7 places', onVehicle: true, answer: { code: 'vehicles', where: 'places=7' } },
  {
    ask: 'la même mais plus récente',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&tri=annee-desc' },
  },
  { ask: 'des voitures similaires ?', onVehicle: true, answer: { code: 'vehicles', where: 'modele=dacia-jogger' } },
  {
    ask: 'same car with a tow bar?',
    onVehicle: true,
    answer: {
      code: 'vehicles',
      where:
        'modele=dacia-jogger&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
    },
  },
  {
    ask: 'finalement je cherche plutot une renaut clio à moins de 18000',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=renault-clio&prix=-18000' },
  },
  {
    ask: 'trop puissante pour mon fils, il lui faudrait moins de 90 cv et une boîte manuelle',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'boite=manuelle&puissance=-90' },
  },
  { ask: 'quel est le prix ?', onVehicle: true, answer: { code: 'fact', fact: 'price' } },
  { ask: 'elle fait combien de chevaux ?', onVehicle: true, answer: { code: 'fact', fact: 'power' } },
  { ask: 'Combien de kilomètres au compteur ?', onVehicle: true, answer: { code: 'fact', fact: 'mileage' } },
  {
    ask: 'c’est une essence ou un diesel ? et boite auto ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'fuel' },
        { code: 'fact', fact: 'transmission' },
      ],
    },
  },
  { ask: 'caméra de recul ?', onVehicle: true, answer: { code: 'equipment', asked: /Caméra/, missing: /Caméra/ } },
  { ask: 'La garantie est de combien de temps ?', onVehicle: true, answer: { code: 'fact', fact: 'warranty' } },
  { ask: 'combien de places assises', onVehicle: true, answer: { code: 'fact', fact: 'seats' } },
  {
    ask: 'Quel est le volume du coffre ?',
    onVehicle: true,
    answer: { code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] },
  },
  { ask: 'elle est de quelle année ?', onVehicle: true, answer: { code: 'fact', fact: 'registration' } },
  { ask: 'ça consomme combien aux 100 ?', onVehicle: true, answer: { code: 'fact', fact: 'consumption' } },
  { ask: 'elle est visible où ?', onVehicle: true, answer: { code: 'fact', fact: 'location' } },
  { ask: 'je peux tirer une remorque de 1500 kg avec ?', onVehicle: true, answer: { code: 'fact', fact: 'towing' } },
  {
    ask: 'autonomie réelle et temps de charge sur une prise à la maison ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'range' },
        { code: 'faq', question: 'Installez-vous des bornes à domicile ?' },
      ],
    },
  },
  {
    ask: 'ça donne combien par mois en leasing privé ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'privateLease' },
  },
  { ask: 'La TVA est-elle récupérable sur ce véhicule ?', onVehicle: true, answer: { code: 'fact', fact: 'vat' } },
  { ask: 'elle est encore dispo ou déjà réservée ?', onVehicle: true, answer: { code: 'fact', fact: 'availability' } },
  { ask: 'elle a déjà eu un accident ?', onVehicle: true, answer: { code: 'unknown' } },
  {
    ask: 'Quelle norme euro et combien de CO2 ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'emissions' },
        { code: 'fact', fact: 'co2' },
      ],
    },
  },
  { ask: 'vous pouvez me faire un petit prix ?', onVehicle: true, answer: { code: 'fact', fact: 'price' } },
  { ask: 'l’intérieur est en cuir ?', onVehicle: true, answer: { code: 'fact', fact: 'interiorColour' } },
  {
    ask: 'Apple Carplay et siège chaufant ?',
    onVehicle: true,
    answer: {
      code: 'vehicles',
      where:
        'equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil,Sièges+avant+chauffants~Sièges+arrière+chauffants',
    },
  },
  {
    ask: 'horaires garage esch samedi',
    answer: { code: 'dealership', about: 'hours', day: '2026-11-28', locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'adresse de la concession de Mersch',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'numéro de téléphone ettelbruck',
    answer: { code: 'dealership', about: 'phone', day: null, locationIds: ['ettelbruck'] },
  },
  {
    ask: 'Êtes-vous ouverts le dimanche ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: 'all' },
  },
  {
    ask: 'à quelle heure ouvre l’atelier à Mersch le matin ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'Vendez-vous des Volvo neuves à Esch ?',
    answer: { code: 'brandDealers', brandIds: ['volvo'], locationIds: ['luxembourg', 'ettelbruck'] },
  },
  {
    ask: 'où faire réparer ma carrosserie',
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'ettelbruck'],
    },
  },
  {
    ask: 'je peux louer une camionnette quelque part chez vous ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['luxembourg', 'mersch'] },
  },
  {
    ask: 'c’est ouvert le 24 décembre ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-12-24', locationIds: 'all' },
  },
  {
    ask: 'Spricht man Deutsch in Grevenmacher?',
    answer: { code: 'languages', languages: ['de'], locationIds: ['grevenmacher'] },
  },
  {
    ask: 'garage le plus proche de Clervaux',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['marnach'] },
  },
  {
    ask: 'il y a des bornes de recharge à Marnach ?',
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'mersch', 'ettelbruck', 'grevenmacher'],
    },
  },
  {
    ask: 'whatsapp luxembourg',
    answer: { code: 'dealership', about: 'whatsapp', day: null, locationIds: ['luxembourg'] },
  },
  {
    ask: 'Qui parle portugais à Ettelbruck ?',
    answer: { code: 'languages', languages: ['pt'], locationIds: ['ettelbruck'] },
  },
  {
    ask: 'vous fermez à quelle heure ce soir à Luxemburg ville',
    answer: { code: 'dealership', about: 'hours', day: '2026-11-25', locationIds: ['luxembourg'] },
  },
  {
    ask: 'ouvert le 23 juin fête nationale ?',
    answer: { code: 'dealership', about: 'hours', day: '2027-06-23', locationIds: 'all' },
  },
  {
    ask: 'email concession grevenmacher',
    answer: { code: 'dealership', about: 'email', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'L’atelier d’Esch est-il ouvert début août 2027 ?',
    answer: {
      code: 'dealership',
      about: 'workshopHours',
      day: null,
      locationIds: ['esch-sur-alzette'],
      period: { from: '2027-08-01', to: '2027-08-31' },
    },
  },
  {
    ask: 'vous avez un garage à Dudelange ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['esch-sur-alzette'] },
  },
  { ask: 'qui est le chef d’atelier à marnach', answer: { code: 'employees', names: ['Steve Lutgen'] } },
  {
    ask: 'je peux rendre ou échanger la voiture si elle me plait pas ?',
    answer: { code: 'faq', question: 'Comment fonctionne l’échange sous quatorze jours ?' },
  },
  {
    ask: 'Combien de temps est valable votre offre de reprise ?',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'l’immatriculation est comprise dans le prix ?',
    answer: { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  },
  {
    ask: 'puis-je réserver une voiture en ligne',
    answer: { code: 'faq', question: 'Puis-je réserver une voiture en ligne ?' },
  },
  { ask: 'Livrez-vous en Allemagne, à Trèves ?', answer: { code: 'faq', question: 'Livrez-vous à l’étranger ?' } },
  {
    ask: 'pneus d’hiver obligatoires à partir de quelle date ?',
    answer: { code: 'faq', question: 'Quand les pneus d’hiver sont-ils obligatoires ?' },
  },
  {
    ask: 'contrôle technique première fois quand ?',
    answer: { code: 'faq', question: 'À quel âge une voiture passe-t-elle le contrôle technique ?' },
  },
  {
    ask: 'vous prêtez une voiture pendant la réparation ?',
    answer: { code: 'faq', question: 'Proposez-vous une voiture de remplacement ?' },
  },
  {
    ask: 'c’est combien la prime pour une électrique en ce moment ?',
    answer: { code: 'faq', question: 'Ai-je droit à une prime pour une électrique ?' },
  },
  {
    ask: 'Installez-vous une wallbox chez moi ?',
    answer: { code: 'faq', question: 'Installez-vous des bornes à domicile ?' },
  },
  {
    ask: 'comment savoir si la batterie d’une électrique d’occasion est encore bonne ?',
    answer: { code: 'faq', question: 'Comment connaître l’état d’une batterie d’occasion ?' },
  },
  {
    ask: 'je suis frontalier français, je peux faire un leasing chez vous ?',
    answer: { code: 'faq', question: 'Un frontalier peut-il louer chez vous ?' },
  },
  { ask: 'je peux payer en bitcoin ?', answer: { code: 'unknown' } },
  {
    ask: 'mes données sont gardées combien de temps',
    answer: { code: 'faq', question: 'Que deviennent mes données ?' },
  },
  { ask: 'Faut-il un apport pour un crédit ?', answer: { code: 'faq', question: 'Faut-il un apport ?' } },
  {
    ask: 'c’est quoi une voiture de direction',
    answer: { code: 'faq', question: 'Que signifie « véhicule de direction » ?' },
  },
  { ask: 'dacia spring leasing privé combien par mois', answer: { code: 'offers', ids: ['dacia-spring-expression'] } },
  {
    ask: 'Quelle est votre offre de leasing privé la moins chère ?',
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
    ask: 'l’assurance est comprise dans le leasing privé ?',
    answer: { code: 'faq', question: 'L’assurance est-elle comprise ?' },
  },
  { ask: 'leasing pro renault trafic électrique', answer: { code: 'offers', ids: ['renault-trafic-advance-pro'] } },
  {
    ask: 'combien de km par an dans l’offre de leasing du 3008 ?',
    answer: { code: 'offers', ids: ['peugeot-3008-gt', 'peugeot-3008-gt-exclusive-pro'] },
  },
  {
    ask: 'leasing privé à moins de 300 € par mois, vous avez quoi ?',
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
    ask: 'je voudrais un rdv pour une révision à Luxembourg samedi matin',
    answer: { code: 'appointment', what: 'workshop', locationId: 'luxembourg', day: '2026-11-28' },
  },
  { ask: 'changer mes pneus à mersch', answer: { code: 'appointment', what: 'tyres', locationId: 'mersch' } },
  { ask: 'Comment essayer la Renault 5 ?', answer: { code: 'testDrive', modelId: 'renault-renault-5' } },
  { ask: 'essai à domicile possible ?', answer: { code: 'testDrive', modelId: 'none', isAtHome: true } },
  {
    ask: 'il faut que je déplace mon rendez-vous de jeudi',
    answer: { code: 'faq', question: 'Puis-je changer ou annuler un rendez-vous demandé ici ?' },
  },
  {
    ask: 'vidange samedi à ettelbruck c’est possible ?',
    answer: { code: 'appointment', what: 'workshop', locationId: 'ettelbruck', day: '2026-11-28' },
  },
  {
    ask: '3008 ou C5 Aircross, lequel a le plus grand coffre ?',
    answer: { code: 'models', modelIds: ['peugeot-3008', 'citroen-c5-aircross'], facts: ['bootVolume'] },
  },
  { ask: 'clio vs 208', answer: { code: 'comparison', modelIds: ['renault-clio', 'peugeot-208'] } },
  {
    ask: 'Quelle différence d’autonomie entre la MG4 et la Renault Mégane électrique ?',
    answer: { code: 'comparison', modelIds: ['mg-mg4', 'renault-megane'] },
  },
  {
    ask: 'comparer dacia jogger et peugeot 5008',
    answer: { code: 'comparison', modelIds: ['dacia-jogger', 'peugeot-5008'] },
  },
  {
    ask: 'le xc90 est plus long que le xc60 de combien ?',
    answer: { code: 'models', modelIds: ['volvo-xc90', 'volvo-xc60'], facts: ['length'] },
  },
  {
    ask: 'golf diesel ou 308 diesel, laquelle consomme le moins',
    answer: { code: 'comparison', modelIds: ['volkswagen-golf', 'peugeot-308'] },
  },
  {
    ask: 'Où puis-je faire réparer ma carrosserie ?',
    onVehicle: true,
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'ettelbruck'],
    },
  },
  {
    ask: 'Où puis-je faire réparer ma carrosserie près de Clervaux ?',
    onVehicle: true,
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'ettelbruck'],
    },
  },
  {
    ask: 'Quel atelier de carrosserie est près de Clervaux ?',
    onVehicle: true,
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'ettelbruck'],
    },
  },
  {
    ask: 'Où acheter des pneus près de Mersch ?',
    onVehicle: true,
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['mersch'] },
  },
  { ask: 'leasing privé de cette voiture ?', onVehicle: true, answer: { code: 'fact', fact: 'privateLease' } },
  { ask: 'quelle est la mensualité en leasing privé', onVehicle: true, answer: { code: 'fact', fact: 'privateLease' } },
  { ask: 'Quelle est la consommation de la Clio ?', answer: { code: 'vehicles', where: 'modele=renault-clio' } },
  {
    ask: 'Puis-je échanger la voiture ?',
    answer: { code: 'faq', question: 'Comment fonctionne l’échange sous quatorze jours ?' },
  },
  {
    ask: 'Je veux échanger ma voiture achetée la semaine dernière',
    answer: { code: 'faq', question: 'Comment fonctionne l’échange sous quatorze jours ?' },
  },
  { ask: 'Qui est le responsable des ventes à Marnach ?', answer: { code: 'employees', names: ['Laurence Noël'] } },
  {
    ask: 'Quelle est la concession Volvo la plus proche de Wiltz ?',
    answer: { code: 'brandDealers', brandIds: ['volvo'], locationIds: ['ettelbruck', 'luxembourg'] },
  },
  {
    ask: 'Proposez-vous du leasing professionnel pour une Volvo ?',
    answer: {
      code: 'offers',
      ids: [
        'volvo-ex30-ultra-pro',
        'volvo-ex40-ultra-pro',
        'volvo-ex60-ultra-pro',
        'volvo-xc60-ultra-pro',
        'volvo-ex90-ultra-pro',
        'volvo-xc90-ultra-pro',
      ],
    },
  },
  {
    ask: 'Combien coûte le leasing d’une Renault Clio ?',
    answer: { code: 'vehicles', where: 'modele=renault-clio&mensualite=0-&mensualite-pour=leasing-prive' },
  },
  {
    ask: 'essai samedi à Luxembourg',
    onVehicle: true,
    answer: { code: 'testDrive', modelId: 'page', locationId: 'luxembourg', missing: 'vehicle', day: '2026-11-28' },
  },
]
