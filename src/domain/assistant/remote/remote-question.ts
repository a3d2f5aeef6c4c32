/** Address that browsers send questions for the remote provider to. */
export const ASSISTANT_PATH = '/api/assistant'

/** Bounds of a question: messages of the conversation, the last one included, facts, and characters of each. */
export const MAX_MESSAGES = 9
export const MAX_MESSAGE = 1_500
export const MAX_FACTS = 80
export const MAX_FACT = 800

export interface RemoteMessage {
  from: 'visitor' | 'assistant'
  text: string
}

/** What a browser asks: the conversation, its last message the question, and the facts that an answer may use. */
export interface RemoteQuestion {
  messages: readonly RemoteMessage[]
  facts: readonly string[]
}

/** Why an answer did not come to its end; `unfounded`: it had a figure or an address that no fact has. */
export const REMOTE_PROBLEMS = [
  'assistant_off',
  'too_many',
  'provider_away',
  'provider_busy',
  'provider_refused',
  'provider_slow',
  'provider_garbled',
  'provider_broke_off',
  'unfounded',
] as const
export type RemoteProblem = (typeof REMOTE_PROBLEMS)[number]

/** An answer of the remote provider that did not come to its end. */
export class RemoteError extends Error {
  override name = 'RemoteError'

  constructor(readonly code: RemoteProblem) {
    super(code)
  }
}

/** One line of the answer, as JSON: sentences, then `done` or what went wrong. */
export type RemoteLine = { text: string } | { done: true } | { error: RemoteProblem }
