import { z } from 'zod'
import { DEFAULT_SEGMENTS } from '../../src/domain/routes/segments'
import { startPreview } from '../../src/server/preview/start-preview'
import type { PreviewServer } from '../../src/server/preview/start-preview'
import { testDatabases } from '../../src/server/testing/databases/databases'
import { DEMO_TOKENS } from '../content-api/options'
import { story } from '../content-api/testing/serve'
import { randomFrom } from '../random'
import { ASSETS, startEditor } from './testing/start-editor'
import type { RunningEditor } from './testing/start-editor'

/** What editors do, in any order; `type` alone is not saved. */
const ACTIONS = ['type', 'save', 'publish', 'unpublish', 'back', 'reload'] as const
const SEQUENCES = 20
const STEPS = 6

const openedSchema = z.object({
  frame: z.string(),
  story: z.looseObject({ id: z.number(), name: z.string(), content: z.looseObject({}) }),
})
type Opened = z.output<typeof openedSchema>

const contentSchema = z.object({ body: z.array(z.looseObject({ title: z.string() })) })
const titleIn = (content: unknown): string => contentSchema.parse(content).body[0]?.title ?? ''
const draftSchema = z.object({ draft: z.object({ story: z.object({ content: z.unknown() }) }) })

const page = (slug: string, title: string) =>
  story(slug, {
    seo: { title, description: '' },
    body: [{ _uid: `hero-${slug}`, component: 'hero', layout: 'page', title }],
  })

const [{ open: openDatabase }] = [...testDatabases].reverse() as [(typeof testDatabases)[number]]

describe('a draft', () => {
  let running: RunningEditor
  let preview: PreviewServer
  let database: Awaited<ReturnType<typeof openDatabase>>

  beforeAll(async () => {
    database = await openDatabase()
    running = await startEditor({ stories: [page('home', 'Accueil'), page('contact', 'Contact')], datasources: [] })
    preview = await startPreview({
      port: 0,
      config: {
        STORYBLOK_ENDPOINT: `${running.api.origin}/v2`,
        STORYBLOK_PREVIEW_TOKEN: DEMO_TOKENS.preview,
        PREVIEW_FRAME_ANCESTORS: [],
        ASSET_BASE_URL: ASSETS,
      },
      db: database.db,
      segments: DEFAULT_SEGMENTS,
      site: () => new Response('page'),
      api: () => new Response(null, { status: 404 }),
      logger: { info: () => undefined, error: () => undefined },
      extra: running.editor,
    })
  })
  afterAll(async () => {
    await preview.close()
    await running.stop()
    await database.close()
  })

  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(preview.url + path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    expect([path, response.status]).toEqual([path, 200])
    return response.json()
  }
  const openIn = async (id: number): Promise<Opened> =>
    openedSchema.parse(await send('GET', `/demo/editor/stories/${id}`))
  const queryOf = ({ frame }: Opened): string => frame.slice(frame.indexOf('?') + 1)
  /** What the frame shows when it is loaded anew. */
  const shown = async (opened: Opened): Promise<string> =>
    titleIn(draftSchema.parse(await send('GET', `/api/preview/story?${queryOf(opened)}`)).draft.story.content)
  const typed = async (opened: Opened, title: string): Promise<string> => {
    const changed = { ...opened.story, content: withTitle(opened, title) }
    const answer = await send('POST', `/api/preview/render?${queryOf(opened)}`, { story: changed })
    return titleIn(draftSchema.parse(answer).draft.story.content)
  }
  const withTitle = ({ story: { content } }: Opened, title: string) => {
    const [first, ...rest] = contentSchema.parse(content).body
    return { ...content, body: [{ ...first, title }, ...rest] }
  }
  const publicTitle = async (id: number): Promise<string | null> => {
    const response = await fetch(`${running.api.origin}/v2/cdn/stories/${id}?token=${DEMO_TOKENS.public}`)
    const body: unknown = await response.json()
    return response.ok
      ? titleIn(z.object({ story: z.object({ content: z.unknown() }) }).parse(body).story.content)
      : null
  }

  it(`survives saving, publishing, going back and reloading, in ${SEQUENCES} sequences`, async () => {
    const { stories } = z
      .object({ stories: z.array(z.object({ id: z.number() })) })
      .parse(await send('GET', '/demo/editor/stories'))
    const ids = stories.map(({ id }) => id)
    /** What must be there, by story. */
    const saved = new Map<number, string>()
    const published = new Map<number, string | null>()
    for (const id of ids) {
      saved.set(id, await shown(await openIn(id)))
      published.set(id, await publicTitle(id))
    }

    let made = 0
    for (let sequence = 1; sequence <= SEQUENCES; sequence += 1) {
      const random = randomFrom('draft survives', sequence)
      let id = random.pick(ids)
      let opened = await openIn(id)
      let title = saved.get(id) ?? ''
      const done: string[] = []
      for (let step = 1; step <= STEPS; step += 1) {
        const action = random.pick(ACTIONS)
        done.push(action)
        if (action === 'type') {
          title = `Titre ${(made += 1)}`
          expect({ done, shown: await typed(opened, title) }).toEqual({ done, shown: title })
        }
        if (action === 'save' || action === 'publish') {
          // The editor saves before it publishes.
          const body = { name: opened.story.name, content: withTitle(opened, title) }
          opened = openedSchema.parse(await send('PUT', `/demo/editor/stories/${id}`, body))
          saved.set(id, title)
        }
        if (action === 'publish') {
          opened = openedSchema.parse(await send('POST', `/demo/editor/stories/${id}/publish`, {}))
          published.set(id, title)
        }
        if (action === 'unpublish') {
          opened = openedSchema.parse(await send('POST', `/demo/editor/stories/${id}/unpublish`, {}))
          published.set(id, null)
        }
        if (action === 'back') {
          id = ids.find((other) => other !== id) ?? id
          opened = await openIn(id)
          title = saved.get(id) ?? ''
        }
        if (action === 'reload') {
          opened = await openIn(id)
          title = saved.get(id) ?? ''
        }
        // Whoever edits one story must not change another.
        for (const one of step === STEPS ? ids : [id])
          expect({
            done,
            one,
            shown: await shown(one === id ? opened : await openIn(one)),
            public: await publicTitle(one),
          }).toEqual({
            done,
            one,
            shown: saved.get(one),
            public: published.get(one),
          })
      }
    }
    expect(made).toBeGreaterThan(SEQUENCES)
  }, 120_000)
})
