import { z } from 'zod'
import type { AssistantProvider } from '../../config/env/assistant-env'
import { safeParse } from '../../contract/safe-parse'
import { RemoteError } from '../../domain/assistant/remote/remote-question'
import { readEventData } from './event-stream'
import type { ProviderMessage } from './provider-messages'

/** Characters of an answer, and tokens that are asked for. */
const MAX_ANSWER = 4_000
const MAX_TOKENS = 500
/** Little freedom: the answer repeats facts. */
const TEMPERATURE = 0.2

const chunkSchema = z.object({
  choices: z.array(
    z.object({ delta: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }),
  ),
})

const problemOf = (status: number): RemoteError =>
  new RemoteError(status === 429 ? 'provider_busy' : status >= 500 ? 'provider_away' : 'provider_refused')

/** Waits for something of the provider. @throws RemoteError; `provider_slow` when the time is over */
const orProblem = async <Value>(work: Promise<Value>, signal: AbortSignal, otherwise: RemoteError): Promise<Value> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof RemoteError) throw error
    throw signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
      ? new RemoteError('provider_slow')
      : otherwise
  }
}

const parseChunk = (data: string): z.output<typeof chunkSchema> => {
  try {
    const parsed = safeParse(chunkSchema, JSON.parse(data))
    if (parsed.success) return parsed.data
  } catch {
    // Not JSON: an answer as good as one of another shape.
  }
  throw new RemoteError('provider_garbled')
}

/**
 * Asks a provider of the chat completions API and yields the pieces of its answer.
 *
 * @param signal ends the request to the provider too
 * @throws RemoteError
 * @see https://platform.openai.com/docs/api-reference/chat/streaming
 */
export async function* askProvider(
  { url, key, model }: AssistantProvider,
  messages: readonly ProviderMessage[],
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const request = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, messages, stream: true, max_tokens: MAX_TOKENS, temperature: TEMPERATURE }),
    redirect: 'error',
    signal,
  })
  const answer = await orProblem(request, signal, new RemoteError('provider_away'))
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    throw problemOf(answer.status)
  }
  const events = readEventData(answer.body)
  let length = 0
  let isOver = false
  try {
    for (;;) {
      const { done, value } = await orProblem(events.next(), signal, new RemoteError('provider_broke_off'))
      if (done || value === '[DONE]') break
      const [choice] = parseChunk(value).choices
      const text = choice?.delta.content ?? ''
      length += text.length
      if (length > MAX_ANSWER) throw new RemoteError('provider_garbled')
      if (text !== '') yield text
      isOver ||= choice?.finish_reason === 'stop'
    }
  } finally {
    await events.return(undefined)
  }
  if (!isOver) throw new RemoteError(length === 0 ? 'provider_garbled' : 'provider_broke_off')
}
