import { Hono } from 'hono'
import type { Context } from 'hono'
import { notFound } from '../api-error'
import type { ApiContext } from '../context'
import { pageOf } from '../delivery/page'
import { storyFields } from '../delivery/serve-story'
import type { JsonObject, ReleaseRecord, StoryRecord } from '../state/types'
import { authoriseWriter } from './authorise'
import {
  createReleaseBody,
  createStoryBody,
  editEntryBody,
  editReleaseBody,
  editStoryBody,
  entryBody,
  moveStoryBody,
  readBody,
} from './bodies'
import { entryEditing } from './datasource-entries'
import { releaseEditing } from './releases'
import { storyEditing } from './stories'

/** A story as its editor sees it: always the draft. */
const editorView = (story: StoryRecord): JsonObject => ({
  ...storyFields(story),
  content: story.draft,
  published: story.published !== null,
  unpublished_changes: JSON.stringify(story.draft) !== JSON.stringify(story.published),
})

const releaseView = ({ id, name, isReleased }: ReleaseRecord): JsonObject => ({ id, name, released: isReleased })

/**
 * The write side, close to the Management API: stories and entries of datasources.
 *
 * @see https://www.storyblok.com/docs/api/management
 */
export const managementRoutes = (api: ApiContext): Hono => {
  const routes = new Hono()
  const app = routes.basePath('/spaces/:space')
  const stories = storyEditing(api)
  const entries = entryEditing(api)
  const releases = releaseEditing(api)
  const answer = (context: Context, story: StoryRecord, status: 200 | 201 = 200) =>
    context.json({ story: editorView(story) }, status)

  app.use('*', authoriseWriter(api.tokens.management, api.spaceId))
  app.get('/stories', (context) => {
    const start = context.req.query('starts_with') ?? ''
    const slug = context.req.query('with_slug')
    const all = [...api.store.state.stories.values()]
      .filter(({ fullSlug }) => fullSlug.startsWith(start) && (slug === undefined || fullSlug === slug))
      .sort((a, b) => (a.fullSlug < b.fullSlug ? -1 : 1))
    return context.json({ stories: pageOf(context, all).map(editorView) })
  })
  app.post('/stories', async (context) =>
    answer(context, stories.create(await readBody(context, createStoryBody)), 201),
  )
  app.get('/stories/:id', (context) => answer(context, stories.find(context.req.param('id'))))
  app.put('/stories/:id', async (context) => {
    const { release_id: release, ...edit } = await readBody(context, editStoryBody)
    const id = context.req.param('id')
    if (release === undefined || release === 0) return answer(context, stories.edit(id, edit))
    const story = stories.find(id)
    return answer(context, releases.putStory(release, story, edit.story.content ?? story.draft))
  })
  app.delete('/stories/:id', (context) => answer(context, stories.remove(context.req.param('id'))))
  // Storyblok publishes by GET; PUT and POST do the same for those who find that odd.
  app.on(['GET', 'PUT', 'POST'], '/stories/:id/publish', (context) =>
    answer(context, stories.publish(context.req.param('id'))),
  )
  app.on(['GET', 'PUT', 'POST'], '/stories/:id/unpublish', (context) =>
    answer(context, stories.unpublish(context.req.param('id'))),
  )
  app.put('/stories/:id/move', async (context) => {
    const { story } = await readBody(context, moveStoryBody)
    return answer(context, stories.move(context.req.param('id'), story.slug))
  })

  app.get('/releases', (context) => context.json({ releases: pageOf(context, releases.list()).map(releaseView) }))
  app.post('/releases', async (context) => {
    const { release } = await readBody(context, createReleaseBody)
    return context.json({ release: releaseView(releases.create(release.name)) }, 201)
  })
  app.put('/releases/:id', async (context) => {
    const { do_release: isReleased } = await readBody(context, editReleaseBody)
    const id = context.req.param('id')
    return context.json({ release: releaseView(isReleased ? releases.release(id) : releases.find(id)) })
  })

  app.get('/datasources', (context) =>
    context.json({ datasources: entries.datasources().map(({ id, slug, name }) => ({ id, slug, name })) }),
  )
  app.get('/datasource_entries', (context) => {
    const key = context.req.query('datasource_id') ?? context.req.query('datasource_slug')
    return context.json({
      datasource_entries: pageOf(
        context,
        entries.datasources(key).flatMap((datasource) => datasource.entries),
      ),
    })
  })
  app.post('/datasource_entries', async (context) => {
    const { datasource_entry: entry } = await readBody(context, entryBody)
    const key = entry.datasource_id?.toString() ?? entry.datasource_slug
    return context.json({ datasource_entry: entries.create(key, entry.name, entry.value) }, 201)
  })
  app.put('/datasource_entries/:id', async (context) => {
    const { datasource_entry: change } = await readBody(context, editEntryBody)
    return context.json({ datasource_entry: entries.edit(context.req.param('id'), change) })
  })
  app.delete('/datasource_entries/:id', (context) => {
    entries.remove(context.req.param('id'))
    return context.body(null, 204)
  })
  app.all('*', () => {
    throw notFound()
  })
  return routes
}
