import { Hono } from 'hono'
import { ASSISTANT_PATH, RemoteError } from '../../src/domain/assistant/remote/remote-question'
import { streamAnswer } from '../../src/features/assistant/stream-answer'
import { createAssistantRoutes } from '../../src/server/assistant/routes'
import { startStandInProvider } from '../../src/server/assistant/testing/stand-in-provider'
import { addErrors } from '../../src/server/app'
import { startServer } from '../../src/server/http/start-server'
import type { RunningServer } from '../../src/server/http/start-server'

const QUESTION = {
  messages: [{ from: 'visitor' as const, text: 'Combien coûte la 3008 ?' }],
  facts: ['Peugeot 3008, 32 900 €'],
}
let standIn: Awaited<ReturnType<typeof startStandInProvider>>
let running: RunningServer
const fetchOfNode = globalThis.fetch

beforeAll(async () => {
  standIn = await startStandInProvider()
  const logger = { info: () => undefined, error: () => undefined }
  const provider = { url: standIn.url, key: undefined, model: 'small', timeoutMs: 300 }
  const app = new Hono<{ Variables: { requestId: string } }>()
  addErrors(app, logger)
  app.route(ASSISTANT_PATH, createAssistantRoutes({ provider, logger }))
  running = await startServer({ fetch: app.fetch, port: 0, host: '127.0.0.1', portVariable: 'PORT', logger })
  // A browser completes a path with the origin of its page; the server asks the provider by its whole address.
  globalThis.fetch = (to, init) =>
    fetchOfNode(to === ASSISTANT_PATH ? `http://127.0.0.1:${running.port}${to}` : to, init)
})
afterAll(() => {
  globalThis.fetch = fetchOfNode
  running.server.closeAllConnections()
  running.server.close()
  standIn.close()
})

const ask = async (): Promise<{ text: string; problem: string | null }> => {
  let text = ''
  try {
    for await (const sentence of streamAnswer(QUESTION, new AbortController().signal)) text += sentence
    return { text, problem: null }
  } catch (error) {
    if (error instanceof RemoteError) return { text, problem: error.code }
    throw error
  }
}

describe('an answer on its way from a provider to a browser', () => {
  const FIRST = 'La Peugeot 3008 coûte 32 900 €.'
  it.each([
    ['answers', `${FIRST} Elle est à Ettelbruck.`, null],
    ['invents', FIRST, 'unfounded'],
    ['breaks off', FIRST, 'provider_broke_off'],
    ['hangs', FIRST, 'provider_slow'],
    ['is busy', '', 'provider_busy'],
    ['fails', '', 'provider_away'],
    ['garbles', '', 'provider_garbled'],
  ] as const)('ends as it should when the provider %s', async (behaviour, text, problem) => {
    standIn.behave(behaviour)
    expect(await ask()).toEqual({ text, problem })
  })
})
