import type { IntlShape } from 'react-intl'
import { site } from '../../config/site'
import { paths } from '../../config/segments'
import type { Knowledge } from '../../domain/assistant/knowledge/knowledge'
import type { Reply } from '../../domain/assistant/reply/reply'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import type { StockEngine } from '../stock/load-stock'
import { stockHref } from '../stock/stock-href'
import type { AnswerLink, AnswerView } from './kept-conversation'
import { appointmentView } from './appointment-view'
import { brandDealersView } from './brand-dealers-view'
import { comparisonView } from './comparison-view'
import { dealershipView } from './dealership-view'
import { describeQuery } from './describe-query'
import { factLine } from './fact-text'
import { colourLines, durationLines, equipmentLines } from './vehicle-lines'
import { leaseServicesView } from './lease-services-view'
import { modelsView } from './models-view'
import { leaseFeesView, offersView } from './offers-view'
import { employeesView, languagesView } from './staff-view'
import { testDriveView } from './test-drive-view'

/** What answers are made from. */
export interface ViewSources {
  knowledge: Knowledge
  engine: StockEngine
  /** The vehicle whose page is open. */
  page: VehiclePageData | null
  /** Vehicles that are compared, as far as their records could be read. */
  compared: readonly VehiclePageData[]
  intl: Pick<IntlShape, 'formatMessage'>
}

const MOST_CARDS = 3
const MOST_UNREAD = 4

const contactLink = ({ formatMessage }: ViewSources['intl']): AnswerLink => ({
  label: formatMessage({ id: 'assistant.contact' }),
  to: site.stickyContact,
})

const view = (
  lines: readonly string[],
  links: readonly AnswerLink[] = [],
  vehicleIds: readonly number[] = [],
): AnswerView => ({
  lines,
  links,
  vehicleIds,
})

/** The answers to several questions of one message, each link once. */
const joinViews = (views: readonly AnswerView[]): AnswerView =>
  view(
    views.flatMap(({ lines }) => lines),
    views.flatMap(({ links }) => links).filter(({ to }, at, all) => all.findIndex((other) => other.to === to) === at),
    views.flatMap(({ vehicleIds }) => vehicleIds),
  )

const vehiclesView = (
  reply: Extract<Reply, { code: 'vehicles' }>,
  { engine, intl, knowledge }: ViewSources,
): AnswerView => {
  const { formatMessage } = intl
  const { query, unread, hasNoOffer, isBeforeTax } = reply
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
  const filters = describeQuery(query, engine.columns, knowledge, intl)
  if (filters.length > 0) lines.push(formatMessage({ id: 'assistant.read' }, { filters: filters.join('\u202f; ') }))
  if (isBeforeTax) lines.push(formatMessage({ id: 'assistant.beforeTax' }))
  if (unread.length > 0)
    lines.push(formatMessage({ id: 'assistant.unread' }, { words: unread.slice(0, MOST_UNREAD).join(', ') }))
  if (result.count > 0)
    return view(lines, [{ label: formatMessage({ id: 'assistant.list' }, { count: result.count }), to }], ids)
  const wider = engine.search.nearMatches(query)[0]
  const links = wider
    ? [
        {
          label:
            wider.count === engine.columns.count
              ? formatMessage({ id: 'assistant.wholeStock' })
              : formatMessage({ id: 'assistant.wider' }, { count: wider.count }),
          to: stockHref(wider.query),
        },
      ]
    : []
  return view(lines, [...links, contactLink(intl)])
}

/** An answer in words: each figure comes from a record, and a link leads to where the site shows it. */
export const viewOfReply = (reply: Reply, sources: ViewSources): AnswerView => {
  const { knowledge, page, intl } = sources
  const { formatMessage } = intl
  const pageLink: AnswerLink[] = page
    ? [{ label: `${page.vehicle.brandName} ${page.vehicle.modelName}`, to: paths.vehicle(page.vehicle) }]
    : []
  switch (reply.code) {
    case 'vehicles':
      return vehiclesView(reply, sources)
    case 'fact':
      return page
        ? view(
            [
              ...colourLines(reply.colours, page, intl),
              ...durationLines(reply, page, intl),
              factLine(reply.fact, page, intl),
            ],
            pageLink,
          )
        : view([formatMessage({ id: 'assistant.unknown' })])
    case 'equipment':
      return view(equipmentLines(reply, intl), pageLink)
    case 'dealership':
      return dealershipView(reply, knowledge.facts.dealerships, intl)
    case 'several':
      return joinViews(reply.replies.map((one) => viewOfReply(one, sources)))
    case 'models':
      return modelsView(reply, sources)
    case 'offers':
      return offersView(reply, intl)
    case 'employees':
      return employeesView(reply, knowledge.facts, intl)
    case 'languages':
      return languagesView(reply, knowledge.facts, intl)
    case 'leaseFees':
      return leaseFeesView(reply, intl)
    case 'leaseServices':
      return leaseServicesView(reply, intl)
    case 'faq':
      return view(
        [reply.entry.question, reply.entry.answer],
        [{ label: formatMessage({ id: 'assistant.readPage' }), to: reply.entry.path }],
      )
    case 'testDrive':
      return testDriveView(reply, sources)
    case 'brandDealers':
      return brandDealersView(reply, sources)
    case 'appointment':
      return appointmentView(reply, intl)
    case 'comparison':
      return comparisonView(reply, sources)
    case 'contact':
      return view([formatMessage({ id: 'assistant.person' })], [contactLink(intl)])
    case 'unknown':
    case 'automatic':
      return view([formatMessage({ id: `assistant.${reply.code}` })], [contactLink(intl)])
    case 'hello':
    case 'thanks':
      return view([formatMessage({ id: `assistant.${reply.code}` })])
  }
}
