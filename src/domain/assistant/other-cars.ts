import { isWithin } from '../stock-search/text/typos'
import { soundOf } from './sounds'
import type { StockName } from './stock-names'

/** Common makes that a group may not sell: a search for one finds nothing instead of other makes. */
const MAKES =
  'abarth aston audi bentley bmw byd cadillac chevrolet chrysler cupra daihatsu dodge ds ferrari honda infiniti isuzu ' +
  'jaguar kia lada lamborghini lancia landrover lexus lotus maserati mazda mercedes mitsubishi polestar porsche ' +
  'rover saab scania seat smart ssangyong subaru suzuki tesla xpeng'

/** Common models that a group may not have, by one word. */
const MODELS =
  'tiguan polo fabia scala kamiq enyaq kona ioniq tucson leaf juke yaris corolla fiesta kuga puma astra mokka grandland ' +
  'vivaro movano corsa captur megane espace duster sandero jogger bigster tipo panda doblo ducato ' +
  'twingo twizy modus laguna koleos kadjar zoe talisman arkana fluence zafira insignia meriva agila vectra crossland ' +
  'ampera saxo xsara picasso nemo c1 c2 c6 c8 ds3 ds4 ds7 punto croma qubo topolino multipla passat touran touareg ' +
  'arteon sharan caddy scirocco coccinelle taigo troc tcross id4 id5 id7 superb kodiaq karoq citigo yeti elroq ' +
  'mondeo ecosport galaxy ranger tourneo smax cmax rav4 prius chr auris avensis proace landcruiser supra mirai qashqai ' +
  'xtrail micra ariya navara i10 i30 bayon santafe picanto ceed sportage niro stonic sorento ev3 ev6 ev9 v40 v50 v70 v90 ' +
  's60 s90 xc70 c40 a1 a3 a4 a5 a6 q2 q3 q4 q5 q7 q8 x1 x2 x3 x5 x6 eqa eqb eqc glc gla glk vito sprinter citan ' +
  'ibiza ateca arona tarraco alhambra formentor swift vitara jimny ignis mx5 cx3 cx5 cx30 civic crv hrv countryman ' +
  'clubman logan dokker lodgy rcz bipper cayenne macan taycan panamera defender evoque renegade cherokee giulietta ' +
  'stelvio ypsilon'

/** Models of two words, which are read as one: "T-Roc". */
const IN_TWO =
  '(t) (roc|cross)|(c) (hr)|(s|c) (max)|(land) (cruiser)|(x) (trail)|(santa) (fe)|(id) ([457])|(mx|cx) (\\d{1,2})|(rav) (4)'

const MAKE_WORDS: ReadonlySet<string> = new Set(MAKES.split(' '))
const ALL: ReadonlySet<string> = new Set([...MAKE_WORDS, ...MODELS.split(' ')])

/** Whether a word is a make that the group does not have; those that it has are read before. */
export const isOtherMake = (word: string): boolean => MAKE_WORDS.has(word)

/** Whether a word is a make or model that the group does not have. */
export const isOtherCar = (word: string): boolean => ALL.has(word)

const LONG_WORDS = [...ALL].filter((word) => word.length >= 6)

const BY_SOUND = new Map(LONG_WORDS.map((known) => [soundOf(known), known]))

/**
 * A long word with a misspelt car that the group does not have put right: "kashkai", or "quashqay" after a make.
 *
 * @param namesMake whether the sentence names a make, so that a typing error is likelier than another word
 */
export const correctOtherCar = (word: string, namesMake: boolean): string => {
  if (ALL.has(word) || word.length < 6) return word
  const heard = BY_SOUND.get(soundOf(word))
  return heard ?? (namesMake ? LONG_WORDS.find((known) => isWithin(word, known, 1)) : undefined) ?? word
}

const TWO_WORDS = new RegExp(`(?<= )(?:${IN_TWO})(?= )`, 'g')

/** Writes models of two words as one. */
export const joinOtherModels = (text: string): string => text.replace(TWO_WORDS, (whole) => whole.replace(' ', ''))

/** The same cars as names, for what visitors say of their own. */
export const OTHER_NAMES: readonly StockName[] = [...ALL].map((word) => ({
  facet: 'model',
  id: '',
  brandId: '',
  key: word,
  first: word,
  brandFirst: '',
  bodies: new Set<string>(),
}))
