import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { assistantProvider } from '../../config/external/assistant-provider'
import { isGranted, useConsent } from '../consent/consent-store'
import { builtInAnswer } from './answer-question'
import type { ReadyAssistant } from './answer-question'
import { keepConversation, readConversation, withoutProvided } from './kept-conversation'
import type { AnswerView, Turn } from './kept-conversation'
import { isWorthAsking, remoteQuestion } from './remote-question'
import { streamAnswer } from './stream-answer'
import { useKnowledge } from './use-knowledge'
import type { AssistantState } from './use-knowledge'

export interface ConversationState {
  assistant: AssistantState
  turns: readonly Turn[]
  /** What the provider has said so far of the answer that waits; empty until its first sentence. */
  streamed: string
  ask: (asked: string) => void
  /** Asks the last question again. */
  askAgain: () => void
  erase: () => void
}

/** Whether questions go to the remote provider: there is one, and the visitor agreed to comfort. */
const isRemote = (): boolean => assistantProvider() !== '' && isGranted('comfort')

const paragraphs = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The conversation of this visit: questions that wait are answered as soon as the assistant is ready. */
export const useConversation = (path: string): ConversationState => {
  const intl = useIntl()
  const assistant = useKnowledge()
  const [turns, setTurns] = useState<readonly Turn[]>(readConversation)
  const [streamed, setStreamed] = useState('')
  useEffect(() => keepConversation(turns), [turns])
  useEffect(() => useConsent.subscribe(() => (isRemote() ? undefined : setTurns(withoutProvided))), [])
  // An answer that is on its way goes on while pages change.
  const latest = useRef({ path, turns })
  useEffect(() => {
    latest.current = { path, turns }
  }, [path, turns])
  const waiting = turns.find(({ answer }) => answer === null)
  useEffect(() => {
    if (!waiting || assistant.state !== 'ready') return
    const leaving = new AbortController()
    const finish = (answer: AnswerView): void => {
      if (leaving.signal.aborted) return
      setStreamed('')
      setTurns((now) => now.map((turn) => (turn === waiting ? { ...turn, answer } : turn)))
    }
    const answer = async (ready: ReadyAssistant): Promise<void> => {
      const { path: page, turns: all } = latest.current
      const last = all[all.indexOf(waiting) - 1]?.answer ?? null
      const { reply, view, sources } = await builtInAnswer(waiting.asked, last, page, ready, intl)
      if (!isRemote() || !isWorthAsking(reply)) {
        finish(view)
        return
      }
      // What was asked before the visitor agreed stays here.
      const before = latest.current.turns.filter(({ answer: given }) => given?.by !== undefined)
      // A withdrawal ends the request: the answered turn no longer waits.
      const ignore = useConsent.subscribe(() => (isRemote() ? undefined : finish(view)))
      let text = ''
      try {
        const question = remoteQuestion(before, waiting.asked, reply, view, sources)
        for await (const sentence of streamAnswer(question, leaving.signal)) {
          if (leaving.signal.aborted) return
          text += sentence
          setStreamed(text)
        }
        finish({ ...view, lines: paragraphs(text), by: 'provider' })
      } catch {
        // Whatever went wrong, the answer from our records stands; what was streamed may be wrong and goes.
        finish({ ...view, by: 'fallback' })
      } finally {
        ignore()
      }
    }
    void answer(assistant)
    return () => {
      leaving.abort()
      setStreamed('')
    }
  }, [waiting, assistant, intl])
  return {
    assistant,
    turns,
    streamed,
    ask: (asked) => setTurns((now) => [...now, { asked, answer: null }]),
    askAgain: () =>
      setTurns((now) => now.map((turn, at) => (at === now.length - 1 ? { ...turn, answer: null } : turn))),
    erase: () => setTurns([]),
  }
}
