import { isRecord } from '../../domain/is-record'
import { linesOf } from '../../domain/assistant/remote/lines-of'
import { ASSISTANT_PATH, REMOTE_PROBLEMS, RemoteError } from '../../domain/assistant/remote/remote-question'
import type { RemoteProblem, RemoteQuestion } from '../../domain/assistant/remote/remote-question'

/** The server ends an answer before; this is for a connection that is dead. */
const TIMEOUT_MS = 60_000

const problemOf = (value: unknown): RemoteError =>
  new RemoteError(REMOTE_PROBLEMS.find((code): code is RemoteProblem => code === value) ?? 'provider_away')

const parseLine = (line: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(line)
    if (isRecord(value)) return value
  } catch {
    // As good as a line of another shape.
  }
  throw new RemoteError('provider_garbled')
}

const codeOf = async (answer: Response): Promise<unknown> => {
  const body: unknown = await answer.json().catch(() => null)
  return isRecord(body) && isRecord(body.error) ? body.error.code : null
}

const ask = async (question: RemoteQuestion, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
  const answer = await fetch(ASSISTANT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  }).catch(() => {
    throw new RemoteError('provider_away')
  })
  if (!answer.ok || !answer.body) throw problemOf(await codeOf(answer))
  return answer.body
}

/**
 * Asks the remote provider, by way of the site's own server, and yields its answer sentence by sentence.
 *
 * @param signal ends the request, and with it that of the server to the provider
 * @throws RemoteError, also for an answer that broke off
 */
export async function* streamAnswer(question: RemoteQuestion, signal: AbortSignal): AsyncGenerator<string, void> {
  const ending = new AbortController()
  const end = (): void => ending.abort()
  const timer = setTimeout(end, TIMEOUT_MS)
  signal.addEventListener('abort', end)
  try {
    for await (const line of linesOf(await ask(question, ending.signal))) {
      const { text, done, error } = parseLine(line)
      if (done === true) return
      if (typeof text !== 'string') throw problemOf(error)
      yield text
    }
    throw new RemoteError('provider_broke_off')
  } catch (error) {
    throw error instanceof RemoteError ? error : new RemoteError('provider_broke_off')
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
