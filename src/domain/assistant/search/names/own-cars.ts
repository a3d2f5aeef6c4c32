import { onceFor } from '../../../collections/once'
import { PHRASES } from '../options/lexicon'
import { OTHER_NAMES } from './other-cars'
import { readSentence } from '../../words/sentence'
import { namesFor } from '../../site/stock-names'
import type { StockName } from '../../site/stock-names'
import { partsOf } from '../../words/word-parts'

const OF_OWN =
  '(?:vieille|vieux|vieil|ancien(?:ne)?s?|actuel(?:le)?s?|petite?|bonne|chere|propre|premiere|voitures?|autos?|vehicule|aal|alen|aalt|alten?|alte|est|c|une?)'
const POSSESSIVE = `(?:ma|mon|mes|notre|nos|meng|mein(?:en|em|er|e)?|mengem?|menger|(?:la|le) mien(?:ne)?) (?:${OF_OWN} )*`
const HAVE =
  '(?:j ai|j avais|je (?:possede|conduis|loue|quitte)|(?:je|on|nous) (?:roule|roulons|roulais) (?:en|avec|dans)|(?:actuellement|aujourd hui|en ce moment) en|nous avons|nous avions|on avait|ech hunn|ech fueren|ich habe|ich fahre) (?:(?:deja|actuellement|aujourd hui|maintenant|en ce moment|toujours|longtemps|vendu|revendu|rendu|eu) )*(?:(?:une?|la|le|deux|en|eng|ein|eine|einen) )?'
/** A sentence that begins as an advertisement: "Vends Clio 2015". */
const FOR_SALE = '(?<=^ )(?:a vendre|(?:re)?vends) (?:(?:une?|la|le|ma|mon|notre) )?'
const OTHERS =
  '(?:mon|ma|mes|notre|un|une|mein|meng?) (?:voisine?s?|amie?s?|copine?|copain|collegue|patronne?|frere|soeur|pere|mere|parents|mari|femme|fils|fille|cousine?|oncle|tante|noper|frend|nachbar) (?:\\w+ )?(?:a|ont|avait|roule en|conduit|possede|huet|hat) (?:une?|la|le|en|eng|ein|eine|einen) '
const REPLACE =
  '(?:remplace(?:r|ment)?|remplacons|echanger|troquer|(?:je|on|nous) (?:\\w+ )?(?:re)?vend(?:re|s|ons))(?: (?:de|d|la|le|une?|l|cette))* '
/** Work on the own car, in whichever clause its model is named: "vous pouvez la contrôler ? C’est une Corsa de 2015". */
const AT_WORKSHOP =
  / (?:controles? techniques?|vidanges?|revision|atelier|repar\w*|checker|verifier|diagnosti\w*|voyants?|bruits?|plaquettes|freins|courroie|pare brise|carrosserie|amortisseurs|geometrie|embrayage|fuite) /
const LOOKS =
  / (?:cherch\w*|achet\w*|acheter|budget|essay\w*|essai|stock|annonce|occasions?|vendez|auriez|interess\w*|moins de|prix) /
const THAT_IS = /(?<= )(?:c est (?:pour )?|il s agit d |pour )(?:une?|la|le) (?=\S)/g
const OWN = new RegExp(
  `(?<= )(?:${REPLACE})?(?:${FOR_SALE}|${OTHERS}|${POSSESSIVE}|${HAVE}|(?<=${REPLACE}))(?=\\S)`,
  'g',
)

/** Complaints about one’s own car, which is not the one wanted: "la polo est trop petite", "la Clio ne suffit plus". */
const OUTGROWN =
  /(?:(?:est|c est|devient|commence a etre|se fait|etait|fait) (?:(?:devenue?|vraiment|bien|un peu|deja|maintenant|desormais|beaucoup|quand meme|clairement|un poil) )*trop (?:petite?|grande?|grosse?|gros|longue?|large|haute|etroite?|juste|vieux|vieille|agee?|usee?|chere?|court|courte|basse?|gourmande?|fatiguee?|serree?|limite)(?: (?:a (?:entretenir|reparer|assurer)|maintenant|pour (?:nous|moi|(?:tout le monde|\d|(?:les|deux|trois|la) (?:\d )?(?:enfants?|gosses|bebes?|jumeaux|famille)))))?|(?:ne |n )?(?:nous |me )?(?:suffit|suffira|suffisait|va|convient) plus|(?:est|etait|vient de tomber) (?:en panne|morte?|hs|foutue?|fichue?|a bout|en fin de vie|a la casse)|(?:(?:nous|m) )?(?:a|vient de) (?:rendu l ame|rendre l ame|lache(?:r)?|mourir|claque(?:r)?)|tombe (?:tout le temps|toujours|souvent|sans arret) en panne|lache) /
const MAY_BE_OUTGROWN = / (?:trop|plus|panne|morte?|hs|foutue?|fichue?|ame|lacher?|mourir|claquer?|bout|fin|casse) /
const THE = /(?<= )(?<! (?:est ce que|savoir si|que) )(?:la|le|l|notre|ma|mon|cette) (?=\S)/g

const KINDS = PHRASES.filter(([, facet]) =>
  ['fuel', 'transmission', 'bodyStyle', 'colour', 'condition', 'driveType'].includes(facet),
).map(([pattern]) => pattern)
const AGE = '(?:(?:19|20)\\d\\d|\\d+ (?:ans|km)|longtemps)'
/** Attributes that follow the name of a car: "diesel de 2019 avec 80 000 km". */
const TRAITS = new RegExp(
  `^(?:(?:(?:de|d|depuis|avec|qui a|a|en|\\d|gti|gtd|rs) )*(?:${KINDS.join('|')}|${AGE}|gti|gtd|rs) )+`,
)

/** Punctuation that ends the description of the visitor's own car. */
const PAUSE = /[,;:!?\n]|\.(?!\d)/

/** "Je roule en diesel depuis 5 ans" is an own car, "je roule en électrique" a wish. */
const UNTIL_NOW = / (?:depuis|actuellement|aujourd hui|jusqu ici|pour l instant|pour le moment) /

/** "Mon fourgon est mort, il me faut un remplaçant": another of the same kind. */
const REPLACED_ALIKE = / (?:remplacant|(?:pour )?(?:le|la) remplacer|du meme genre) /

const MOST_WORDS = 4

/** Makes and models that visitors may have, those that the group does not sell too. */
const withOthers = onceFor((names: readonly StockName[]) => [...names, ...OTHER_NAMES])

/** The longest name at the beginning of some words. */
const nameAtStart = (
  words: readonly string[],
  names: readonly StockName[],
): { found: readonly StockName[]; length: number } => {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const some = words.slice(0, length).flatMap((word) => partsOf(word))
    const found = namesFor(some, names, [])
    if (found.length > 0) return { found, length: Math.min(length, words.length) }
  }
  return { found: [], length: 0 }
}

/** A make, a model, or a make and its model at the beginning of some words, and how many words they are. */
const namesAtStart = (
  words: readonly string[],
  names: readonly StockName[],
): { found: StockName[]; length: number } => {
  const first = nameAtStart(words, names)
  const second = nameAtStart(words.slice(first.length), first.length > 0 ? names : [])
  return { found: [...first.found, ...second.found], length: first.length + second.length }
}

/** Words of which a sentence about an own car has one. */
const HINT =
  / (?:ma|mon|mes|mien|mienne|notre|nos|meng\w*|mein\w*|j|je|on|nous|(?:re)?vends?|vendre|remplac\w*|echanger|troquer|actuellement|aujourd|moment|ech|ich|voisine?|amie?) /

/** A car that the visitor has or had: its words, and its make and models. */
export interface OwnCar {
  phrase: string
  names: readonly StockName[]
}

/**
 * Cars of the visitor, which are no wish: "remplacer ma Clio diesel", "j’ai vendu ma Golf", "je roule en Captur depuis 6 ans".
 *
 * @param text the sentence in plain words
 * @param sold makes and models of the group
 */
export const findOwnCars = (asked: string, text: string, sold: readonly StockName[]): OwnCar[] => {
  const isBrought = AT_WORKSHOP.test(text) && !LOOKS.test(text)
  const mayBeOutgrown = MAY_BE_OUTGROWN.test(text) && OUTGROWN.test(text)
  if (!HINT.test(text) && !isBrought && !mayBeOutgrown) return []
  const names = withOthers(sold)
  return asked.split(PAUSE).flatMap((clause) => {
    const own = readSentence(clause).text()
    const brought = isBrought ? [...own.matchAll(THAT_IS)] : []
    const outgrown = mayBeOutgrown && OUTGROWN.test(own) ? [...own.matchAll(THE)] : []
    return [...own.matchAll(OWN), ...brought, ...outgrown].flatMap((match) => {
      const after = own.slice(match.index + match[0].length)
      const { found, length } = namesAtStart(after.trim().split(' '), names)
      const named = after.trim().split(' ').slice(0, length).join(' ')
      const behind = after.trimStart().slice(named.length).trimStart()
      const described = TRAITS.exec(behind)?.[0] ?? ''
      const end = mayBeOutgrown ? OUTGROWN.exec(behind.slice(described.length)) : null
      const isOutgrown = (length > 0 || described !== '') && end?.index === 0
      if (outgrown.includes(match) && !isOutgrown) return []
      const traits = isOutgrown ? `${described}${end[0]}` : described
      // "J’ai un diesel" may be what a seller says; "mon diesel" is an own car.
      const isKindOnly =
        /(?<![a-z])(?:ma|mon|mien(?:ne)?|notre|meng?|mein\w*) /.test(match[0]) ||
        (/roul/.test(match[0]) && UNTIL_NOW.test(own))
      if (length === 0 && (traits === '' || !isKindOnly || REPLACED_ALIKE.test(text))) return []
      return [{ phrase: `${match[0].trim()} ${named} ${traits}`.replace(/ +/g, ' ').trim(), names: found }]
    })
  })
}
