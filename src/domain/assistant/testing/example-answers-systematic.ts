import type { AnswerQuestion } from './answer-question'

/** Short questions of each kind. */
export const SYSTEMATIC_ANSWERS: readonly AnswerQuestion[] = [
  {
    ask: 'Vous avez la même en automatique ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&boite=automatique' },
  },
  {
    ask: 'Montrez-moi plutôt des SUV diesel',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carrosserie=suv&carburant=diesel' },
  },
  {
    ask: 'trop chère, quelque chose à moins de 15 000 euros',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'prix=-15000' },
  },
  {
    ask: 'est-ce que vous avez d’autres couleurs pour ce modèle ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger' },
  },
  {
    ask: 'je préfère une Renault Captur finalement',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=renault-captur' },
  },
  {
    ask: 'y a-t-il la même avec moins de kilomètres ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&tri=km-asc' },
  },
  {
    ask: 'Je cherche aussi une deuxième voiture, petite et électrique',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carrosserie=compacte&carburant=electrique' },
  },
  {
    ask: 'et un 7 places hybride, vous en avez ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carburant=hybride&places=7' },
  },
  {
    ask: 'D’autres Peugeot 2008 à Luxembourg ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=peugeot-2008&concession=luxembourg' },
  },
  {
    ask: 'avez-vous un break du même prix ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carrosserie=break' },
  },
  { ask: 'Elle a combien de kilomètres ?', onVehicle: true, answer: { code: 'fact', fact: 'mileage' } },
  { ask: 'C’est quelle année ?', onVehicle: true, answer: { code: 'fact', fact: 'registration' } },
  { ask: 'Quel est le prix ?', onVehicle: true, answer: { code: 'fact', fact: 'price' } },
  { ask: 'Elle consomme combien aux 100 ?', onVehicle: true, answer: { code: 'fact', fact: 'consumption' } },
  {
    ask: 'Est-ce qu’elle a une caméra de recul ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Caméra/, missing: /Caméra/ },
  },
  { ask: 'Il y a CarPlay dedans ?', onVehicle: true, answer: { code: 'equipment', asked: /Apple/, missing: /Apple/ } },
  { ask: 'Où peut-on la voir ?', onVehicle: true, answer: { code: 'fact', fact: 'location' } },
  { ask: 'elle est toujours disponible ?', onVehicle: true, answer: { code: 'fact', fact: 'availability' } },
  { ask: 'Combien de chevaux ?', onVehicle: true, answer: { code: 'fact', fact: 'power' } },
  { ask: 'combien de temps la garantie ?', onVehicle: true, answer: { code: 'fact', fact: 'warranty' } },
  { ask: 'Je peux tracter combien avec ?', onVehicle: true, answer: { code: 'fact', fact: 'towing' } },
  { ask: 'C’est une boîte manuelle ou automatique', onVehicle: true, answer: { code: 'fact', fact: 'transmission' } },
  { ask: 'Quelle est l’autonomie réelle de la batterie ?', onVehicle: true, answer: { code: 'fact', fact: 'range' } },
  { ask: 'La TVA est récupérable ?', onVehicle: true, answer: { code: 'fact', fact: 'vat' } },
  { ask: 'Combien par mois pour cette voiture ?', onVehicle: true, answer: { code: 'fact', fact: 'instalment' } },
  { ask: 'Combien de propriétaires avant moi ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'La voiture a-t-elle déjà eu un accident ?', onVehicle: true, answer: { code: 'unknown' } },
  { ask: 'Elle rejette combien de CO2 ?', onVehicle: true, answer: { code: 'fact', fact: 'co2' } },
  {
    ask: 'quelle couleur à l’intérieur, c’est du cuir ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'interiorColour' },
  },
  {
    ask: 'Elle fait combien de places et de portes ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'seats' },
        { code: 'fact', fact: 'doors' },
      ],
    },
  },
  { ask: 'quand est-ce que la courroie de distribution a été changée ?', onVehicle: true, answer: { code: 'unknown' } },
  {
    ask: 'Vous êtes ouverts le samedi à Mersch ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'horaires concession Esch',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'C’est quoi l’adresse du garage à Ettelbruck ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['ettelbruck'] },
  },
  {
    ask: 'numéro de téléphone Grevenmacher svp',
    answer: { code: 'dealership', about: 'phone', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'À quelle heure ouvre l’atelier de Luxembourg le matin ?',
    answer: { code: 'dealership', about: 'workshopHours', day: null, locationIds: ['luxembourg'] },
  },
  {
    ask: 'Êtes-vous ouvert le dimanche ?',
    answer: { code: 'dealership', about: 'hours', day: null, locationIds: 'all' },
  },
  {
    ask: 'Quelles marques vendez-vous à Marnach ?',
    answer: { code: 'dealership', about: 'brands', day: null, locationIds: ['marnach'] },
  },
  {
    ask: 'Où est-ce que je peux acheter une Volvo neuve ?',
    answer: { code: 'brandDealers', brandIds: ['volvo'], locationIds: ['luxembourg', 'ettelbruck'] },
  },
  {
    ask: 'Quelle concession est la plus proche de Clervaux ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['marnach'] },
  },
  {
    ask: 'j’habite à Remich, vous avez un garage pas loin ?',
    answer: { code: 'dealership', about: 'address', day: null, locationIds: ['grevenmacher'] },
  },
  { ask: 'Qui est le chef d’atelier à Esch ?', answer: { code: 'employees', names: ['Paulo Nogueira'] } },
  { ask: 'quelqu’un parle portugais chez vous ?', answer: { code: 'languages', languages: ['pt'], locationIds: [] } },
  {
    ask: 'Vous faites la carrosserie où ?',
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'ettelbruck'],
    },
  },
  {
    ask: 'adresse mail de la concession de Marnach',
    answer: { code: 'dealership', about: 'email', day: null, locationIds: ['marnach'] },
  },
  {
    ask: 'Est-ce que je peux vous écrire sur WhatsApp à Luxembourg ?',
    answer: { code: 'dealership', about: 'whatsapp', day: null, locationIds: ['luxembourg'] },
  },
  {
    ask: 'Il y a des bornes de recharge à Mersch ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['mersch'] },
  },
  {
    ask: 'vous êtes ouverts le 24 décembre ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-12-24', locationIds: 'all' },
  },
  { ask: 'Je voudrais parler au directeur de Grevenmacher', answer: { code: 'employees', names: ['Sabine Kohnen'] } },
  {
    ask: 'Est-ce qu’on peut louer une camionnette chez vous et où ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['luxembourg', 'mersch'] },
  },
  {
    ask: 'jusqu’à quelle heure je peux venir ce soir au showroom de Luxembourg ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-11-25', locationIds: ['luxembourg'] },
  },
  {
    ask: 'Il y a des frais en plus du prix marqué sur l’annonce ?',
    answer: { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  },
  {
    ask: 'Puis-je bloquer une voiture depuis le site ?',
    answer: { code: 'faq', question: 'Puis-je réserver une voiture en ligne ?' },
  },
  {
    ask: 'Si la voiture ne me plaît pas, je peux la changer ?',
    answer: { code: 'faq', question: 'Comment fonctionne l’échange sous quatorze jours ?' },
  },
  {
    ask: 'vous rachetez les vieilles voitures ?',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'J’habite en Belgique, vous pouvez amener la voiture chez moi ?',
    answer: { code: 'faq', question: 'Livrez-vous à l’étranger ?' },
  },
  {
    ask: 'Je peux tout faire à distance pour acheter ?',
    answer: { code: 'faq', question: 'Puis-je acheter sans me déplacer ?' },
  },
  {
    ask: 'c’est quoi une voiture de direction',
    answer: { code: 'faq', question: 'Que signifie « véhicule de direction » ?' },
  },
  {
    ask: 'Les occasions sont garanties combien de temps ?',
    answer: { code: 'faq', question: 'Quelle garantie accompagne une occasion ?' },
  },
  {
    ask: 'vous gardez les pneus jusqu’à quand ?',
    answer: { code: 'faq', question: 'Combien de temps mes roues peuvent-elles rester au gardiennage ?' },
  },
  {
    ask: 'à partir de quelle date faut-il mettre les pneus neige ?',
    answer: { code: 'faq', question: 'Quand les pneus d’hiver sont-ils obligatoires ?' },
  },
  {
    ask: 'Quand dois-je passer au contrôle technique avec une voiture neuve ?',
    answer: { code: 'faq', question: 'À quel âge une voiture passe-t-elle le contrôle technique ?' },
  },
  {
    ask: 'Vous prêtez une voiture pendant que la mienne est au garage ?',
    answer: { code: 'faq', question: 'Proposez-vous une voiture de remplacement ?' },
  },
  {
    ask: 'Est-ce que l’État donne une aide pour acheter une électrique ?',
    answer: { code: 'faq', question: 'Ai-je droit à une prime pour une électrique ?' },
  },
  {
    ask: 'pouvez-vous poser une wallbox dans mon garage ?',
    answer: { code: 'faq', question: 'Installez-vous des bornes à domicile ?' },
  },
  {
    ask: 'Comment être sûr que la batterie d’une électrique d’occasion est encore bonne ?',
    answer: { code: 'faq', question: 'Comment connaître l’état d’une batterie d’occasion ?' },
  },
  {
    ask: 'Vous faites quoi de mes données personnelles ?',
    answer: { code: 'faq', question: 'Que deviennent mes données ?' },
  },
  { ask: 'Qu’est-ce qui est compris dans le leasing privé ?', answer: { code: 'leaseServices', count: 6 } },
  {
    ask: 'L’assurance est dans le loyer ou pas ?',
    answer: { code: 'faq', question: 'L’assurance est-elle comprise ?' },
  },
  {
    ask: 'Je dépasse les kilomètres du contrat, ça se passe comment ?',
    answer: { code: 'faq', question: 'Et si je roule davantage que prévu ?' },
  },
  {
    ask: 'on peut arrêter un leasing avant la fin ?',
    answer: { code: 'faq', question: 'Puis-je rendre la voiture plus tôt ?' },
  },
  {
    ask: 'À la fin du leasing je peux garder la voiture ?',
    answer: { code: 'faq', question: 'Que se passe-t-il à la fin ?' },
  },
  {
    ask: 'Je travaille au Luxembourg mais j’habite en France, j’ai droit au leasing ?',
    answer: { code: 'faq', question: 'Un frontalier peut-il louer chez vous ?' },
  },
  {
    ask: 'Je voudrais essayer une Renault Austral samedi matin à Luxembourg',
    answer: {
      code: 'testDrive',
      modelId: 'renault-austral',
      locationId: 'luxembourg',
      day: '2026-11-28',
      time: '10:00',
    },
  },
  {
    ask: 'rdv pour une vidange à Mersch mardi prochain',
    answer: { code: 'appointment', what: 'workshop', locationId: 'mersch', day: '2026-12-01' },
  },
  {
    ask: 'Est-ce possible de prendre rendez-vous pour changer mes pneus à Esch vendredi après 16h ?',
    answer: { code: 'appointment', what: 'tyres', locationId: 'esch-sur-alzette', day: '2026-11-27' },
  },
  {
    ask: 'J’aimerais un essai de la Peugeot e-208, mon numéro est le 621 555 123',
    answer: { code: 'testDrive', modelId: 'peugeot-208' },
  },
  { ask: 'Pouvez-vous me rappeler demain vers 10 heures ? Mme Weber', answer: { code: 'contact' } },
  {
    ask: 'Je veux venir faire estimer ma Golf de 2018, 95 000 km, à Ettelbruck jeudi',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'Peugeot 2008 ou Renault Captur, laquelle consomme le moins ?',
    answer: { code: 'comparison', modelIds: ['peugeot-2008', 'renault-captur'] },
  },
  {
    ask: 'Quelle différence entre la Dacia Duster et la Bigster ?',
    answer: { code: 'comparison', modelIds: ['dacia-duster', 'dacia-bigster'] },
  },
  { ask: 'comparer Volvo EX30 et MG4', answer: { code: 'comparison', modelIds: ['volvo-ex30', 'mg-mg4'] } },
  {
    ask: 'Laquelle a le plus grand coffre, la 308 SW ou l’Astra Sports Tourer ?',
    answer: { code: 'models', modelIds: ['peugeot-308-sw', 'opel-astra-sports-tourer'], facts: ['bootVolume'] },
  },
  {
    ask: 'C3 ou Corsa, laquelle est moins chère ?',
    answer: { code: 'comparison', modelIds: ['citroen-c3', 'opel-corsa'] },
  },
  {
    ask: 'renault 5 vs fiat 500 autonomie',
    answer: { code: 'comparison', modelIds: ['renault-renault-5', 'fiat-500'] },
  },
]
