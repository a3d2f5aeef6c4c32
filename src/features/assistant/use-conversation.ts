import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import { answerQuestion } from '../../domain/assistant/answer'
import { localDay } from '../../domain/format/date'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { withLive } from '../../domain/vehicle/live'
import { useLive } from '../live/live-store'
import { loadVehicle } from '../vehicle/load-vehicle'
import { keepConversation, readConversation } from './conversation'
import type { Turn } from './conversation'
import { viewOfReply } from './reply-view'
import { useKnowledge } from './use-knowledge'
import type { AssistantState } from './use-knowledge'

export interface ConversationState {
  assistant: AssistantState
  turns: readonly Turn[]
  ask: (asked: string) => void
  erase: () => void
}

/** The path of the vehicle that a page is about, a form of it or a calculator included; null for other pages. */
const vehiclePathOf = (path: string): string | null => {
  const segments = path.split('/')
  const at = segments.findIndex((segment) => vehicleIdOf(segment) !== null)
  return at < 0 ? null : `${paths.stock}/${segments[at] ?? ''}`
}

/** The conversation of this visit: questions that wait are answered as soon as the assistant is ready. */
export const useConversation = (path: string): ConversationState => {
  const intl = useIntl()
  const assistant = useKnowledge()
  const [turns, setTurns] = useState<readonly Turn[]>(readConversation)
  useEffect(() => keepConversation(turns), [turns])
  const waiting = turns.find(({ answer }) => answer === null)
  useEffect(() => {
    if (!waiting || assistant.state !== 'ready') return
    let isOver = false
    const answer = async (): Promise<void> => {
      const vehiclePath = vehiclePathOf(path)
      const loaded = vehiclePath === null ? null : await loadVehicle(vehiclePath)
      if (isOver) return
      const data: VehiclePageData | null = loaded?.state === 'ready' ? loaded.data : null
      const page = data && { ...data, vehicle: withLive(data.vehicle, useLive.getState().facts.get(data.vehicle.id)) }
      const reply = answerQuestion(waiting.asked, assistant.knowledge, {
        today: localDay(new Date()),
        vehicle: page && { id: page.vehicle.id, equipment: page.vehicle.equipment.map(({ label }) => label) },
      })
      const view = viewOfReply(reply, { knowledge: assistant.knowledge, engine: assistant.engine, page, intl })
      setTurns((now) => now.map((turn) => (turn === waiting ? { ...turn, answer: view } : turn)))
    }
    void answer()
    return () => {
      isOver = true
    }
  }, [waiting, assistant, path, intl])
  return {
    assistant,
    turns,
    ask: (asked) => setTurns((now) => [...now, { asked, answer: null }]),
    erase: () => setTurns([]),
  }
}
