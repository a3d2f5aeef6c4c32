import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import type { Knowledge } from '../../domain/assistant/knowledge/knowledge'
import type { Reply } from '../../domain/assistant/reply/reply'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import type { StockEngine } from '../stock/load-stock'
import type { AnswerLink, AnswerView } from './kept-conversation'
import { appointmentView } from './appointment-view'
import { brandDealersView } from './brand-dealers-view'
import { comparisonView } from './comparison-view'
import { dealershipView } from './dealership-view'
import { equipmentLines, factLines } from './vehicle-lines'
import { leaseServicesView } from './lease-services-view'
import { modelsView } from './models-view'
import { leaseFeesView, offerFactView, offerLink, offersView } from './offers-view'
import { employeesView, languagesView } from './staff-view'
import { testDriveView } from './test-drive-view'
import { vehiclesView } from './vehicles-view'
import { contactLink, view } from './view-parts'

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

/** The answers to several questions of one message, each link once. */
const joinViews = (views: readonly AnswerView[]): AnswerView =>
  view(
    views.flatMap(({ lines }) => lines),
    views.flatMap(({ links }) => links).filter(({ to }, at, all) => all.findIndex((other) => other.to === to) === at),
    views.flatMap(({ vehicleIds }) => vehicleIds),
    views.find(({ priceType }) => priceType)?.priceType,
  )

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
      return page ? view(factLines(reply, page, intl), pageLink) : view([formatMessage({ id: 'assistant.unknown' })])
    case 'equipment':
      return view(equipmentLines(reply, intl), reply.offer ? [offerLink(reply.offer)] : pageLink)
    case 'offerFact':
      return offerFactView(reply, intl)
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
