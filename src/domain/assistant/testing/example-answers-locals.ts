import { brandDealers, dealership, employees, equipment, fact, FESTIVE, several, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions of people of the country about the vehicle at hand and the dealerships. */
export const LOCAL_ANSWERS: readonly AnswerQuestion[] = [
  unknown('Salut vous avez des motos aussi ?'),
  unknown('voiture sans permis svp'),
  unknown('un truc qui consomme rien, 5 litres max au cent'),
  fact('elle a combien de bornes au compteur ?', 'mileage'),
  several(
    'c’est votre dernier prix ou on peut discuter un peu',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  several(
    'y a t il un crochet d’attelage et combien elle peut tirer',
    { code: 'equipment', asked: /^Attelage/ },
    { code: 'fact', fact: 'towing' },
  ),
  several(
    'Bonjour, je suis intéressé, est-elle toujours là ? Je peux venir samedi depuis Thionville',
    { code: 'fact', fact: 'availability' },
    { code: 'dealership', about: 'hours', day: '2026-11-28', locationIds: 'all' },
  ),
  unknown('elle a deja eu un accident?', true),
  fact('la garantie court jusqu’à quand sur celle ci', 'warranty'),
  {
    ask: 'vous pouvez me la mettre de coté jusqu’a vendredi le temps que la banque réponde',
    onVehicle: true,
    answer: { code: 'faq', question: 'Puis-je réserver une voiture en ligne ?' },
  },
  {
    ask: 'jai une 208 de 2016 a donner en reprise contre celle la, comment on fait',
    onVehicle: true,
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  fact('c’est une boite auto ou pas j’vois pas sur la photo', 'transmission'),
  several(
    'Elle se trouve dans quel garage exactement et je peux l’essayer demain ?',
    { code: 'fact', fact: 'location' },
    { code: 'testDrive', modelId: 'page', day: '2026-11-26' },
  ),
  fact('avec 4000 d’apport ça me reviendrait à combien par mois', 'instalment'),
  equipment('les sièges bébé isofix y en a combien derriere?', /Isofix/),
  equipment('carplay sans fil ou faut le cable ?', /CarPlay/, /CarPlay/),
  several(
    'Premiere mise en circulation et nombre de chevaux svp, c’est pour mon assurance',
    { code: 'fact', fact: 'registration' },
    { code: 'fact', fact: 'power' },
  ),
  unknown('est-ce qu’on a les deux jeux de pneus avec', true),
  {
    ask: 'jolie mais la couleur bof, vous l’avez en bleu?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&couleur=bleu' },
  },
  fact('combien elle bouffe sur autoroute', 'consumption'),
  {
    ask: 'Vous en auriez une pareille mais moins chère ou avec moins de km ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&tri=prix-asc' },
  },
  dealership('vs etes ouvert jusqua quelle heure le samedi a ettelbruck', 'hours', 'ettelbruck'),
  dealership('je suis à Echternach, c’est quoi le garage le plus proche de chez moi?', 'address', 'grevenmacher'),
  dealership('Le 23 juin c’est ouvert ou fermé chez vous ? fête nationale quoi', { about: 'hours', day: '2027-06-23' }),
  dealership('num de tel de mersch svp', 'phone', 'mersch'),
  dealership('je dois deposer les clés avant 7h30 a esch, y a quelqu’un si tôt?', 'workshopHours', 'esch-sur-alzette'),
  dealership('quelle adresse je mets dans waze pour grevenmacher', 'address', 'grevenmacher'),
  brandDealers('Lequel de vos garages s’occupe des volvo ?', 'volvo', 'luxembourg', 'ettelbruck'),
  dealership(
    'vous faites carrosserie aussi ? on m’est rentré dedans au parking de la Belle Etoile',
    'services',
    'luxembourg',
    'esch-sur-alzette',
    'ettelbruck',
  ),
  dealership('dimanche apres midi on peut venir voir les voitures meme si c’est fermé', {
    about: 'hours',
    day: '2026-11-29',
  }),
  dealership('J’ai appelé trois fois à Marnach et personne décroche, y a une adresse mail ?', 'email', 'marnach'),
  dealership('vous avez combien de concessions en tout et ou ca', 'address'),
  dealership(
    'y a une borne de recharge sur place a luxembourg-ville pendant que j’attends ?',
    'services',
    'luxembourg',
  ),
  employees('Qui est le chef de l’atelier à Esch? je voudrais lui parler en personne', 'Paulo Nogueira'),
  dealership('c ouvert là maintenant ?', { about: 'hours', day: '2026-11-25', isNow: true }),
  dealership('Wann macht ihr in Grevenmacher mittags zu?', 'hours', 'grevenmacher'),
  dealership('entre noel et nouvel an vous travaillez normalement ?', FESTIVE),
]
