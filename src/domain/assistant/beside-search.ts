/** Questions that a list of vehicles does not answer. */
const QUESTION =
  /^ (?:(?:et|mais|bonjour|salut|dites|alors) )*(?:(?:est ce que )?(?:vos|votre|l|la|le|les|une?(?= \w+ (?:.* )?(?:combien|comment|quand|pourquoi|ca|c est|peut|doit|faut) )) \w+|comment|pourquoi|quand|a combien|combien|puis je|peut on|peux|est ce que (?:je|on|c|vous (?:faites|prenez|acceptez))|faites vous|prenez vous|acceptez vous|faut il|dois je|que se passe|c est (?:quoi|combien)|vous (?:faites|prenez|acceptez|repar\w*|entreten\w*)|(?:quel|quelle|quels|quelles) (?:est|sont)|il faut) /
/** Words of a question that asks for vehicles all the same. */
const WISH =
  / (?:avez|auriez|reste\w*|cherch\w*|trouv\w*|montr\w*|voudrais|veux|aimerais|souhait\w*|besoin|stock|dispo\w*|vend(?:ez|re)|propos\w*|conseill\w*|acheter|budget|max\w*|moins de|plus de|entre) /
/** Matters of cars that no filter knows. */
const MATTER =
  /^(?:entretien\w*|revision\w*|revien\w*|repar\w*|atelier\w*|batter\w*|garanti\w*|assur\w*|tax\w*|prime\w*|recharg\w*|charg\w*|livr\w*|export\w*|pneu\w*|vidang\w*|control\w*|permis|immatricul\w*|rembours\w*|echang\w*|frais|rend\w*|dur\w*|obligatoire\w*|fonctionn\w*|prend|prenez|accept\w*|coute\w*|differ\w*)$/

/** Whether a sentence asks about cars in general: "à combien revient l’entretien d’une électrique ?". */
export const asksBeside = (text: string, unread: readonly string[]): boolean =>
  QUESTION.test(text) &&
  !WISH.test(text) &&
  unread.some((word) => MATTER.test(word) && !new RegExp(` (?:pour|fir|fur) (?:\\w+ )?${word} `).test(text))
