import { plainText } from '../../stock-search/text/words'
import { numbersInWords } from '../number-words'

/** Thousands may be apart; decimals follow a comma or a dot. */
const FIGURE = /\d{1,3}(?:[ .'’]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?/g
const GROUPED = /^\d{1,3}(?:[ .'’]\d{3})+(?:,\d+)?$/
/** Pages, mail addresses and hosts. */
const ADDRESS =
  /\S*(?:https?:|www\.|@|\]\()\S*|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:lu|com|net|org|eu|fr|be|de|io|info)\b\S*/g

/** Smaller numbers count with a unit only when they are written as words: "ces deux modèles" claims nothing. */
const COUNTED_WORDS = 10
const UNIT =
  /^(?:ans?|annees?|mois|semaines?|jours?|heures?|places?|portes?|sieges?|euros?|km|kilometres?|chevaux|ch|pour|tonnes?|kilos?|litres?)$/

const plain = (text: string): string =>
  plainText(text.normalize('NFKC'))
    .replace(/[\u2010-\u2015-](?=[a-z])/g, ' ')
    .replace(/\s+/g, ' ')

const valueOf = (figure: string): string =>
  String(Number((GROUPED.test(figure) ? figure.replace(/[ .'’]/g, '') : figure).replace(',', '.')))

/** Figures of a text, each by its value: "32 900,00", "32.900" and "trente-deux mille neuf cents" are one. */
const figuresIn = (text: string): string[] => {
  const written = plain(text).replace(/(\d+(?:[.,]\d+)?) ?(?:k|mille)(?![a-z0-9])/g, (_, figure: string) =>
    String(Number(figure.replace(',', '.')) * 1000),
  )
  const words = numbersInWords(plain(text)).filter(({ value, unit }) => value > COUNTED_WORDS || UNIT.test(unit))
  return [...(written.match(FIGURE) ?? []).map(valueOf), ...words.map(({ value }) => String(value))]
}

/**
 * Finds what a text says and no fact does: figures by their value, and addresses. Everything else cannot be compared with
 * records.
 *
 * @returns a check of one text after the other
 */
export const createFactCheck = (facts: readonly string[]): ((text: string) => string[]) => {
  const all = facts.join('\n')
  const figures = new Set(figuresIn(all))
  const addresses = plain(all)
  return (text) => [
    ...figuresIn(text).filter((figure) => !figures.has(figure)),
    ...(plain(text).match(ADDRESS) ?? []).filter((address) => !addresses.includes(address.replace(/[.,;:!?)]+$/, ''))),
  ]
}
