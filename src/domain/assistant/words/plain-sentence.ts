import { plainText } from '../../stock-search/text/plain-text'
import { figuresOf } from './number-words'
import { inFull, SHORT_WORD } from './short-words'
import { splitElisions } from './split-elisions'

const UNIT =
  '(?:k€|k|€|euros?|eur|km|kms|kilometres?|kilometer|kg|kilos?|ch|cv|ps|hp|kw|chevaux|t|tonnes?|places?|pl|portes?|ans?|mois)'

const UNIT_AFTER_FIGURE = new RegExp(`(\\d)(${UNIT})(?![a-z0-9])`, 'g')

const normalise = (asked: string): string =>
  ` ${splitElisions(plainText(asked.replace(/(^|\s)dès(?=\s)/gi, '$1à partir de')))
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/(\d)[.'](\d{3})(?!\d)/g, '$1$2')
    // English thousands, "60,000 km"; three decimals before litres or tonnes are a measure.
    .replace(/(?<![\d.,])([1-9]\d{0,2}),(\d{3})(?![\d,]| ?(?:l|litres?|t|tonnes?|kwh)(?![a-z]))/g, '$1$2')
    .replace(/(\d{1,3}) (\d00)(?!\d)(?=\D|$)/g, (all, thousands: string, rest: string) =>
      rest === '000' || rest === '500' ? `${thousands}${rest}` : all,
    )
    .replace(/(\d{1,3}) (\d{3})(?= ?(?:€|eur|km|kilo|kg|bornes|balles))/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    // "12k5" is 12.5 thousand.
    .replace(/\b(\d{1,3})k(\d)\b/g, '$1.$2k')
    .replace(UNIT_AFTER_FIGURE, '$1 $2')
    .replace(/(\d) ?ke\b/g, '$1 k eur')
    .replace(/(\d{3,6}) ?e(?:ur)?\b/g, '$1 eur')
    .replace(/(\d{1,3}) ?(?:tkm|tsd(?:\.)? ?km)\b/g, '$1000 km')
    .replace(/\b(under|below|around|about|max|than|up to) (\d{1,3}) grand\b/g, '$1 $2 k eur')
    .replace(/\b(mini|min|maxi|max|minimum|maximum|au plus|au moins) *, *(?=\d)/g, '$1 et ')
    .replace(
      /\b(mon|diens|mitt|donners|frei|sams|sonn)(tag|woch)(?=vormittag|nachmittag|morgen|abend|mittag)/g,
      '$1$2 ',
    )
    .replace(/\b(?:op|auf|ab) lager\b/g, 'en stock')
    .replace(/\bsemaine pro\b/g, 'semaine prochaine')
    .replace(/k€|k eur(?:os?)?\b/g, 'k eur')
    .replace(/€|\beuros?\b(?! ?[5-7])/g, ' eur ')
    .replace(/(?<=\d ?(?:k |mille )?)(?:balles?|boules)\b/g, ' eur ')
    .replace(/(?<=\d) ?(?:briques?|patates?|plaques?(?! (?:d |de |jaunes?|blanches?)))\b/g, ' k eur')
    .replace(/(?<=\d)( *(?:k|mille))?(?: +eur)? *(?:ht|htva|hors (?:tva|taxes?)|ttc)\b/g, '$1 eur ')
    // Two ends of a range: "20 000 € - 30 000 €", "15/20k"; never a date.
    .replace(/(\d(?: +(?:k eur|k|eur|km))?) *[-–] *(?=\d)/g, '$1 a ')
    .replace(/(\d(?: +(?:k eur|k|eur|km))?) *\/ *(?=\d+ *(?:k|eur|km|ch)\b)/g, '$1 a ')
    .replace(/(\d{4}(?: +eur)?) *\/ *(?=\d{4})/g, '$1 a ')
    .replace(/\bplus de ([\d .]+(?:k |mille )?(?:eur )?) *,? *c(?:'| )est trop/g, 'moins de $1')
    .replace(
      /\b(?:plus de|au[- ]dela de) (\d[\d .]*(?:k |mille )?(?:eur |km )?) *,? *(?:non merci|exclue?|hors de question)/g,
      'moins de $1',
    )
    .replace(/(?<=\b(?:la|le|les|du|plus|au)) - (?=[a-z])/g, ' moins ')
    .replace(/(?<=\b(?:la|le|les|du|moins|au)) \+ (?=[a-z])/g, ' plus ')
    // A polite question refuses nothing: "vous n’auriez pas une 208 ?".
    .replace(
      /(?<!\b(?:me|nous) )\b(?:n ?'? ?)?(auriez|avez|vendez|proposez|aurait)(?:[- ](?:vous|t[- ]il|il))? pas(?= (?:une?|de|des|d)\b)/g,
      '$1',
    )
    .replace(/\by (?:a|aurait)(?:[- ]t[- ]il)? pas(?= (?:une?|de|des|d)\b)/g, 'avez')
    .replace(/\bhybrides? (?:essence|diesel)\b(?! ou (?!hybride))/g, 'hybride')
    .replace(/<=?|≤/g, ' moins de ')
    .replace(/>=?|≥/g, ' plus de ')
    .replace(/\/ ?(mois|monat|mount)/g, ' par mois ')
    .replace(/(\d(?: ?kms?)?) ?\/ ?an(?:nee)?\b/g, '$1 par an ')
    .replace(/(?<=\d |mille |combien de )bornes\b(?! (?:de recharge|avez|y a|sont|publiques|rapides))/g, 'km')
    .replace(/\b(?:bte|bv)(?= (?:auto|automatique|manuelle|mecanique)\b)/g, 'boite')
    .replace(/\b(bva|bvm)[5-9]\b/g, '$1')
    .replace(/(\d)[ -]?(?:turer|turig(?:e[rsn]?)?|dierer)\b/g, '$1 portes')
    .replace(/(\d)[ -]?(?:sitzer|setzer|platzer)\b/g, '$1 places')
    .replace(/\bthermiques?\b/g, 'essence ou diesel')
    .replace(/\bauto ?-? ?rechargeables?\b/g, '')
    .replace(/\be[- ](\d{3,4})\b/g, '$1 electrique')
    .replace(/, *(?=(?:km|kilometrage)\b)/g, ' et ')
    .replace(/(\d)(?: ou)? ?\+(?! ?\d)/g, '$1 ou plus')
    .replace(SHORT_WORD, inFull)
    // German compounds: "Hybridauto".
    .replace(/\bbenzins(?=auto|wagen|won)/g, 'benzin')
    .replace(/\b(hybrid|diesel|benzin|elektro)(autos?|autoen|wagen|won|ween|suv|kombi|fahrzeuge?)\b/g, '$1 $2')
    .replace(/\bfamil(?:ien|ljen)(kombi|suv|van)\b/g, '$1')
    .replace(/\.(?!\d)|[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()} `

/** Sentences that are remembered: one question is read by many, some of whom read a part of it. */
const MOST = 16
const known = new Map<string, string>()

/** A sentence in plain words, with a space at each end: no accents, small letters, figures, abbreviations in full. */
export const plainSentence = (asked: string): string => {
  const found = known.get(asked)
  if (found !== undefined) return found
  if (known.size >= MOST) known.clear()
  const text = figuresOf(normalise(asked))
  known.set(asked, text)
  return text
}
