import type { Sentence } from './sentence'

const VERY = '(?:(?:trop|vraiment|franchement|tellement|forcement|carrement|plus|du tout|specialement) )*'
const NO = '(?:pas|plus|jamais|guere)'
const MINE =
  '(?:mon|notre|ma|son|sa|leur) (?:truc|genre|style|kif|delire|dada|gout|choix|fort|monde|type|univers|preference|tasse(?: de the)?)'
const SUBJECT = '(?:(?:ce|c|ca|cela|elles?|ils?) )?'
const WE = '(?:je|j|on|nous)'
const SOMEBODY = `(?:(?:(?:mon|ma|mes|le|la) \\w+|elle|il|${WE}) )`
const OF = '(?:d|de|du(?! tout)|des)'

/** Refusals that follow what they refuse: "les SUV, ce n’est pas mon truc", "du diesel, on n’en veut plus". */
const BEHIND: readonly string[] = [
  `${SUBJECT}(?:ne |n )?(?:est|sont|etait) ${VERY}${NO} ${VERY}(?:${MINE}|(?:a|dans) (?:mon|notre|mes|nos) gouts?|(?:fait\\w* )?pour (?:moi|nous)(?! (?:mais |c est )*pour )|envisageable|une option)`,
  `${SUBJECT}(?:ne |n )?(?:me|m|nous|lui) (?:dit|disent|plait|plaisent|parle|parlent|convien\\w+|tente\\w*|inspire\\w*|interesse\\w*|attire\\w*|branche\\w*|correspond\\w*|va|vont|seduit|seduisent) ${VERY}(?:pas|rien|guere)(?: (?:du tout|trop|vraiment|qui vaille|des masses|plus que ca))*`,
  `${SUBJECT}(?:ne |n )?(?:me|m|nous) (?:fait|font) ${VERY}(?:pas|plus) (?:envie|rever)`,
  `${SUBJECT}(?:me|m|nous|lui) (?:deprime\\w*|gonfle\\w*|saoule\\w*|soule\\w*|deplai\\w*|degoute\\w*|rebute\\w*|horripile\\w*|enerve\\w*|ennui\\w*|effraie\\w*|repousse\\w*|angoisse\\w*|fait peur|font peur)`,
  `${WE} (?:ne |n )?(?:y|leur|lui) (?:crois|croit|croyons|fais|fait|faisons|adhere\\w*|tiens|tient) ${NO}(?: (?:confiance|trop|du tout|vraiment))*`,
  `${SOMEBODY}?(?:n )?en (?:veux|veut|voulons|voudrais|veulent) ${NO}(?: (?:du tout|jamais))?(?! (?:${OF}|cher) )`,
  `(?:${WE} )?(?:en )?(?:ai|a|avons) (?:deja |assez )?(?:donne|soupe)(?! ${OF} )`,
  `(?:on|je|j|nous) (?:oublie|oublions|evite|evitons|laisse tomber)(?! (?:${OF}|le|la|les|l) )`,
  '(?:c est )?(?:(?:oubliez|laissez tomber)(?! (?:les?|la|l|du|de|d|des) )|a (?:oublier|bannir|fuir)|bof(?: bof)?|beurk|niet|non merci|quelle horreur|passe mon tour)',
  `(?:c est )?(?:fini|termine|plus jamais|jamais de la vie)(?: (?:pour (?:moi|nous)|avec ca))?(?! (?:${OF}|le|la|les|l|ma|mon|une?) )`,
]

/** Refusals that precede what they refuse: "rien d’électrique", "allergique au diesel", "inutile de me montrer des SUV". */
const BEFORE: readonly string[] = [
  '(?:(?:ne |n )?(?:veux|veut|voulons|cherche|cherchons|prends|prend) )?rien (?=(?:d|de|du|chez|en) (?!(?:autre|plus|moins|mieux|special|particulier|precis|cher|trop|tel) ))',
  '(?:je |on )?(?:suis |est |sommes )?(?:totalement |completement )?(?:allergiques?|oppose\\w*|refractaires?|contre) (?:a |au |aux |les |le |la |l )+',
  `(?:c est )?(?:inutile|pas la peine|pas besoin|evitez|arretez|pas question) (?:de |d )?(?:me |m |nous )?(?:montrer|proposer|parler|presenter|envoyer|sortir)(?=(?: surtout)? (?:${OF}|une?|les?|la|l) )`,
  '(?:je |j |on |nous )?(?:n )?(?:ai|a|avons) (?:pas|plus|jamais|aucune) (?:(?:trop|vraiment|du tout|tellement) )?(?:confiance|foi) (?:en|dans|a|au|aux)(?= )',
  '(?:on oublie|oubliez|oublions|laissez tomber|laisse tomber) (?=(?:les?|la|l) )',
  '(?:je |on )?(?:(?:ne |n )?(?:suis|est|sommes) )pas (?:tres|trop|tellement|vraiment)(?= )',
  `ne (?:me |m |nous )(?:montrez|proposez|parlez|presentez|envoyez|sortez)(?: surtout)? (?:pas|plus)(?= (?:${OF}|une?|les?|la|l) )`,
  `(?:ne )?(?:veux|veut|veulent|voulons) (?:pas|plus|surtout pas) (?:en )?entendre parler(?= ${OF} )`,
  `${SOMEBODY}?(?:n )?en (?:veux|veut|voulons|voudrais|veulent) (?:pas|plus)(?= ${OF} )`,
  '(?:(?:j ai |on a |nous avons )?(?:eu |que )*(?:des |de |trop de )?(?:soucis|problemes|pannes|ennuis|galeres|mauvaises? experiences?) (?:avec|chez)|decue?s? (?:par|de|d|des))(?= (?!(?:ma|mon|notre|mes) ))',
]
const ANY_BEHIND = `(?<= )(?:${BEHIND.join('|')})(?= )`
const ANY_BEFORE = `(?<= )(?:${BEFORE.join('|')})(?= ?)`

/** A sentence without any of these words has no such refusal. */
const MAY_REFUSE =
  /(?: pas| plus| rien| jamais| guere| deprime| gonfle| s(?:a)?oule| deplai| degoute| rebute| horripile| enerve| ennui| effraie| repousse| angoisse| peur| donne| soupe| oubli| evit| laisse| a (?:bannir|fuir)| bof| beurk| niet| merci| horreur| tour| fini| termine| allergique| oppose| refractaire| contre | confiance| foi | inutile| arretez| soucis| problemes| ennuis| galeres| experience| decu)/

/** Writes refusals in the two ways that are read of every option, make and feature: "pas de …" and "… c’est exclu". */
export const writeRefusals = (sentence: Sentence): void => {
  if (!MAY_REFUSE.test(sentence.text())) return
  sentence.mark(ANY_BEHIND, 'c est exclu')
  sentence.mark(ANY_BEFORE, 'pas ')
  sentence.mark(/ {2,}/, ' ')
}
