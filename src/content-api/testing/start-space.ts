import { sendJson, startServer } from '../../domain/testing/http-server'

export interface SpaceStory {
  uuid: string
  full_slug: string
  content: Record<string, unknown>
}

/** The delivery API of a small space, over real HTTP. */
export const startSpace = async (stories: SpaceStory[]) => {
  const space = { cv: 100, refusals: 0, refusal: { status: 429, body: {} as unknown }, stories }
  const server = await startServer((request, response): void => {
    const url = new URL(request.url ?? '/', 'http://space')
    if (space.refusals > 0) {
      space.refusals -= 1
      return sendJson(response, space.refusal.body, space.refusal.status)
    }
    if (url.pathname.endsWith('/spaces/me'))
      return sendJson(response, { space: { version: space.cv, language_codes: [] } })
    const slug = /\/cdn\/stories\/(.+)$/.exec(url.pathname)?.[1]
    if (slug !== undefined) {
      const story = space.stories.find((one) => one.full_slug === slug)
      return story ? sendJson(response, { story, cv: space.cv }) : sendJson(response, ['No such story'], 404)
    }
    const uuids = url.searchParams.get('by_uuids')?.split(',')
    const chosen = space.stories.filter(({ uuid }) => uuids?.includes(uuid) ?? true)
    const [perPage, page] = [Number(url.searchParams.get('per_page')), Number(url.searchParams.get('page'))]
    const shown = chosen.slice((page - 1) * perPage, page * perPage)
    const related = url.searchParams.has('resolve_relations')
      ? shown
          .flatMap(({ content }) => [content['author'], content['readers']].flat())
          .filter((uuid) => uuid !== undefined)
      : []
    const rels = space.stories.filter(({ uuid }) => related.includes(uuid))
    response.setHeader('total', chosen.length).setHeader('per-page', perPage)
    sendJson(response, {
      stories: shown,
      cv: space.cv,
      ...(rels.length > 50 ? { rels: [], rel_uuids: rels.map(({ uuid }) => uuid) } : { rels }),
    })
  })
  return {
    space,
    endpoint: `${server.url}/v2`,
    /** Addresses that were asked since the last call, without those that ask for the version. */
    takeAsked: () => server.asked.splice(0).filter((address) => !address.includes('/spaces/me')),
    close: server.close,
  }
}
