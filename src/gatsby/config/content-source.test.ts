import { sendJson, startServer } from '../../../plugins/gatsby-source-dealer/src/testing'
import { failingFetch } from './content-source'

describe('requests of the content source', () => {
  it('ask for the version of the content without an old one, and for the content with the one that is wanted', async () => {
    const server = await startServer((_request, response) => {
      response.setHeader('total', '0').setHeader('per-page', '100')
      sendJson(response, { space: { version: 2, language_codes: [] }, stories: [] })
    })
    await failingFetch({})(`${server.url}/v2/cdn/spaces/me?token=t&cv=1`)
    await failingFetch({})(`${server.url}/v2/cdn/stories?token=t&cv=1`)
    await server.close()
    expect(server.asked).toEqual(['/v2/cdn/spaces/me?token=t', '/v2/cdn/stories?token=t&cv=1'])
  })
})
