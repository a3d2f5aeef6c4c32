import { sendJson, startServer } from '../../domain/testing/http-server'
import { readMoves } from './read-moves'

const read = async (body: unknown, status = 200): Promise<unknown> => {
  const server = await startServer((_request, response) => sendJson(response, body, status))
  const outcome = await readMoves(`${server.url}/api/redirects/moved`).catch((error: unknown) => String(error))
  await server.close()
  return outcome
}

describe('the list of moved stories', () => {
  it('is read', async () => {
    expect(await read({ moved: [{ from: '/a', to: '/b', at: 1 }] })).toEqual([{ from: '/a', to: '/b' }])
  })

  it.each([
    [{}, 200, 'no list of moved'],
    [{ moved: [{ from: '//x', to: '/b' }] }, 200, 'no list of moved'],
    [{}, 404, 'answered 404'],
  ])('fails with one line: %j %i', async (body, status, reason) => {
    expect(await read(body, status)).toMatch(
      new RegExp(`^MovedPathsError: MOVED_PATHS_URL: GET http\\S+/api/redirects/moved: .*${reason}.*$`),
    )
  })
})
