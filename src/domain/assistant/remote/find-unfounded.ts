import { plainText } from '../../stock-search/text/plain-text'
import { numbersInWords } from '../words/number-words'
import { isSameUnit, unitOf } from './figure-units'
import type { Unit } from './figure-units'

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

interface Figure {
  value: string
  unit: Unit | null
}

/** Figures of a text, by their value: "32 900,00", "32.900" and "trente-deux mille neuf cents" are one; with their units. */
const figuresIn = (text: string): Figure[] => {
  const written = plain(text).replace(/(\d+(?:[.,]\d+)?) ?(?:k|mille)(?![a-z0-9])/g, (_, figure: string) =>
    String(Number(figure.replace(',', '.')) * 1000),
  )
  const words = numbersInWords(plain(text)).filter(({ value, unit }) => value > COUNTED_WORDS || UNIT.test(unit))
  return [
    ...[...written.matchAll(FIGURE)].map(({ 0: figure, index }) => ({
      value: valueOf(figure),
      unit: unitOf(written.slice(0, index), written.slice(index + figure.length)),
    })),
    ...words.map(({ value, unit }) => ({ value: String(value), unit: unitOf('', unit) })),
  ]
}

/**
 * Finds what a text says and no fact does: figures by their value and what they count, and addresses. Everything else cannot
 * be compared with records.
 *
 * @returns a check of one text after the other
 */
export const createFactCheck = (facts: readonly string[]): ((text: string) => string[]) => {
  const all = facts.join('\n')
  const known = new Map<string, (Unit | null)[]>()
  for (const { value, unit } of facts.flatMap(figuresIn)) known.set(value, [...(known.get(value) ?? []), unit])
  const isFounded = ({ value, unit }: Figure): boolean =>
    known.get(value)?.some((other) => isSameUnit(unit, other)) ?? false
  const addresses = plain(all)
  return (text) => [
    ...figuresIn(text)
      .filter((figure) => !isFounded(figure))
      .map(({ value }) => value),
    ...(plain(text).match(ADDRESS) ?? []).filter((address) => !addresses.includes(address.replace(/[.,;:!?)]+$/, ''))),
  ]
}
