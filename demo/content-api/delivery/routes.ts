import { Hono } from 'hono'
import type { Context } from 'hono'
import type { ApiContext } from '../context'
import { notFound } from '../api-error'
import type { StoryRecord } from '../state/types'
import { requireToken, versionOf } from './access'
import { requireCacheVersion } from './cache-version'
import { linksOf } from './links'
import { pageOf } from './page'
import { listOf } from './query'
import { limitRate } from './rate-limit'
import { referencesOf } from './references'
import { selectStories } from './select-stories'
import { seenIn } from './seen-story'
import { serveStory } from './serve-story'
import type { View } from './serve-story'
import { tagsOf } from './tags'
import { jsonText } from '../state/json-text'

/**
 * The Delivery API, version 2.
 *
 * @see https://www.storyblok.com/docs/api/content-delivery/v2
 */
export const deliveryRoutes = ({ store, baseUrl, tokens, spaceId, rateLimit, clock }: ApiContext): Hono => {
  const app = new Hono()
  const queryOf = (context: Context): URLSearchParams => new URL(context.req.url).searchParams
  const viewOf = (query: URLSearchParams): View => ({
    store,
    baseUrl,
    spaceId,
    version: versionOf(query.get('version') ?? undefined),
    excludingFields: listOf(query.get('excluding_fields')) ?? [],
  })
  const findStory = (key: string, findBy: string | null): StoryRecord | undefined => {
    if (findBy === 'uuid') return store.storyByUuid(key)
    if (/^\d+$/.test(key)) return store.state.stories.get(Number(key))
    return store.storyBySlug(key.replace(/^\/|\/$/g, '')) ?? store.storyByUuid(key)
  }

  app.use(requireToken(tokens), limitRate(rateLimit, clock))
  app.get('/spaces/me', (context) =>
    context.json({
      space: {
        name: 'Groupe Alzette',
        domain: '',
        id: spaceId,
        version: store.state.cv,
        language_codes: [],
        languages: [],
      },
    }),
  )
  app.use(requireCacheVersion(store))

  app.get('/stories', (context) => {
    const query = queryOf(context)
    const view = viewOf(query)
    const all = [...store.state.stories.values()].map(seenIn(store, query.get('from_release')))
    const page = pageOf(context, selectStories(all, view.version, query))
    const stories = page.map((story) => serveStory(story, view)).filter((story) => story !== null)
    return context.json({ stories, cv: store.state.cv, ...referencesOf(stories, query, view) })
  })
  app.get('/stories/:key{.+}', (context) => {
    const query = queryOf(context)
    const view = viewOf(query)
    const record = findStory(context.req.param('key'), query.get('find_by'))
    const story = record && serveStory(seenIn(store, query.get('from_release'))(record), view)
    if (!story) throw notFound()
    return context.json({ story, cv: store.state.cv, ...referencesOf([story], query, view) })
  })
  app.get('/links', (context) => {
    const query = queryOf(context)
    const links = linksOf(store.state.stories.values(), versionOf(query.get('version') ?? undefined), query)
    const page = pageOf(context, links, 1_000)
    return context.json({
      links: Object.fromEntries(page.map((link) => [jsonText(link['uuid']), link])),
      cv: store.state.cv,
    })
  })
  app.get('/tags', (context) => {
    const query = queryOf(context)
    const tags = tagsOf(
      store.state.stories.values(),
      versionOf(query.get('version') ?? undefined),
      query.get('starts_with') ?? '',
    )
    return context.json({ tags: pageOf(context, tags, 1_000), cv: store.state.cv })
  })
  app.get('/datasources', (context) => {
    const all = [...store.state.datasources.values()].map(({ id, slug, name }) => ({ id, name, slug, dimensions: [] }))
    return context.json({ datasources: pageOf(context, all, 1_000), cv: store.state.cv })
  })
  app.get('/datasources/:key', (context) => {
    const key = context.req.param('key')
    const found = [...store.state.datasources.values()].find(({ id, slug }) => slug === key || String(id) === key)
    if (!found) throw notFound()
    return context.json({
      datasource: { id: found.id, name: found.name, slug: found.slug, dimensions: [] },
      cv: store.state.cv,
    })
  })
  app.get('/datasource_entries', (context) => {
    const slug = context.req.query('datasource')
    const chosen = [...store.state.datasources.values()].filter((datasource) => !slug || datasource.slug === slug)
    if (slug && chosen.length === 0) throw notFound()
    const entries = chosen.flatMap(({ entries: own }) => own).map((entry) => ({ ...entry, dimension_value: null }))
    return context.json({ datasource_entries: pageOf(context, entries, 1_000), cv: store.state.cv })
  })
  app.all('*', () => {
    throw notFound()
  })
  return app
}
