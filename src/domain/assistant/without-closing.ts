import { isThanks } from './intents'
import { readSentence } from './sentence'

const WISHES =
  '(?:bonne (?:fin de )?(?:journée|journee|soirée|soiree|semaine)|bon(?:ne)? (?:week[- ]?end|we|après[- ]midi)|à bientôt|a bientot|au revoir|bien à vous|bien cordialement|cordialement|(?:meilleures )?salutations|äddi|(?:mit )?freundlichen? grüßen?|best regards|kind regards|regards)'
const THANKS =
  "(?:(?<!non,? |nee,? )(?:un grand |mille |villmools )?merci(?: beaucoup| bien| infiniment| bcp)?(?:,? (?:d['’ ]?avance|par avance|(?:pour|de) votre (?:réponse|reponse|aide|retour)))?|(?:many )?thanks(?: a lot| in advance)?|thank you(?: very much| in advance)?|(?:vielen )?dank(?:e)?(?: im voraus)?)"
/** What a message ends with out of courtesy, and the name after a greeting: "Merci d’avance. Cordialement, Paul Weber". */
const CLOSING = new RegExp(
  `(?:[\\s,.!;:–-]|(?<=\\?))+(?:(?:et |and )?(?:${THANKS}|${WISHES}(?:,?\\s+\\p{Lu}[\\p{L}-]+){0,2})(?![\\p{L}])[\\s,.!]*)+$`,
  'iu',
)

/** A message without its courtesies at the end, which are no part of the question; whole if it only thanks. */
export const withoutClosing = (asked: string): string => {
  const rest = asked.replace(CLOSING, '')
  if (rest === asked || !/\p{L}{3}/u.test(rest)) return asked
  return !rest.includes('?') && isThanks(readSentence(asked).text()) ? asked : rest
}
