import { NATIONALITIES } from './nationalities'
import { isOtherMake } from './other-cars'
import { OPEN, OPEN_BEHIND, REFUSAL } from '../../words/refusal'
import type { Sentence } from '../../words/sentence'

const OTHER =
  '(?:(?:mon|ma|mes|notre|nos|le|la|son|sa) (?:\\w+ )?(?:mari|femme|epouse|epoux|conjointe?|compagne|compagnon|copine|copain|cherie?|fils|fille|fiston|frere|soeur|pere|mere|papa|maman|parents|enfants|ado|gendre|bru|amie?|pote|collegue|patron|chef|voisine?|beau pere|belle mere|belle soeur|beau frere)|madame|monsieur)'
const WISHES =
  '(?:(?:ne |n )?(?:veu(?:t|lent)|voudrai(?:t|ent)|voulai(?:t|ent)|prefer(?:e|ent|erait|ait)|aimerait|aime|adore|reve|revait|cherch(?:e|ait|ent)|insiste|souhaite|verrait|pousse|jure|parle|pense|penchait|penche))'
/** A former wish of the visitor: "je voulais une BMW mais finalement…". */
const FORMER =
  '(?:je (?:voulais(?! (?:savoir|demander|voir|connaitre|essayer|vous|juste))|cherchais|pensais|revais|regardais|visais)|j (?:hesitais|avais (?:pense|envie|regarde)))'
const OWN_WISH =
  '(?:(?:je|j|nous|on) (?:veu(?:x|t)(?! (?:pas|plus) )|voudrai[st]|voulons|prefer\\w+|cherch(?:e|ons)|aimerais|souhaite\\w*|penche\\w*|vois|reste)|(?:plutot )?(?:une?|des|quelque chose|un truc)|c est(?: plutot)?)'
const TURN = `mais (?:(?:moi|perso|personnellement|de mon cote) (?=${OWN_WISH} )|(?:finalement|au final|en fait|maintenant) (?=(?:je|j|on|nous|plutot|une?|c est|ce sera|la|le|va pour) )|(?=(?:je|j) (?:prefer\\w+|aimerais (?:mieux|plutot)|veux plutot|penche\\w*) ))`

/** "Mon mari veut une BMW mais moi je veux une Skoda": what stands before the turn is no wish. */
const BEFORE_TURN = new RegExp(`(?<= )(?:${OTHER} ${WISHES}|${FORMER})(?: \\w+){1,12}? ${TURN}`)
const MAY_TURN = / mais (?:moi|perso\w*|de mon cote|finalement|au final|en fait|maintenant|je|j) /

const BEGIN =
  '(?:(?:on|je|nous) (?:commen\\w+|va commencer|vais commencer|allons commencer|s occupe|regarde)(?: (?:d abord|donc|deja|plutot|peut etre))* (?:par|avec|de|d abord)|commencons (?:par|avec)|d abord|en premier|priorite (?:a|au))'
/** "Mon mari veut un SUV et moi une petite voiture, on commence par le SUV": the wishes before that wait. */
const BEFORE_BEGIN = new RegExp(
  `(?<= )(?:${OTHER} ${WISHES}|(?:je|j|nous|on|il) (?:(?:me|nous|en) )?(?:veu(?:x|t)|voudrai\\w*|voulons|cherch\\w+|aimerai\\w+|faut|faudrait|souhait\\w+|hesit\\w+))(?: \\w+){1,14}? (?:et|puis) (?:une?|le|la|moi|lui|elle|mon|ma|mes|l autre|pour|nous|puis)(?: \\w+){1,14}? (?=${BEGIN} (?:par )?(?:le|la|les|l|une?|celui|celle) |(?:le|la|l) \\w+ (?:\\w+ )?(?:d abord|en premier) )`,
)
const MAY_BEGIN = / (?:commen\w+|d abord|premier|priorite) /
const TWO_WISHES = / (?:et|puis) /
/** "D’abord le SUV, puis la citadine": the second waits. */
const SECOND =
  /(?<= (?:commen\w+|d abord|premier|priorite) (?:\w+ ){1,6})(?:et )?(?:puis|ensuite|apres) (?:le|la|les|l|une?) \w+(?= )/

const PEOPLE =
  '(?:enfants?|gosses?|gamine?s?|bambins?|mioches?|kanner|bebes?|nourrissons?|jumeaux|jumelles|ados?|fils|fille?s?|fiston|garcons?|maman|papa|mamie|papy|mere|pere|mari|femme|epouse|soeur|frere|neveu|niece|chiens?|chienne|chats?|labradors?|bergers?|(?:(?<! y )a|ai|ont|avons|avec|et|(?:mon|ma|notre|nos|mes)) (?:deja |aussi |encore )?(?:(?:un|une|le|la|les|des|mon|ma|mes|notre|nos) )?(?:deja )?(?:grande?s?|petite?s?|aine|ainee|aines|cadet|cadette|derniere?|dernier)|(?:enfants|filles|garcons|gosses) (?:une?|le|la) (?:grande?|petite?|aine|ainee))'
const YEARS = '\\d{1,2}(?: (?:ans?|mois))?'
/** "Un grand de 4 ans", "deux enfants de 4 et 7 ans": the age of people and animals. */
const AGE_OF_PEOPLE = new RegExp(
  `(?<= ${PEOPLE} )(?:(?:qui|a|ont|aura|auront|va|vont|avoir|bientot|deja|presque|maintenant|age|agee|ages|agees|de|d) ){0,4}${YEARS}(?:(?: (?:et|ou|a))? ${YEARS}){0,3}(?<= (?:ans?|mois)) (?!(?:max|maxi|maximum|au plus|ou moins) )`,
)
const NATIONALITY = `(?:${NATIONALITIES.map(([pattern]) => pattern).join('|')})`
/** "Chinoise ou pas, je m’en fiche"; of "japonaise ou coréenne, peu importe" either will do. */
const OPEN_MAKES = new RegExp(
  `(?<= )(?<! (?:ou|oder) (?:une? |la |le |les |des )?)${NATIONALITY}${OPEN_BEHIND}(?= )|(?<= )${OPEN}${NATIONALITY}(?= )`,
)
/** "Je m’en fiche": said of nothing that stands behind it. */
const ASIDES: readonly RegExp[] = [
  /(?<= )(?:(?:je|on) (?:m|s) en (?:fiche|fous|fout|moque|balance|tape|contrefiche)|ca m est (?:bien |completement |totalement )?egal)(?= (?!(?:d|de|du|des|si|que|qu|la|le|les) ))/,
]

/** "Pour transporter deux poneys" is no Transporter, and the German border no German car. */
const NO_NAMES: readonly RegExp[] = [
  /(?<= (?:pour|peut|puisse|peux|dois|doit|devons|pouvoir|pouvant|faut|permet de|besoin de) (?:(?:y|bien|souvent|aussi|facilement) )?)transporter (?=(?:\d|deux|trois|quatre|des?|du|les?|la|l|d|mes|mon|ma|nos|notre|une?|ses|sa|son|plusieurs|tout|beaucoup) )/,
  /(?<= frontieres? )(?:allemande|francaise|belge|luxembourgeoise)s? /,
]

const REFUSED_OTHER = new RegExp(`(?<= )${REFUSAL}(\\w+)(?= )`)
const NEXT_REFUSED = /(?<=[|] )(?:ni|ou|et) (?:(?:une?|les?|la|des?|d) )?(\w+)(?= )/
/** "Vous n’avez pas la Picanto ?" refuses nothing. */
const ASKS = / (?:avez|auriez|vendez|proposez|reste|y a) pas /

/** "En premier lieu une citadine et ensuite un utilitaire". */
const SECOND_WISH =
  /(?<= (?:d abord|en premier(?: lieu)?|premierement|pour commencer) (?:\w+ ){1,6})(?:et )?(?:puis|ensuite|apres|plus tard|en second(?: lieu)?|deuxiemement)(?: (?:puis|ensuite|apres|plus tard))? (?:le|la|les|l|une?) \w+(?= )/

/** Removes what a sentence says about other people: their wishes and their ages. */
export const skipAsides = (sentence: Sentence): void => {
  if (MAY_TURN.test(sentence.text())) sentence.take(BEFORE_TURN, () => undefined)
  if (MAY_BEGIN.test(sentence.text()) && TWO_WISHES.test(sentence.text())) {
    if (sentence.take(BEFORE_BEGIN, () => undefined)) sentence.take(SECOND, () => undefined)
  }
  sentence.take(SECOND_WISH, () => undefined)
  sentence.take(OPEN_MAKES, () => undefined)
  // A make that the group lacks cannot be left out of its stock.
  const isOther = ([, word = '']: RegExpMatchArray): boolean => isOtherMake(word)
  if (!ASKS.test(sentence.text()) && sentence.take(REFUSED_OTHER, isOther)) sentence.take(NEXT_REFUSED, isOther)
  sentence.mark(AGE_OF_PEOPLE, '')
  for (const other of NO_NAMES) sentence.mark(other, '')
}

/** Takes out that something is indifferent, after what it was said of. */
export const skipIndifference = (sentence: Sentence): void => {
  for (const aside of ASIDES) sentence.take(aside, () => undefined)
}
