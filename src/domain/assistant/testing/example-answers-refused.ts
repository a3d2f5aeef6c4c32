import { equipment, fact, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions beside what a record says: an answer from the nearest field would be wrong. */
export const REFUSED_ANSWERS: readonly AnswerQuestion[] = [
  unknown('combien coûte l’entretien par an ?', true),
  unknown('quel était son prix neuf ?', true),
  unknown('combien de km avec un plein ?', true),
  unknown('à combien de km est la prochaine révision ?', true),
  unknown('quelle est la puissance fiscale ?', true),
  unknown('puissance de charge ?', true),
  unknown('la batterie est garantie combien d’années ?', true),
  unknown('garantie de la peinture ?', true),
  unknown('combien coûte l’extension de garantie ?', true),
  unknown('quelle est la consommation d’huile ?', true),
  unknown('la boîte à gants est-elle éclairée ?', true),
  unknown('numéro de châssis ?', true),
  unknown('quel est le numéro d’immatriculation ?', true),
  unknown('numéro de stock ?', true),
  unknown('quel est le numéro de dossier ?'),
  unknown('combien d’heures dure une vidange ?'),
  unknown('combien de temps dure l’essai ?'),
  fact('quel est son prix ?', 'price'),
  fact('combien de kilomètres au compteur ?', 'mileage'),
  equipment('a-t-elle la climatisation automatique ?', /climatisation automatique/i),
]
