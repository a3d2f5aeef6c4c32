import { readSentence } from '../../words/sentence'
import type { Sentence } from '../../words/sentence'
import type { StockName } from '../../site/stock-names'

/** The make Mini, which is no "mini citadine" and no least figure. */
export const MINI = 'mini_'

const NO_MEASURE = '(?= )(?! (?:portes?|places?|ans?|mois|eur|kms?|ch|kg) )'
const MINI_MODELS = '(?:cooper|one|john cooper|jcw|aceman|paceman|countryman|clubman|cabrio\\w*|electric)'
/** What is small rather than of the make. */
const SMALL =
  '(?! (?:\\d|citadines?|voitures?|autos?|vehicules?|suvs?|vans?|bus|monospaces?|fourgons?|camion\\w*|berlines?|utilitaires?|crossovers?|prix|budget|camping|pelle|moto|kms?|kilometrage|conso\\w*|max\\w*|en |ecran|frigo|electromenager) )'

/** Models that are a word and a letter or figure, as one word; only where the group does not sell their make. */
const IN_WORDS: readonly (readonly [make: string, pattern: RegExp, word: string])[] = [
  [
    'mercedes',
    /(?<= )(?<! (?:energie|energetique|etiquette|quelle|premiere|cette|en|de|meme|haute|vignette) )classe ([abcegsv])(?= )(?! (?:cette|elle|energ\w*|t elle|t il) )/,
    'classe_$1',
  ],
  ['mercedes', /(?<= mercedes de )classe ([abcegsv])(?= )/, 'classe_$1'],
  ['mercedes', /(?<= )([abcegsv]) (?:klasse?|class)(?= )/, 'classe_$1'],
  ['bmw', new RegExp(`(?<= )(?<! (?:de|en|hors|numero) )serie ([1-8])${NO_MEASURE}`), 'serie_$1'],
  ['bmw', new RegExp(`(?<= bmw (?:de )?)serie ([1-8])${NO_MEASURE}`), 'serie_$1'],
  ['tesla', new RegExp(`(?<= )(?:model|(?<=tesla )modele) ([3sxy])${NO_MEASURE}`), 'model_$1'],
  ['mini', new RegExp(`(?<= )mini(?= ${MINI_MODELS} )`), MINI],
  ['mini', new RegExp(`(?<=(?:^| (?:une|la|les|l|d une|des|marque|en|chez)) )mini(?= )${SMALL}`), MINI],
]

/** Writes models of several words as one, so that no figure or letter of them is read as something else. */
export const markOtherModels = (sentence: Sentence, names: readonly StockName[]): boolean => {
  let isMarked = false
  if (!/ (?:mini|classe|klasse?|class|series?|modele?) /.test(sentence.text())) return isMarked
  for (const [make, pattern, word] of IN_WORDS)
    if (!names.some(({ brandFirst, first }) => brandFirst === make || first === make))
      isMarked = sentence.mark(pattern, word) || isMarked
  return isMarked
}

/** A whole sentence with such models as one word. */
export const markedText = (asked: string, names: readonly StockName[]): string => {
  const sentence = readSentence(asked)
  markOtherModels(sentence, names)
  return sentence.text()
}

/** Whether a word is such a model. */
export const isInWords = (word: string): boolean => /^(?:mini_|(?:classe|serie|model)_[a-z\d])$/.test(word)

/** The make of such a model. */
export const makeInWords = (word: string): string | undefined =>
  word === MINI
    ? undefined
    : isInWords(word)
      ? IN_WORDS.find(([, , own]) => own.startsWith(word.slice(0, 5)))?.[0]
      : undefined

/** Such a model as people write it. */
export const spokenOf = (word: string): string => (isInWords(word) ? word.replace('_', ' ').trim() : word)

/** The same as the words of names are compared, for what visitors say of their own cars. */
export const WORDED_NAMES: readonly string[] = [
  'mini',
  'minicooper',
  ...'a b c e g s v'.split(' ').map((letter) => `classe${letter}`),
  ...'1 2 3 4 5 6 7 8'.split(' ').map((figure) => `serie${figure}`),
  ...'3 s x y'.split(' ').map((letter) => `model${letter}`),
]
