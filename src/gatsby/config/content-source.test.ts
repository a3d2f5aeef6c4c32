import type { PluginRef } from 'gatsby'
import { sendJson, startServer } from '../../domain/testing/http-server'
import { requestsPerSecond, sharedLimiter } from '../../content-api/shared-limiter'
import { contentSource, failingFetch } from './content-source'

interface SourcePlugin {
  sourceNodes: (args: object, options: unknown) => Promise<void>
}

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

const sourceAt = (endpoint: string) =>
  contentSource({
    STORYBLOK_ENDPOINT: endpoint,
    STORYBLOK_TOKEN: 't',
    STORYBLOK_VERSION: 'published',
    SOURCE_TIMEOUT_MS: 5_000,
  })
const optionsOf = (plugin: PluginRef): unknown => (typeof plugin === 'object' ? plugin.options : undefined)

describe('the content source', () => {
  it('waits for the limiter of this process, which every other reader of the content waits for too', async () => {
    const server = await startServer((_request, response) => {
      response.setHeader('total', '0').setHeader('per-page', '100')
      sendJson(response, { space: { version: 2, language_codes: [] }, stories: [], datasources: [] })
    })
    const endpoint = `${server.url}/v2`
    const turns = sharedLimiter(endpoint)
    const { sourceNodes } = jest.requireActual<SourcePlugin>('gatsby-source-storyblok/gatsby-node')
    const actions = { createNode: () => undefined, setPluginStatus: () => undefined }
    // Those of this second are taken: what is asked now waits for the next.
    await Promise.all(Array.from({ length: requestsPerSecond(endpoint) }, turns))
    const began = performance.now()
    await sourceNodes({ actions }, optionsOf(sourceAt(endpoint)))
    await server.close()
    expect(server.asked.length).toBeGreaterThan(2)
    expect(performance.now() - began).toBeGreaterThan(800)
  })

  it('reads every story once in each rebuild of a process that stays alive', async () => {
    const server = await startServer((_request, response) => {
      response.setHeader('total', '0').setHeader('per-page', '100')
      sendJson(response, { space: { version: 2, language_codes: [] }, stories: [], datasources: [] })
    })
    const options = optionsOf(sourceAt(`${server.url}/v2`))
    const { sourceNodes } = jest.requireActual<SourcePlugin>('gatsby-source-storyblok/gatsby-node')
    const actions = { createNode: () => undefined, setPluginStatus: () => undefined }
    for (let build = 1; build <= 4; build += 1) await sourceNodes({ actions }, options)
    await server.close()
    expect(server.asked.filter((path) => path.includes('/cdn/stories'))).toHaveLength(4)
  })
})
