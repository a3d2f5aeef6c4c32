import { isThanks } from './search/intents'
import { readSentence } from './words/sentence'

const WISHES =
  '(?:bonne (?:fin de )?(?:journée|journee|soirée|soiree|semaine)|bon(?:ne)? (?:week[- ]?end|we|après[- ]midi)|à bientôt|a bientot|au revoir|bien à vous|bien cordialement|cordialement|(?:meilleures )?salutations|äddi|(?:mit )?freundlichen? grüßen?|best regards|kind regards|regards)'
/** What something is wanted for: "c’est pour mon assurance". */
const PURPOSE =
  "c(?:['’ ]?est)? pour (?:(?:mon|ma|l['’ ]|la|le|les|mes|un|une|notre) ?)?(?:assurance|assureur|banque|banquier|dossier(?: de (?:crédit|credit|financement))?|employeur|patron|comptable|fiduciaire|impôts|impots|cadeau|offrir)"
const THANKS =
  "(?:(?<!non,? |nee,? )(?:un grand |mille |villmools )?merci(?: beaucoup| bien| infiniment| bcp)?(?:,? (?:d['’ ]?avance|par avance|(?:pour|de) votre (?:réponse|reponse|aide|retour)))?|(?:many )?thanks(?: a lot| in advance)?|thank you(?: very much| in advance)?|(?:vielen )?dank(?:e)?(?: im voraus)?)"
/** One courtesy at the end, and the name after a greeting: "Cordialement, Paul Weber". */
const CLOSING = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:et|and) )?(?:${THANKS}|${PURPOSE}|${WISHES}(?:,\\s?\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*)?)?)$`,
  'iu',
)
const PAUSE = /[\s,.!;:–-]/
/** Courtesies that are removed from one message. */
const MOST = 4
/** Characters of the longest courtesy; only the end of a long message is searched. */
const LONGEST = 80

/** A text without spaces and punctuation at its end, but a question mark. */
const trimmed = (text: string): string => {
  let end = text.length
  while (end > 0 && PAUSE.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A message without its courtesies at the end, which are no part of the question; whole if it only thanks. */
export const withoutClosing = (asked: string): string => {
  const whole = trimmed(asked)
  let rest = whole
  for (let removed = 0; removed < MOST; removed += 1) {
    const start = Math.max(0, rest.length - LONGEST)
    const at = rest.slice(start).search(CLOSING)
    if (at < 0) break
    rest = trimmed(rest.slice(0, start + at))
  }
  if (rest === whole || !/\p{L}{3}/u.test(rest)) return asked
  return !rest.includes('?') && isThanks(readSentence(asked).text()) ? asked : rest
}
