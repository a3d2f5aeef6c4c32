import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import { answerQuestion } from '../../domain/assistant/answer'
import type { Knowledge } from '../../domain/assistant/knowledge/knowledge'
import type { Reply } from '../../domain/assistant/reply/reply'
import { localDay } from '../../domain/format/date'
import { TOWNS } from '../../domain/location/towns'
import { summaryOf } from '../../domain/stock-search/codec/summary'
import type { StockQuery } from '../../domain/stock-search/engine/query'
import { parseStockAddress } from '../../domain/stock-search/url/stock-address'
import { withLive } from '../../domain/vehicle/live'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { useLive } from '../live/live-store'
import type { StockEngine } from '../stock/load-stock'
import { loadVehicle } from '../vehicle/load-vehicle'
import { askedFrom, vehiclePathOf } from './asker-of-page'
import type { AnswerView } from './kept-conversation'
import { viewOfReply } from './reply-view'
import type { ViewSources } from './reply-view'
import type { AssistantState } from './use-knowledge'

export type ReadyAssistant = Extract<AssistantState, { state: 'ready' }>

/** What the page of a vehicle says, with the prices of now; null where it cannot be read. */
const loadRecord = async (path: string): Promise<VehiclePageData | null> => {
  const loaded = await loadVehicle(path)
  if (loaded.state !== 'ready') return null
  const { vehicle } = loaded.data
  return { ...loaded.data, vehicle: withLive(vehicle, useLive.getState().facts.get(vehicle.id)) }
}

const recordOf = async (id: number, { columns }: StockEngine): Promise<VehiclePageData | null> => {
  const row = columns.ids.indexOf(id)
  return row < 0 ? null : loadRecord(paths.vehicle(summaryOf(columns, row)))
}

export interface BuiltInAnswer {
  reply: Reply
  view: AnswerView
  sources: ViewSources
}

/** What an answer searched for; undefined where it was no search. */
const searchOf = (answer: AnswerView | null, { facts }: Knowledge): StockQuery | undefined =>
  answer?.search === undefined
    ? undefined
    : parseStockAddress(answer.search, [], { sites: facts.dealerships, towns: TOWNS }).query

/** The answer from the records of this release, with the vehicle of the page and the answer before it at hand. */
export const builtInAnswer = async (
  asked: string,
  before: AnswerView | null,
  path: string,
  { knowledge, engine }: ReadyAssistant,
  intl: IntlShape,
): Promise<BuiltInAnswer> => {
  const vehiclePath = vehiclePathOf(path)
  const page = vehiclePath === null ? null : await loadRecord(vehiclePath)
  const searched = searchOf(before, knowledge)
  const reply = answerQuestion(asked, knowledge, {
    ...askedFrom(path, knowledge.facts),
    ...(page?.location && { here: [page.location.id] }),
    ...(searched && { before: searched }),
    today: localDay(new Date()),
    vehicle: page && { id: page.vehicle.id, equipment: page.vehicle.equipment.map(({ label }) => label) },
  })
  const ids = reply.code === 'comparison' ? reply.vehicleIds : []
  const records = await Promise.all(ids.map(async (id) => (id === page?.vehicle.id ? page : recordOf(id, engine))))
  const sources = { knowledge, engine, page, compared: records.filter((record) => record !== null), intl }
  return { reply, view: viewOfReply(reply, sources), sources }
}
