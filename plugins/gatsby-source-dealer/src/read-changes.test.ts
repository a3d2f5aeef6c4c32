import { createClient } from './client'
import { DEFAULTS } from './options'
import { readChanges } from './read-changes'
import { sendJson, startServer } from '../../../src/domain/testing/http-server'

const COUNT = 250
const log = Array.from({ length: COUNT }, (_, index) => ({ op: 'delete', seq: index + 1, id: index + 1 }))

describe('a client of the dealer API', () => {
  it('shows its token, and never prints it', async () => {
    const given: (string | undefined)[] = []
    const server = await startServer((request, response) => {
      given.push(request.headers.authorization)
      sendJson(response, {}, request.headers.authorization === undefined ? 401 : 403)
    })
    const options = { url: server.url, timeout: 1_000, retryDelay: 1 }
    await expect(createClient({ ...options, token: 'the-secret' }).get('/x')).rejects.toThrow(/^((?!the-secret).)*403/)
    await expect(createClient(options).get('/x')).rejects.toThrow('401')
    expect(given).toEqual(['Bearer the-secret', undefined])
    await server.close()
  })
})

describe('changes read page by page', () => {
  it('are few at first, and the next are asked for while those are looked at', async () => {
    let isSecondAsked = (): void => undefined
    const second = new Promise<void>((resolve) => (isSecondAsked = resolve))
    const server = await startServer(({ url = '' }, response) => {
      const { searchParams } = new URL(url, 'http://localhost')
      const from = Number(searchParams.get('after') ?? 0)
      if (from > 0) isSecondAsked()
      const items = log.slice(from, from + Number(searchParams.get('limit')))
      sendJson(response, { items, cursor: String(from + items.length), more: from + items.length < COUNT })
    })
    const options = { ...DEFAULTS, url: server.url }
    const pages = readChanges(createClient(options), options, null)
    const first = await pages.next()
    // Nobody has asked for the second page yet, and yet it comes.
    await second
    const seen = first.done ? [] : [first.value]
    for await (const page of pages) seen.push(page)
    expect(seen.map(({ items }) => items.length)).toEqual([100, 150])
    expect(seen.flatMap(({ items }) => items.map(({ seq }) => seq))).toEqual(log.map(({ seq }) => seq))
    expect(server.asked).toHaveLength(2)
    await server.close()
  })
})
