import type { Asker } from '../knowledge/asker'
import { factWithEntry } from './beside-vehicle-faq'
import { equipmentAsked } from './equipment-asked'
import type { Knowledge } from '../knowledge/knowledge'
import type { Reply } from '../reply/reply'
import { isAboutTheVehicle } from './vehicle-questions'
import { visitOfVehicle } from './visit-of-vehicle'

const ARRIVES =
  '(?:arrive\\w*|arrivera|recevez|recevrez|attendez|attendue?|livree? (?:chez vous|au garage)|rentre|kennt|kommt|ukennt)'
const WHEN = '(?:quand|quel jour|quelle date|dans combien de temps|bientot|wei?ni|wann)'
/** "Elle arrive quand chez vous ?", "quand l’aurez-vous ?" */
const ARRIVAL = new RegExp(
  ` (?:${ARRIVES}(?: \\w+){0,3} ${WHEN}|${WHEN}(?: \\w+){0,5} ${ARRIVES}|date d arrivee|${WHEN}(?: \\w+){0,3} sera(?: t (?:elle|il))? (?:la|ici|chez vous|en concession)|sera (?:la|ici|chez vous|en concession) ${WHEN}|(?:quand|vous)(?: est ce que vous)? l (?:aurez|avez)(?: vous)? (?:quand|chez vous|en concession)|quand l aurez vous|(?:est elle|elle est|est il|il est) (?:deja )?arrivee?) `,
)
/** "Avec un permis B ?", "quel permis faut-il ?" */
const PERMIT =
  / (?:permis (?:b|be|b96|b 96|c|c1|ce|voiture|auto|normal|remorque|special|poids lourds?)|(?:quel(?:le sorte de)?|avec (?:mon|un|le)|un|quelle categorie de) permis|fuhrerschein|fuerschain) /
/** Who drives and what is brought along is answered elsewhere. */
const OF_DRIVER = / (?:essai|essayer|conjointe?|femme|mari|fils|fille|enfants?|jeune|perdu|apporter|montrer|presenter) /

/** Whether a thing comes with the vehicle: "les pneus hiver sont compris dans le prix ?" */
const INCLUDED =
  /^(?!.* (?:leasing|lease|loyer|mensualite|garanti\w*|entretien|assurance|montage|pose|gardiennage|reprise|livraison) ).* (?:compri\w*|inclu\w*|fournie?s?|(?:vendue?|livree?) avec|dans le prix) /

/**
 * A field of the vehicle whose page is open that answers a part of the question, with contact for the rest, which no record
 * says: the day on which it arrives, or the driving licence that it takes. Null where neither is asked.
 */
export const besideVehicle = (text: string, asker: Asker, knowledge: Knowledge): Reply | null => {
  if (!asker.vehicle || !isAboutTheVehicle(text)) return null
  const visit = visitOfVehicle(text, asker, knowledge)
  if (visit) return visit
  if (ARRIVAL.test(text))
    return { code: 'several', replies: [{ code: 'fact', fact: 'availability' }, { code: 'unknown' }] }
  if (PERMIT.test(text) && !OF_DRIVER.test(text))
    return { code: 'several', replies: [{ code: 'fact', fact: 'maxWeight' }, { code: 'contact' }] }
  const included = INCLUDED.test(text) ? equipmentAsked(text, knowledge.features, asker.vehicle.equipment) : null
  return included ?? factWithEntry(text, knowledge.facts)
}
