import type { IntlShape } from 'react-intl'
import type { Knowledge } from '../../domain/assistant/knowledge/knowledge'
import { formatKm, formatMonths, formatWeight } from '../../domain/format/measures'
import { formatNumber, withUnit } from '../../domain/format/number'
import { formatMonthly, formatPrice } from '../../domain/format/price'
import type { StockColumns } from '../../domain/stock-search/codec/decode'
import { alternativesOf } from '../../domain/stock-search/engine/query'
import type { Range, StockQuery } from '../../domain/stock-search/engine/query'

type Intl = Pick<IntlShape, 'formatMessage'>

/** Ranges in the order in which they are told, and how their ends are written. */
const RANGES = {
  price: formatPrice,
  instalment: formatMonthly,
  year: String,
  mileage: formatKm,
  power: (hp: number) => withUnit(formatNumber(hp), 'ch'),
  electricRange: formatKm,
  towingWeight: formatWeight,
  maxWeight: formatWeight,
} as const

const NAMED = { brand: 'brandNames', model: 'modelNames' } as const

/** What a make or model is called, which the index says by row. */
const nameOf = (facet: keyof typeof NAMED, id: string, columns: StockColumns): string => {
  const column = columns.facets.get(facet)
  const code = column?.options.indexOf(id) ?? -1
  const row = code < 0 ? -1 : (column?.codes.indexOf(code) ?? -1)
  const spec = row < 0 ? -1 : (columns.specs[row] ?? -1)
  const name = columns[NAMED[facet]][spec]
  return name === undefined ? id : facet === 'model' ? `${columns.brandNames[spec] ?? ''} ${name}` : name
}

/** Which ends a range has; the same value at both is told once. */
const endsOf = (min: number | undefined, max: number | undefined): 'from' | 'to' | 'both' | 'same' => {
  if (max === undefined) return 'from'
  if (min === undefined) return 'to'
  return min === max ? 'same' : 'both'
}

const rangeText = (id: keyof typeof RANGES, { min, max }: Range, { formatMessage }: Intl): string | null => {
  const [from, to] = [min, max].map((value) => (value === undefined ? '' : RANGES[id](value)))
  const ends = endsOf(min, max)
  // "En leasing" without a limit is said by the kind of instalment.
  return ends === 'from' && min === 0
    ? null
    : formatMessage({ id: 'assistant.read.range' }, { range: id, ends, from: from ?? '', to: to ?? '' })
}

/** "rouge, noir ou bleu", "tout sauf rouge, noir et bleu". */
const listText = (options: readonly string[], isExcept: boolean, { formatMessage }: Intl): string => {
  const last = options.at(-1) ?? ''
  if (options.length > 1)
    return formatMessage(
      { id: 'assistant.read.either' },
      { isExcept: String(isExcept), options: options.slice(0, -1).join(', '), last },
    )
  return isExcept ? formatMessage({ id: 'assistant.read.except' }, { option: last }) : last
}

/**
 * The filters of a query in plain French, so that a visitor sees what was understood. A long list of options is told by
 * those that are left out.
 */
export const describeQuery = (
  query: StockQuery,
  columns: StockColumns,
  { places, facts }: Pick<Knowledge, 'places' | 'facts'>,
  intl: Intl,
): string[] => {
  const { formatMessage } = intl
  const optionText = (facet: string, option: string): string => {
    if (facet === 'brand' || facet === 'model') return nameOf(facet, option, columns)
    if (facet === 'location') return facts.dealerships.find(({ id }) => id === option)?.name ?? option
    return formatMessage({ id: 'assistant.read.option' }, { option: `${facet}_${option}`, text: option })
  }
  const facetText = ([facet, options]: readonly [string, readonly string[]]): string => {
    // The least time stands for all that are as long.
    if (facet === 'warranty')
      return formatMessage(
        { id: 'assistant.read.warranty' },
        { months: formatMonths(Math.min(...options.map(Number))) },
      )
    const all = columns.facets.get(facet)?.options ?? []
    const others = all.filter((option) => !options.includes(option))
    const isExcept = options.length > others.length && others.length > 0 && options.length > 2
    const told = (isExcept ? others : options).map((option) => optionText(facet, option))
    return formatMessage({ id: 'assistant.read.facet' }, { facet, options: listText(told, isExcept, intl) })
  }
  const { near, instalmentType, ranges } = query
  return [
    ...Object.entries(query.facets).map(facetText),
    ...(Object.keys(RANGES) as (keyof typeof RANGES)[]).flatMap((id) => {
      const range = ranges[id]
      return range ? (rangeText(id, range, intl) ?? []) : []
    }),
    ...(ranges.instalment ? [formatMessage({ id: 'assistant.read.payment' }, { type: instalmentType })] : []),
    ...query.equipment.map((wish) => listText(alternativesOf(wish), false, intl)),
    ...(near
      ? [
          formatMessage(
            { id: 'assistant.read.near' },
            { place: places.nameOf(near.place), distance: formatKm(near.radius) },
          ),
        ]
      : []),
  ]
}
