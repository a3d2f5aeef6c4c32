import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import { answerQuestion } from '../../domain/assistant/answer'
import type { Reply } from '../../domain/assistant/reply'
import { localDay } from '../../domain/format/date'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import { withLive } from '../../domain/vehicle/live'
import { useLive } from '../live/live-store'
import { loadVehicle } from '../vehicle/load-vehicle'
import type { AnswerView } from './kept-conversation'
import { viewOfReply } from './reply-view'
import type { ViewSources } from './reply-view'
import type { AssistantState } from './use-knowledge'

export type ReadyAssistant = Extract<AssistantState, { state: 'ready' }>

/** The path of the vehicle that a page is about, a form of it or a calculator included; null for other pages. */
const vehiclePathOf = (path: string): string | null => {
  const segments = path.split('/')
  const at = segments.findIndex((segment) => vehicleIdOf(segment) !== null)
  return at < 0 ? null : `${paths.stock}/${segments[at] ?? ''}`
}

export interface BuiltInAnswer {
  reply: Reply
  view: AnswerView
  sources: ViewSources
}

/** The answer from the records of this release, with the vehicle of the page at hand. */
export const builtInAnswer = async (
  asked: string,
  path: string,
  { knowledge, engine }: ReadyAssistant,
  intl: IntlShape,
): Promise<BuiltInAnswer> => {
  const vehiclePath = vehiclePathOf(path)
  const loaded = vehiclePath === null ? null : await loadVehicle(vehiclePath)
  const data = loaded?.state === 'ready' ? loaded.data : null
  const page = data && { ...data, vehicle: withLive(data.vehicle, useLive.getState().facts.get(data.vehicle.id)) }
  const reply = answerQuestion(asked, knowledge, {
    today: localDay(new Date()),
    vehicle: page && { id: page.vehicle.id, equipment: page.vehicle.equipment.map(({ label }) => label) },
  })
  const sources = { knowledge, engine, page, intl }
  return { reply, view: viewOfReply(reply, sources), sources }
}
