import { Hono } from 'hono'
import type { AssistantProvider } from '../../config/env/assistant-env'
import { remoteQuestionSchema } from '../../contract/assistant'
import { foundedSentences } from '../../domain/assistant/remote/founded-sentences'
import { RemoteError } from '../../domain/assistant/remote/remote-question'
import type { RemoteLine, RemoteProblem } from '../../domain/assistant/remote/remote-question'
import { HttpError } from '../http/http-error'
import type { Logger } from '../http/logger'
import { createLogSummary } from '../http/log-summary'
import { readJsonBody } from '../http/read-json-body'
import { createRequestLimit } from '../http/request-limit'
import type { RequestLimits } from '../http/request-limit'
import { askProvider } from './ask-provider'
import { providerMessages } from './provider-messages'

export interface AssistantRoutesOptions {
  /** Null: none is configured, and the built-in assistant answers alone. */
  provider: AssistantProvider | null
  logger: Logger
  limits?: RequestLimits
  /** In milliseconds. */
  clock?: () => number
}

/** Each answer costs money; a person asks less often. */
const LIMITS: RequestLimits = { each: 10, all: 240 }
/** Bytes of a body, which no question within its bounds reaches with usual letters. */
const MAX_BODY = 128 * 1024

const STATUS: Partial<Record<RemoteProblem, 503 | 504>> = { provider_busy: 503, provider_slow: 504 }

const lineOf = (line: RemoteLine): Uint8Array => new TextEncoder().encode(`${JSON.stringify(line)}\n`)

/**
 * `POST /api/assistant`: has the configured provider answer a question from the facts that come with it, and streams the
 * answer as lines of JSON, sentence by sentence. An answer that says what no fact says ends there. Neither questions nor
 * answers are logged or kept.
 */
export const createAssistantRoutes = ({ provider, logger, limits = LIMITS, clock }: AssistantRoutesOptions): Hono => {
  const summary = createLogSummary(logger)
  const isTaken = createRequestLimit(limits, clock)
  const problemOf = (error: unknown): RemoteProblem => {
    if (!(error instanceof RemoteError)) throw error
    summary.add(`assistant: ${error.code}`)
    return error.code
  }
  const routes = new Hono()
  routes.post('/', async (context) => {
    if (!provider) throw new HttpError(404, 'assistant_off', 'No provider is configured.')
    // Pages of other sites cannot send JSON without asking first, and nobody answers them.
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
      throw new HttpError(415, 'unsupported_type', 'Send it as application/json.')
    if (!isTaken(context.get('clientAddress') ?? null))
      throw new HttpError(429, 'too_many', 'Too many questions in a minute.', undefined, 60)
    const question = await readJsonBody(context.req.raw, remoteQuestionSchema, MAX_BODY)
    if (!question.success) throw new HttpError(422, 'invalid_question', 'These are no messages and facts.')

    const left = new AbortController()
    const visitor = AbortSignal.any([context.req.raw.signal, left.signal])
    const signal = AbortSignal.any([visitor, AbortSignal.timeout(provider.timeoutMs)])
    const sentences = foundedSentences(
      askProvider(provider, providerMessages(question.data), signal),
      question.data.facts,
    )
    // Awaited here, so that what fails at once has a status of its own.
    const first = await sentences.next().catch((error: unknown) => {
      if (visitor.aborted) return null
      const code = problemOf(error)
      throw new HttpError(
        STATUS[code] ?? 502,
        code,
        'The provider gave no answer.',
        undefined,
        code === 'provider_busy' ? 60 : undefined,
      )
    })
    if (!first) return context.body(null, 204)
    const write = (
      controller: ReadableStreamDefaultController<Uint8Array>,
      { done, value }: IteratorResult<string, void>,
    ): void => {
      controller.enqueue(lineOf(done ? { done: true } : { text: value }))
      if (done) controller.close()
    }
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => write(controller, first),
      pull: async (controller) => {
        try {
          write(controller, await sentences.next())
        } catch (error) {
          if (visitor.aborted) return
          controller.enqueue(lineOf({ error: problemOf(error) }))
          controller.close()
        }
      },
      cancel: () => left.abort(),
    })
    return context.body(body, 200, {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'no-store',
      // A proxy must not gather it.
      'X-Accel-Buffering': 'no',
    })
  })
  routes.all('/', (context) => {
    context.header('Allow', 'POST')
    throw new HttpError(405, 'method_not_allowed', 'Send it with POST.')
  })
  return routes
}
