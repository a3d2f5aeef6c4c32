/** A name as address books sort it. */
export interface NameParts {
  given: string
  family: string
}

/** Words with which a family name begins, in the languages of the country and its neighbours. */
const PARTICLES = new Set(
  'af al av ben bin da das de dei del della den der des di do dos du el la las le les lo los op san santa st ten ter van vom von zu zum zur'.split(
    ' ',
  ),
)

/** First and second halves of compound given names that are also written without a hyphen. */
const FIRST_HALVES = new Set(['ana', 'anna', 'anne', 'hans', 'jean', 'josé', 'karl', 'maria', 'marie', 'pierre'])
const SECOND_HALVES = new Set(
  'antoine baptiste bernard carlos catherine cécile charles christine christophe claire claude cristina daniel denis élisabeth emmanuel eugénie ève francis franck françois françoise georg heinz hélène henri isabelle jacques jeanne joseph josé joão laure louis louise luc luis luisa madeleine manuel marc marguerite maria marie martin michel noël olivier paul paule peter philippe pierre rené robert rose sébastien sophie sylvie thérèse xavier yves'.split(
    ' ',
  ),
)

const isParticle = (word: string): boolean => PARTICLES.has(word.toLocaleLowerCase('fr')) || /^d[’']\p{L}/iu.test(word)

/** A name in capitals, such as DUPONT or DA SILVA; an initial is none. */
const isCapitals = (word: string): boolean =>
  (word.match(/\p{L}/gu) ?? []).length > 1 && word === word.toLocaleUpperCase('fr') && !word.endsWith('.')

const isInitial = (word: string): boolean => /^\p{L}\.(?:-?\p{L}\.)*$/u.test(word)

/** How many words of a name without a particle are given names. */
const givenWords = ([first = '', second = '', ...rest]: readonly string[]): number => {
  if (rest.length === 0) return 1
  const isCompound =
    FIRST_HALVES.has(first.toLocaleLowerCase('fr')) && SECOND_HALVES.has(second.toLocaleLowerCase('fr'))
  return isCompound || isInitial(second) ? 2 : 1
}

/**
 * Splits a name that is written as one: "Marie-Claire Van der Elst", "Da Silva, Ana", "Jean Paul DUPONT". A particle
 * begins the family name, capitals or a comma mark it; else it is what follows the given name, as double family names are
 * more usual than given names that are not joined by a hyphen.
 */
export const nameParts = (name: string): NameParts => {
  const [before = '', ...after] = name.split(',')
  if (after.length > 0) return { given: after.join(',').trim(), family: before.trim() }
  const words = name.split(/\s+/).filter((word) => word !== '')
  const isFamily = words.map(isCapitals)
  const isMarked = isFamily.includes(true) && isFamily.includes(false)
  const pick = (want: boolean): string => words.filter((_, index) => isFamily[index] === want).join(' ')
  if (isMarked) return { given: pick(false), family: pick(true) }
  const particle = words.findIndex(isParticle)
  const split = words.length < 2 ? words.length : particle < 0 ? givenWords(words) : particle
  return { given: words.slice(0, split).join(' '), family: words.slice(split).join(' ') }
}
