import { startServer } from '../domain/testing/http-server'
import { virtualClock } from './testing/virtual-clock'
import { createContentFetch } from './content-fetch'

type Answer = Parameters<typeof startServer>[0]

const LIST_HEADERS = { total: '0', 'per-page': '100' }
const json =
  (body: unknown, headers: Record<string, string> = LIST_HEADERS, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, headers).end(JSON.stringify(body))
  }

/** Asks a server that gives these answers in turn, the last one for ever. */
const ask = async (path: string, answers: Answer[], timeout = 1000) => {
  let calls = 0
  const server = await startServer((request, response) =>
    answers[Math.min(calls++, answers.length - 1)]?.(request, response),
  )
  const contentFetch = createContentFetch({ timeout, clock: virtualClock() })
  const outcome = await contentFetch(`${server.url}${path}?token=secret`).then(
    async (response) => JSON.stringify(await response.json()),
    (error: unknown) => String(error),
  )
  await server.close()
  return { outcome, calls }
}

describe('asking the content API', () => {
  it('hands over a good answer with its headers', async () => {
    expect(await ask('/v2/cdn/stories', [json({ stories: [] })])).toEqual({ outcome: '{"stories":[]}', calls: 1 })
  })

  it.each([408, 409, 425, 500, 502, 503, 504])('asks once more after %i', async (status) => {
    const failure = json({}, {}, status)
    expect(await ask('/v2/cdn/stories', [failure, json({ stories: [] })])).toEqual({
      outcome: '{"stories":[]}',
      calls: 2,
    })
    const { outcome, calls } = await ask('/v2/cdn/stories', [failure])
    expect(outcome).toContain(`answered ${status}`)
    expect(calls).toBe(2)
  })

  it('asks again up to ten times after 429, whatever its body', async () => {
    const busy: Answer = (_request, response) => void response.writeHead(429).end('slow down')
    expect((await ask('/v2/cdn/stories', [...Array<Answer>(10).fill(busy), json({ stories: [] })])).outcome).toBe(
      '{"stories":[]}',
    )
    const { outcome, calls } = await ask('/v2/cdn/stories', [busy])
    expect(outcome).toContain('answered 429')
    expect(calls).toBe(11)
  })

  it.each<[string, string, Answer, RegExp]>([
    ['a refused token', '/v2/cdn/spaces/me', json({}, {}, 401), /STORYBLOK_TOKEN/],
    ['an address that is not there', '/v2/cdn/stories', json({}, {}, 404), /answered 404/],
    [
      'half an answer',
      '/v2/cdn/stories',
      (_request, response) => void response.end('{"stories":[{"na'),
      /not JSON \(16 characters, it may be cut off\)/,
    ],
    ['something else', '/v2/cdn/links', json([]), /not a JSON object/],
    ['a space without languages', '/v2/cdn/spaces/me', json({ space: { version: 1 } }), /does not describe a space/],
    ['a list that is none', '/v2/cdn/stories', json({ stories: null }), /has no list of stories/],
    [
      'a list that may be one page of many',
      '/v2/cdn/stories',
      json({ stories: [] }, { total: '90' }),
      /lacks the header per-page/,
    ],
    ['a closed connection', '/v2/cdn/stories', (request) => void request.socket.destroy(), /GET http/],
  ])('fails with one line that names address and cause, but no token: %s', async (_name, path, answer, message) => {
    const { outcome } = await ask(path, [answer])
    expect(outcome).toMatch(message)
    expect(outcome).toContain(`${path}?token=***`)
    expect(outcome).not.toMatch(/secret|\n/)
  })

  it('does not wait for ever', async () => {
    const { outcome } = await ask('/v2/cdn/stories', [() => undefined], 30)
    expect(outcome).toContain('no complete answer within 30 ms')
  })
})
