import type { Reply } from '../../domain/assistant/reply/reply'
import type { StockQuery } from '../../domain/stock-search/engine/query'
import { formatStockAddress } from '../../domain/stock-search/url/stock-address'
import { stockHref } from '../stock/stock-href'
import { describeQuery } from './describe-query'
import type { AnswerView } from './kept-conversation'
import type { ViewSources } from './reply-view'
import { contactLink, view } from './view-parts'

const MOST_CARDS = 3
const MOST_UNREAD = 4

const answerOf = (
  reply: Extract<Reply, { code: 'vehicles' }>,
  { engine, intl, knowledge }: ViewSources,
): AnswerView => {
  const { formatMessage } = intl
  const { query, unread, hasNoOffer, isBeforeTax, ofEach } = reply
  const result = engine.search.search(query)
  const ids = result.rows(0, MOST_CARDS).map((row) => engine.columns.ids[row] ?? 0)
  const to = stockHref(query)
  const { unknownWords } = result
  const lines = [
    ...(hasNoOffer ? [formatMessage({ id: 'assistant.noOffer' })] : []),
    unknownWords.length > 0
      ? formatMessage({ id: 'assistant.noneFor' }, { words: unknownWords.join(' ') })
      : formatMessage({ id: 'assistant.found' }, { count: result.count }),
  ]
  const described = (one: StockQuery): string[] => describeQuery(one, engine.columns, knowledge, intl)
  const filters = described(query)
  const widerLabel = ({ query: other, count }: { query: StockQuery; count: number }): string => {
    if (count === engine.columns.count) return formatMessage({ id: 'assistant.wholeStock' })
    const kept = described(other)
    const wishes = filters.filter((wish) => !kept.includes(wish)).join(', ')
    return wishes === ''
      ? formatMessage({ id: 'assistant.wider' }, { count })
      : formatMessage({ id: 'assistant.widerThan' }, { count, wishes })
  }
  if (filters.length > 0) lines.push(formatMessage({ id: 'assistant.read' }, { filters: filters.join('\u202f; ') }))
  if (ofEach && result.count > 0)
    lines.push(formatMessage({ id: 'assistant.ofEach' }, { name: formatMessage({ id: `assistant.fact.${ofEach}` }) }))
  if (isBeforeTax) lines.push(formatMessage({ id: 'assistant.beforeTax' }))
  if (unread.length > 0)
    lines.push(formatMessage({ id: 'assistant.unread' }, { words: unread.slice(0, MOST_UNREAD).join(', ') }))
  if (result.count > 0)
    return view(
      lines,
      [{ label: formatMessage({ id: 'assistant.list' }, { count: result.count }), to }],
      ids,
      // Whoever asks for an instalment compares instalments.
      query.ranges.instalment && query.instalmentType,
    )
  const wider = engine.search.nearMatches(query)[0]
  const links = wider ? [{ label: widerLabel(wider), to: stockHref(wider.query) }] : []
  return view(lines, [...links, contactLink(intl)])
}

/** The vehicles that were found, what was understood and what was not, and a wider search where there are none. */
export const vehiclesView = (reply: Extract<Reply, { code: 'vehicles' }>, sources: ViewSources): AnswerView => ({
  ...answerOf(reply, sources),
  search: formatStockAddress({ query: reply.query, page: 1 }),
})
