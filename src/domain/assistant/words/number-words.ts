import { germanFigures } from './german-numbers'

const ONES: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
}
const WORD = Object.keys(ONES)
  .filter((word) => !['un', 'une', 'neuf'].includes(word))
  .join('|')

const sumOf = (text: string): number => {
  let sum = 0
  for (const word of text.split(' ')) {
    if (word === 'cent' || word === 'cents') sum = Math.max(sum, 1) * 100
    else if (word === 'vingts' || (word === 'vingt' && sum === 4)) sum *= 20
    else sum += ONES[word] ?? 0
  }
  return sum
}

/** Hundreds after thousands: "cinq cents", "500". */
const HUNDREDS = `(?: ((?:(?:${WORD}) )?cents?(?: (?:${WORD}))*|\\d{3}(?! (?:ch|cv|ps|kw|km|kg) )))?`
const THOUSANDS = new RegExp(
  `(?<= )((?:(?:${WORD}|cents?|vingts|et un|un|neuf) )*|\\d+(?:\\.\\d+)? )mille${HUNDREDS}(?= )`,
  'g',
)
const SMALL = new RegExp(
  `(?<= )((?:${WORD})(?: (?:${WORD}|et un|neuf|cents?))*|un|une)(?= (?:ans?|(?:vraies? |bonnes? )?places?|portes?|personnes?|adultes?|enfants?|ados?|bebes?|parents|grands parents|sieges?|roues|tonnes?|eur|kilos|kilometres?|km|mois|semaines?|jours?|chevaux|cents?|gosses?|bambins?|passagers?) )`,
  'g',
)

/** "Entre dix et quinze mille": the first of two amounts. */
const BEFORE_FIGURES = new RegExp(`(?<= )(entre|de) (${WORD}) (et|a) (?=\\d)`, 'g')

/** "Sept ou huit places": the first of two numbers. */
const EITHER = new RegExp(`(?<= )(${WORD}) (ou|a) (?=\\d (?:places?|portes?|sieges?|personnes?) )`, 'g')

/** Names of models in words: "trois mille huit" is the 3008, "deux cent huit" the 208. */
const MODELS =
  /(?<= )(deux|trois|quatre|cinq) (mille|cents?) huit(?= )(?! (?:cents?|mille|eur|euros?|km|places?|portes?) )/g

/** People without a unit: "de la place pour six", "partir à sept". */
const AROUND_TABLE = new RegExp(
  `(?<= )(places? pour|(?:partir|voyager|rouler|monter|tenir|rentrer|loger|asseoir|embarquer|aller)(?: \\w+){0,2} a|on (?:est|sera|roule|part)(?: souvent| toujours)? a?|(?:on|nous) (?:est|sera|sommes|serons)(?: bientot| maintenant| desormais)?) (deux|trois|quatre|cinq|six|sept|huit)(?= )`,
  'g',
)
const ORDINALS: Readonly<Record<string, number>> = { deuxieme: 2, second: 2, troisieme: 3, quatrieme: 4, cinquieme: 5 }
/** A child on the way counts with the others: "nous attendons notre quatrième enfant". */
const ORDINAL_CHILD =
  /(?<= )(?:notre|mon|un|le) (deuxieme|second|troisieme|quatrieme|cinquieme|[2-5] ?(?:eme|e)) (?:enfant|bebe|gamin|petit)(?= )/g

/** A number as it is written, in figures or in words. */
const numberOf = (text: string): number => (/^\d/.test(text) ? Number(text) : sumOf(text))

/** Writes number words as figures: "vingt mille" is "20000", "sept places" is "7 places". */
export const figuresOf = (text: string): string =>
  germanFigures(text)
    .replace(MODELS, (_all, word: string, power: string) =>
      String((ONES[word] ?? 0) * (power === 'mille' ? 1000 : 100) + 8),
    )
    .replace(THOUSANDS, (_all, words: string, hundreds = '') =>
      String(numberOf(words.trim() || 'un') * 1000 + numberOf(String(hundreds))),
    )
    .replace(BEFORE_FIGURES, (_all, lead: string, word: string, link: string) => `${lead} ${ONES[word] ?? 0} ${link} `)
    .replace(SMALL, (_all, words: string) => String(sumOf(words)))
    .replace(BEFORE_FIGURES, (_all, lead: string, word: string, link: string) => `${lead} ${ONES[word] ?? 0} ${link} `)
    .replace(EITHER, (_all, word: string, link: string) => `${ONES[word] ?? 0} ${link} `)
    .replace(AROUND_TABLE, (_all, before: string, word: string) => `${before} ${ONES[word] ?? 0}`)
    .replace(ORDINAL_CHILD, (_all, word: string) => `${ORDINALS[word] ?? Number.parseInt(word, 10)} enfants`)
    .replace(
      /(famille (?:de|a)|(?:nous |on )?(?:sommes|serons|est|sera|etes)|famill vu|familie mit) (deux|trois|quatre|cinq|six|sept|huit)(?= )/g,
      (_all, before: string, word: string) => `${before} ${ONES[word] ?? 0}`,
    )

const ANY = `${WORD}|un|une|neuf|cents?|vingts|mille`
const RUN = new RegExp(`(?<![a-z])((?:${ANY})(?: (?:et )?(?:${ANY}))*)(?![a-z])(?: ([a-z]+))?`, 'g')

/** Number words of a text without accents, with the word that follows: "cinq mille deux cents euros" is 5200 and "euros". */
export const numbersInWords = (text: string): { value: number; unit: string }[] =>
  [...text.matchAll(RUN)].map(([, run = '', unit = '']) => {
    const [before = '', after] = run.split('mille', 2)
    const value = after === undefined ? sumOf(run) : Math.max(1, sumOf(before.trim())) * 1000 + sumOf(after.trim())
    return { value, unit }
  })
