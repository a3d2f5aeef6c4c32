import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NO_FEEDS } from '../domain/content/feeds'
import { readFeeds } from './read-feeds'

const answers: Record<string, [status: number, body: string]> = {}
const server = createServer((request, response) => {
  const [status, body] = answers[request.url ?? ''] ?? [404, '']
  response.writeHead(status).end(body)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const read = async (before = NO_FEEDS) => {
  const lines: string[] = []
  const addresses = { VACANCIES_URL: `${origin}/jobs`, REVIEWS_URL: `${origin}/reviews` }
  const feeds = await readFeeds(addresses, { before, warn: (line) => void lines.push(line), timeout: 1_000 })
  return { feeds, lines }
}

describe('feeds of vacancies and reviews', () => {
  it('are read as they are, and are the same object while nothing changes', async () => {
    answers['/jobs'] = [200, '{"vacancies":[{"id":"7","title":"Carrossier"}]}']
    answers['/reviews'] = [200, '{"rating":4.6,"count":310,"reviews":[]}']
    const { feeds, lines } = await read()
    expect(lines).toEqual([])
    expect(feeds).toEqual({
      vacancies: [{ id: '7', title: 'Carrossier' }],
      reviews: { rating: 4.6, count: 310, reviews: [] },
    })
    expect((await read(feeds)).feeds).toBe(feeds)
  })

  it.each([
    ['does not answer with success', [503, ''], 'HTTP 503'],
    ['is no JSON', [200, '<html>'], 'VACANCIES_URL'],
    ['has another form', [200, '[]'], 'has not the form'],
  ] as const)('keep what was known of one that %s, and say so', async (_, answer, reason) => {
    const before = { vacancies: [{ id: '1' }], reviews: null }
    answers['/jobs'] = [...answer]
    answers['/reviews'] = [200, '{"rating":4.6,"count":310,"reviews":[]}']
    const { feeds, lines } = await read(before)
    expect(feeds.vacancies).toBe(before.vacancies)
    expect(feeds.reviews).toMatchObject({ count: 310 })
    expect(lines).toEqual([expect.stringContaining(reason)])
  })

  it('are none where none is configured', async () => {
    expect(await readFeeds({}, { before: NO_FEEDS, warn: () => undefined })).toBe(NO_FEEDS)
  })
})
