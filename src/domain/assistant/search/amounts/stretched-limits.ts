import type { Sentence } from '../../words/sentence'

const SUM = '\\d+(?:\\.\\d+)?(?: (?:k|mille))?(?: (?:eur|kms?))?'
/** Two years are a range and no limit. */
const NO_YEAR = '(?!(?:19|20)\\d\\d )'
const STRETCH =
  '(?:(?:voire|a la limite|a la rigueur)(?: (?:meme|jusqu a))*|(?:mais )?(?:(?:je|on|nous) )?(?:peux|peut|pouvons|pourrais|pourrait|pourrions|suis prete?|sommes prets)(?: (?:a|aussi|eventuellement|meme))* (?:monter|aller|grimper|pousser)(?: jusqu)? a)'
/** More of these is better, so the larger is no limit. */
const MORE_IS_BETTER = '(?! (?:ch|cv|ps|hp|kw|chevaux|places?|portes?|kg|t|tonnes?|kms? (?:d )?autonomie) )'

/** "Minimum 100 chevaux mais pas plus de 150" says the unit once. */
const UNIT_ONCE =
  /(?<= )((?:minimum|au moins|plus de|a partir de|min) \d{2,3} (ch|chevaux|cv|kw)) ((?:mais |et )?(?:pas plus de|moins de|max\w*|au plus)) (\d{2,3})(?= (?!k |eur |kms? |ans |mois |ch |cv |chevaux |kw |000 ))/

/** Keeps the larger of two limits: "12 000 voire 14 000 €", "15 000, 17 000 grand max". */
export const joinStretchedLimits = (sentence: Sentence): void => {
  sentence.mark(UNIT_ONCE, '$1 $3 $4 $2')
  sentence.mark('(?<= (?:19|20)\\d\\d )voire(?= (?:19|20)\\d\\d )', 'ou')
  sentence.mark(
    `(?<= )${NO_YEAR}${SUM} ${STRETCH} (?=${NO_YEAR}\\d+(?:\\.\\d+)?(?: k| mille)?${MORE_IS_BETTER} )`,
    'max ',
  )
  sentence.mark(
    `(?<= )\\d{1,3}000(?: (?:eur|kms?))? (?=\\d{1,3}[05]00 (?:(?:eur|kms?) )?(?:grand |tout |gros )?max)`,
    '',
  )
}
