import { Hono } from 'hono'
import { ASSISTANT_PATH } from '../../domain/assistant/remote/remote-question'
import { addErrors } from '../app'
import { setClientAddress } from '../http/client-address'
import { startServer } from '../http/start-server'
import type { RunningServer } from '../http/start-server'
import { createAssistantRoutes } from './routes'
import type { AssistantRoutesOptions } from './routes'
import { startStandInProvider } from './testing/stand-in-provider'

const FACTS = ['Peugeot 3008 GT, 2025, 32 900 €', 'Ettelbruck']
const question = (text = 'Combien coûte la 3008 ?') => ({ messages: [{ from: 'visitor', text }], facts: FACTS })

let standIn: Awaited<ReturnType<typeof startStandInProvider>>
const running: RunningServer[] = []
let lines: string[]
beforeAll(async () => {
  standIn = await startStandInProvider()
})
beforeEach(() => {
  lines = []
  standIn.asked.length = 0
})
afterEach(() => {
  for (const { server } of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(() => standIn.close())

const open = async (options: Partial<AssistantRoutesOptions> = {}) => {
  const logger = { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
  const provider = { url: standIn.url, key: 'key-of-the-provider', model: 'small', timeoutMs: 2_000 }
  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use(setClientAddress(null))
  addErrors(app, logger)
  app.route(ASSISTANT_PATH, createAssistantRoutes({ provider, logger, ...options }))
  const started = await startServer({ fetch: app.fetch, port: 0, host: '127.0.0.1', portVariable: 'PORT', logger })
  running.push(started)
  const url = `http://127.0.0.1:${started.port}${ASSISTANT_PATH}`
  const post = (body: unknown, init: RequestInit = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...init,
    })
  return { post, provider }
}
const linesOf = async (answer: Response): Promise<unknown[]> =>
  (await answer.text())
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
const codeOf = async (answer: Response): Promise<unknown> => {
  const body = (await answer.json()) as { error: { code: string } }
  return [answer.status, body.error.code]
}

describe('answers of a remote provider', () => {
  it('come sentence by sentence, from the facts and the conversation, with a key that stays here', async () => {
    const { post } = await open()
    standIn.behave('answers')
    const answer = await post(question())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
    expect(await linesOf(answer)).toEqual([
      { text: 'La Peugeot 3008 coûte 32 900 €.' },
      { text: ' Elle est à Ettelbruck.' },
      { done: true },
    ])
    const [asked] = standIn.asked
    expect(asked?.authorization).toBe('Bearer key-of-the-provider')
    expect(asked?.body).toMatchObject({
      model: 'small',
      stream: true,
      messages: [
        { role: 'system', content: expect.stringContaining('- Peugeot 3008 GT, 2025, 32 900 €') as string },
        { role: 'user', content: 'Combien coûte la 3008 ?' },
      ],
    })
    expect(lines).toEqual([])
  })

  it.each([
    ['is busy', [503, 'provider_busy']],
    ['fails', [502, 'provider_away']],
    ['refuses', [502, 'provider_refused']],
    ['garbles', [502, 'provider_garbled']],
  ] as const)('have a code when the provider %s', async (behaviour, expected) => {
    const { post } = await open()
    standIn.behave(behaviour)
    expect(await codeOf(await post(question()))).toEqual(expected)
    expect(lines).toEqual([`assistant: ${expected[1]}`])
  })

  it.each([
    ['breaks off', 'provider_broke_off'],
    ['invents', 'unfounded'],
  ] as const)('end with a code when the provider %s in the middle', async (behaviour, error) => {
    const { post } = await open()
    standIn.behave(behaviour)
    const answer = await linesOf(await post(question()))
    expect(answer).toEqual([{ text: 'La Peugeot 3008 coûte 32 900 €.' }, { error }])
    expect(lines).toEqual([`assistant: ${error}`])
  })

  it('take so long at most', async () => {
    // Long enough for the first sentence to be there on a busy machine, too.
    const { post, provider } = await open()
    standIn.behave('hangs')
    expect((await linesOf(await post(question()))).at(-1)).toEqual({ error: 'provider_slow' })
    const away = await open({ provider: { ...provider, url: 'http://127.0.0.1:9/' } })
    expect(await codeOf(await away.post(question()))).toEqual([502, 'provider_away'])
  })

  it('are not written to the end for a visitor who left', async () => {
    const { post } = await open()
    standIn.behave('hangs')
    const before = standIn.hungUp()
    const leave = new AbortController()
    const answer = await post(question(), { signal: leave.signal })
    await answer.body?.getReader().read()
    leave.abort()
    while (standIn.hungUp() === before) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(standIn.hungUp()).toBe(before + 1)
    expect(lines).toEqual([])
  })

  it('are so many a minute for one client', async () => {
    let now = 0
    const { post } = await open({ limits: { each: 2, all: 5 }, clock: () => now })
    standIn.behave('answers')
    const ask = async () => (await post(question())).status
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    now = 60_000
    expect(await ask()).toBe(200)
  })

  it('are refused where no provider is configured, and for what is no question', async () => {
    const off = await open({ provider: null })
    expect(await codeOf(await off.post(question()))).toEqual([404, 'assistant_off'])
    const { post } = await open()
    expect(await codeOf(await post(question(), { headers: { 'content-type': 'text/plain' } }))).toEqual([
      415,
      'unsupported_type',
    ])
    expect(await codeOf(await post({ messages: [], facts: [] }))).toEqual([422, 'invalid_question'])
    expect(await codeOf(await post(question('x'.repeat(200_000))))).toEqual([413, 'too_large'])
    expect(standIn.asked).toEqual([])
  })
})
