import { brandDealers, dealership, fact, faq, several, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

const BODY_SHOPS = ['luxembourg', 'esch-sur-alzette', 'ettelbruck']
const WARRANTY = 'Quelle garantie accompagne une occasion ?'
const CHANGE = 'Puis-je changer ou annuler un rendez-vous demandé ici ?'

/** Questions like those of ordinary customers that were answered wrongly. */
export const REGULAR_RESTATED_ANSWERS: readonly AnswerQuestion[] = [
  fact('je fais de l’équitation, elle peut tirer mes chevaux ?', 'towing'),
  fact('un van pour un cheval, ça passe avec celle-ci ?', 'towing'),
  fact('on a un van pour chevaux de 1800 kg, elle le tire ?', 'towing'),
  fact('elle a combien de chevaux ?', 'power'),
  several(
    'combien de chevaux sous le capot et combien elle peut remorquer',
    { code: 'fact', fact: 'power' },
    { code: 'fact', fact: 'towing' },
  ),
  fact('combien par mois avec 0 d’apport', 'instalment'),
  fact('et sans apport ça fait combien ?', 'instalment'),
  fact('la batterie va jusqu’à combien de km', 'range'),
  fact('la mensualité si je ne mets pas d’apport ?', 'instalment'),
  { ask: 'faut-il un apport ?', onVehicle: true, answer: { code: 'faq', question: 'Faut-il un apport ?' } },
  { ask: 'ma voiture est en panne sur l’autoroute, que faire', answer: { code: 'contact' } },
  dealership('C’est où votre atelier de carrosserie ?', 'services', ...BODY_SHOPS),
  dealership('votre carrosserie est où exactement', 'services', ...BODY_SHOPS),
  dealership('j’ai accroché un poteau, où est l’atelier carrosserie ?', 'services', ...BODY_SHOPS),
  dealership('l’adresse de la carrosserie svp', 'services', ...BODY_SHOPS),
  dealership('un service carrosserie près de Diekirch ?', 'services', 'ettelbruck'),
  dealership('où est l’atelier carrosserie d’Esch ?', 'services', 'esch-sur-alzette'),
  faq('Puis-je assister à la réparation à la carrosserie ?', 'Puis-je assister à la réparation ?'),
  dealership('j’habite à Arlon, vous avez un garage près de la frontière ?', 'address', 'mersch'),
  dealership('depuis Trèves vous avez quelque chose pas loin de la frontière', 'address', 'grevenmacher'),
  dealership('j’arrive de Metz, quel est le garage le moins loin de la frontière', 'address', 'esch-sur-alzette'),
  dealership('combien de concessions avez-vous dans le pays', 'address'),
  dealership('combien de sites en tout ?', 'address'),
  brandDealers('combien de garages Volvo au Luxembourg ?', 'volvo', 'luxembourg', 'ettelbruck'),
  faq('comment fonctionne la garantie de vos voitures d’occasion ?', WARRANTY),
  faq('la garantie des occasions, on peut la prolonger ?', WARRANTY),
  faq('que comprend la garantie d’une occasion', WARRANTY),
  faq('est-ce que je peux prendre une extension de garantie sur une occasion', WARRANTY),
  faq('Kann ich meine Probefahrt auf Freitag verschieben?', CHANGE),
  faq('I need to reschedule my appointment', CHANGE),
  faq('ich muss meinen Termin absagen', CHANGE),
  faq('could you move my test drive to Saturday?', CHANGE),
  faq('Ech muss meng Prouffaart ofsoen', CHANGE),
  faq('j’aimerais déplacer mon essai de la 208 à lundi', CHANGE),
  unknown('mes parents cherchent une petite automatique et moi un utilitaire, d’abord celle de mes parents'),
]
