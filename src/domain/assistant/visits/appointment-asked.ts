import type { Appointment } from '../reply/reply'
import { wantsTestDrive } from '../search/intents'

const TYRES =
  '(?:pneus?|pneuen|roues|jantes|reifen|reder|rieder|(?:summer|wanter|sommer|winter)(?:pneu\\w*|reifen|rader|reder|rieder))'
const MEETING = '(?:rendez vous|rdv|termin|rendezvous)'
const ANY_MEETING = new RegExp(` ${MEETING} `)
const TYRE_VERBS =
  '(?:changer?|monter|montage|changement|remplacer|permuter|poser|mettre|remettre|passer|gardiennage|stocker|wiesselen|wechseln|montieren|opzeien)'
const TYRE_WORK = new RegExp(
  ` (?:(?:${TYRE_VERBS}|${MEETING})(?: \\w+)* ${TYRES}|${TYRES}(?: \\w+)? (?:changer|monter|wiesselen|wechseln|montieren)) `,
)
/** "Mettez-moi jeudi matin pour les pneus neige". */
const PUT_DOWN = new RegExp(` (?:mettez|notez|inscrivez|prenez|casez) moi(?: \\w+)* ${TYRES} `)
/** Work at the workshop, which is asked for with a day or a free time. */
const WORK =
  / (?:vidange|revision|reviser|entretien|reparation|plaquettes|disques de frein|freins|courroie|diagnostic|geometrie|parallelisme|amortisseurs|bougies|pare brise|embrayage|controler? (?:la|les|ma|mes|mon) \w+|olwiessel|olwechsel|inspektioun|inspektion|serviceen?) /
const FREE_TIME =
  / (?:creneau\w*|plage horaire|disponibilites?|de la place|une place|possible|pouvez vous (?:me )?prendre|vous (?:pouvez |pourriez )?me prendre|me prenez (?:vous )?quand|quand (?:est ce que )?(?:vous )?me prenez|deposer|amener|apporter) /
/** Terms of a contract, hours and prices. */
const NOT_ASKED_FOR =
  / (?:compris\w*|inclus\w*|gratuit\w*|combien|coute|prix|tarif|leasing|garantie|horaires?|ouvert\w*|ouvrez|ferme\w*|duree?|temps|obligatoire|occasion|a jour|suivi|effectue\w*|carnet|sans rdv|sans rendez vous|remplacement|pretez) /
/** "Mon pare-brise est fissuré", with nothing asked. */
const STATED = /^ (?:(?:bonjour|salut) )*(?:j ai |mon |ma |mes |le )(?:\w+ ){2,7}$/
/** What is wrong with a car, which a workshop looks at. */
const SYMPTOM =
  / (?:voyants?|temoins?|bruits?|grince\w*|vibr\w*|fuites?|fuit|perd de l (?:huile|eau)|surchauff\w*|claque\w*|broute|patine|clignote\w*|siffle\w*|fissuree?|warnleuchte|luucht) /
/** Terms and advice, which are no wish for an appointment. */
const NOT_TO_MEND =
  / (?:combien|coute|prix|tarif|leasing|grave|normal|que (?:dois|faire|signifie)|signifie|veut dire|garantie|assurance|occasion|ouvert\w*|horaires?|voisine?) /
const OWN_CAR = / (?:ma|mon|mes|notre|moteur|j ai|meng|mein\w*|mengem) /
const ADVICE = / (?:quand|comment|pourquoi|ou|qui|ailleurs|perdre|savoir|dois je|quel(?:le)?s?) /
/** "Je voudrais faire changer mes freins". */
const WISHED =
  / (?:je (?:voudrais|veux|dois|souhaite\w*|aimerais)|j aimerais|il (?:me )?faut|faudrait|besoin|prevoir|ech (?:wellt|muss|brauch)|ich (?:mochte|muss|brauche)) /
/** "Un entretien pour ma Volvo", "l’entretien de ma Dacia". */
const FOR_OWN =
  /(?<! (?:contrat|prix|cout|frais|carnet|historique|plan|forfait) (?:de |d |du )?)(?: (?:une?|l|la|le|faire) | ^)(?:grand |petit |gros )?(?:vidange|revision|entretien|reparation|diagnostic|inspection|controle|service)(?: \w+){0,3} (?:pour|de|sur|vun|fir) (?:ma|mon|notre|meng|mein|meine) /
/** Questions about the work, not for it. */
const OF_OTHERS =
  / (?:quand|comment|pourquoi|quel(?:le)?s?|faut|dois|doit|peux|puis je|faites|fait|ou|qui|sans|apres|ailleurs|ici|chez vous|perdre) /
const CAN = '(?:pouvez|pourriez|pourrez|peut on|possible|peuvent|faudrait|voudrais|aimerais)'
const LOOK_AT =
  '(?:checker|verifier|controler|inspecter|regarder|reviser|jeter un (?:oeil|coup d oeil)|faire (?:un )?(?:check|le tour|un controle))'
/** "Contrôle technique le mois prochain, vous pouvez vérifier la voiture avant ?" */
const LOOKED_AT = new RegExp(
  `^(?!.* (?:achat|acheter|achete|essai|essayer|signer|occasion|annonce|combien|prix|coute|garantie|location|leasing) )(?=.* (?:controle technique|vacances|long trajet|grand depart|${MEETING}) ).* ${CAN}(?: \\w+){0,3} ${LOOK_AT}(?: \\w+){0,2} (?:la|ma|mon|notre|le) (?:voiture|auto|vehicule|bagnole|caisse) `,
)
/** Whether a car is to be looked at before an inspection or a journey, which no entry of the FAQ answers. */
export const isLookedAt = (text: string): boolean => LOOKED_AT.test(text)
/** Changes to an existing appointment. */
const EARLIER = new RegExp(
  ` (?:annuler|decaler|deplacer|reporter|modifier|changer|ofsoen|verleeen|absagen|verschieben)(?: \\w+){0,2} ${MEETING} `,
)
/** "À partir de quand dois-je mettre mes pneus d’hiver ?" asks for a rule. */
const FROM_WHEN =
  / (?:a partir de quand|jusqu a quand|a quelle date|(?:en |a partir de )?quel mois)(?: \w+){0,3} (?:dois|doit|faut|met|mettre|enleve\w*) /

/**
 * What a sentence asks an appointment for: the workshop, or tyres.
 *
 * @param hasDay whether a day is named
 */
export const appointmentAsked = (text: string, hasDay: boolean): Appointment | null => {
  if (EARLIER.test(text) || FROM_WHEN.test(text)) return null
  if (isLookedAt(text)) return 'workshop'
  if (TYRE_WORK.test(text) || (hasDay && PUT_DOWN.test(text))) return 'tyres'
  // "Rendez-vous pour un essai" is no appointment at the workshop.
  if (wantsTestDrive(text) && !OWN_CAR.test(text)) return null
  if (
    ANY_MEETING.test(text) ||
    / (?:faire|planifier|reserver|prendre|besoin d une?)(?: \w+)* (?:entretien|revision|reviser|vidange|vidanger|reparation|reparer|controler|atelier) /.test(
      text,
    )
  )
    return 'workshop'
  if (SYMPTOM.test(text) && OWN_CAR.test(text) && !NOT_TO_MEND.test(text))
    return hasDay ||
      WISHED.test(text) ||
      (STATED.test(text) && !ADVICE.test(text)) ||
      FREE_TIME.test(text) ||
      / (?:atelier|garage|regarder|verifier|jeter un oeil|diagnosti\w*|passer) /.test(text)
      ? 'workshop'
      : null
  return WORK.test(text) &&
    (hasDay ||
      FREE_TIME.test(text) ||
      (FOR_OWN.test(text) && !OF_OTHERS.test(text)) ||
      (WISHED.test(text) && OWN_CAR.test(text) && !ADVICE.test(text))) &&
    !NOT_ASKED_FOR.test(text)
    ? 'workshop'
    : null
}

/** Whether a sentence asks if something is needed rather than for it. */
export const isDoubt = (text: string): boolean =>
  / (?:faut il|dois je|doit on|muss ech|muss ich|brauch ech|brauche ich|faut (?:forcement|absolument|toujours|obligatoirement|(?:que je )?(?:prendre|prenne|avoir) (?:un )?(?:rdv|rendez vous)|(?<! (?:me|nous|lui|leur) faut )un (?:rdv|rendez vous))|(?:(?<!(?<! (?:que|si|quand) )j (?:ai|aurais) )besoin d un|sans|avec ou sans) (?:rdv|rendez vous)|(?:rdv|rendez vous) (?:est il |est )?(?:obligatoire|necessaire)|on doit|est il obligatoire|est il possible|puis je) /.test(
    text,
  )
