import { sendJson, startServer } from '../domain/testing/http-server'
import { createContentClient } from './content-client'
import { readLinks } from './read-links'

const read = async (body: unknown) => {
  const server = await startServer((_request, response) => sendJson(response, body))
  const outcome = await readLinks(createContentClient({ endpoint: `${server.url}/v2`, token: 'secret' }), {
    cv: '1',
  }).then(
    (links) => [...links],
    (error: unknown) => String(error),
  )
  await server.close()
  return outcome
}

describe('the list of stories', () => {
  it('holds stories, no folders', async () => {
    const links = { a: { uuid: 'a', slug: 'news', is_folder: true }, b: { uuid: 'b', slug: 'news', is_folder: false } }
    expect(await read({ links })).toEqual([['b', 'news']])
  })

  it.each([{}, { links: null }, { links: { a: { uuid: 'a' } } }])(
    'fails with one line that names the address, but no token: %j',
    async (body) => {
      const outcome = await read(body)
      expect(outcome).toMatch(
        /^ContentApiError: Content API: GET http\S+\/v2\/cdn\/links\?\S*token=\*\*\*\S*: the answer is not what it should be/,
      )
      expect(outcome).not.toMatch(/secret|\n/)
    },
  )
})
