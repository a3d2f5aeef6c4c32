import { brandDealers, dealership, equipment, fact, several, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions of ordinary customers about the vehicle at hand and the dealerships. */
export const REGULAR_ANSWERS: readonly AnswerQuestion[] = [
  unknown('vous vendez des motos aussi ?'),
  unknown('voiture sans permis pour mon fils de 16 ans, c possible chez vous ?'),
  fact('elle a combien de km exactement ?', 'mileage'),
  several(
    'Est-ce que le prix est négociable ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  equipment('Il y a le siège chauffant et la caméra 360 sur celle-ci ?', /^Sièges avant chauffants$/),
  fact('bonjour cette voiture est tjrs disponible ?', 'availability'),
  {
    ask: 'vous reprenez ma vieille Astra si je prends cette voiture ?',
    onVehicle: true,
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  unknown('Elle a déjà été accidentée ? combien de propriétaires avant moi ?', true),
  fact('Garantie de combien de temps dessus', 'warranty'),
  {
    ask: 'je peux la réserver jusqu’à samedi ?',
    onVehicle: true,
    answer: { code: 'faq', question: 'Puis-je réserver une voiture en ligne ?' },
  },
  fact('Elle se trouve dans quel garage, je peux venir la voir ?', 'location'),
  fact('ca fait combien par mois sans apport ?', 'instalment'),
  several(
    'Quelle est la consommation réelle et la date de première mise en circulation ?',
    { code: 'fact', fact: 'consumption' },
    { code: 'fact', fact: 'registration' },
  ),
  fact('peut elle tracter un van avec deux chevaux, environ 2 tonnes', 'towing'),
  {
    ask: 'Avez-vous la même mais en boîte automatique et un peu moins chère ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&boite=automatique&tri=prix-asc' },
  },
  several(
    'la batterie tient combien en km et ca charge en combien de temps ?',
    { code: 'fact', fact: 'range' },
    { code: 'unknown' },
  ),
  dealership('vous êtes ouvert le samedi aprem à Esch ?', 'hours', 'esch-sur-alzette'),
  dealership('Numéro de tel du garage de Mersch svp', 'phone', 'mersch'),
  dealership('Je suis à Diekirch, lequel de vos garages est le plus proche ?', 'address', 'ettelbruck'),
  dealership('Est-ce ouvert le 23 juin ? c’est la fête nationale', { about: 'hours', day: '2027-06-23' }),
  dealership('adresse exacte a grevenmacher pour mon gps', 'address', 'grevenmacher'),
  brandDealers('Dans quel garage je peux voir des Volvo ?', 'volvo', 'luxembourg', 'ettelbruck'),
  dealership(
    'Où se trouve votre carrosserie ? j’ai eu un petit choc sur l’aile',
    'services',
    'luxembourg',
    'esch-sur-alzette',
    'ettelbruck',
  ),
  dealership(
    'A quelle heure ferme l’atelier ce soir a luxembourg ?',
    { about: 'workshopHours', day: '2026-11-25' },
    'luxembourg',
  ),
  dealership('Wéini hutt dir e Sonndeg op?', { about: 'hours', day: '2026-11-29' }),
  dealership(
    'je viens de Thionville, vous avez quoi de pas trop loin de la frontière ?',
    'address',
    'esch-sur-alzette',
  ),
  dealership('C’est quoi l’adresse mail du service vente à Ettelbruck', 'email', 'ettelbruck'),
  dealership('vous avez combien de garages au luxembourg en tout ?', 'address'),
  dealership(
    'Est ce qu’il y a une borne de recharge chez vous à Marnach?',
    'services',
    'luxembourg',
    'esch-sur-alzette',
    'mersch',
    'ettelbruck',
    'grevenmacher',
  ),
]
