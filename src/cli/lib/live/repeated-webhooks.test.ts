import { startApi, story, temporaryFolder } from '../../../../demo/content-api/testing/serve'
import type { RunningApi } from '../../../../demo/content-api/testing/serve'
import { DEMO_TOKENS } from '../../../../demo/content-api/options'
import type { OpenDatabase } from '../../../server/database/open-database'
import { builtStories } from '../../../server/builds/worker/built-stories'
import { subjectMarks } from '../../../server/reconciliation/subject-mark'
import type { ReadSubjectMark } from '../../../server/reconciliation/subject-mark'
import { testDatabases } from '../../../server/testing/databases/databases'
import { startWebhookServer } from '../../../server/webhooks/testing/webhook-client'
import type { WebhookServer } from '../../../server/webhooks/testing/webhook-client'

describe.each(testDatabases)('a webhook of Storyblok whose body comes again, on $name', ({ open }) => {
  let opened: OpenDatabase
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let content: RunningApi
  let server: WebhookServer
  let asked: (number | null)[]
  let read: ReadSubjectMark
  let ids: number[]
  /** What a build that reads now says of the stories. */
  let marksNow: () => Promise<Record<string, string>>
  let builds = 0
  /** Whether builds say which stories they were made from. */
  let says: boolean

  beforeEach(async () => {
    opened = await open()
    folder = await temporaryFolder()
    const slugs = ['home', 'news/one']
    content = await startApi({
      dataDir: folder.path,
      seed: { stories: slugs.map((slug) => story(slug)), datasources: [] },
    })
    const source = { contentEndpoint: `${content.origin}/v2`, contentToken: DEMO_TOKENS.public }
    const links = (await (await fetch(`${source.contentEndpoint}/cdn/links?token=${DEMO_TOKENS.public}`)).json()) as {
      links: Record<string, { id: number; slug: string; is_folder: boolean }>
    }
    ids = slugs.map((slug) => Object.values(links.links).find((link) => !link.is_folder && link.slug === slug)?.id ?? 0)
    expect(ids.every((id) => id > 0)).toBe(true)
    asked = []
    says = true
    read = subjectMarks(source)
    const readNow = subjectMarks(source)
    marksNow = async () => {
      const marks = await Promise.all(ids.map(async (id) => [id, (await readNow(id))?.mark ?? ''] as const))
      return Object.fromEntries(marks.filter(([, mark]) => mark !== 'gone'))
    }
    server = await startWebhookServer(opened.db, {
      readMark: (id) => {
        asked.push(id)
        return read(id)
      },
    })
  })
  afterEach(async () => {
    await server.stop()
    await content.stop()
    await folder.remove()
    await opened.close()
  })

  const body = (action = 'published', at = 0) =>
    JSON.stringify({ text: 'x', action, space_id: 88001, story_id: ids[at], full_slug: 'home' })
  const publish = (at = 0) =>
    content.write('PUT', `/stories/${ids[at]}`, {
      story: { content: { component: 'page', title: `v${Math.random()}` } },
      publish: 1,
    })
  /** What a worker does with all that waits. @returns how many events it took */
  const build = async (state: 'published' | 'unchanged' | 'failed' = 'published'): Promise<number> => {
    const id = `build-${(builds += 1)}`
    const events = await server.journal.markBuilding(null, id)
    if (events.length === 0) return 0
    const stories = builtStories(events, says ? await marksNow() : null)
    await opened.db
      .insertInto('builds')
      .values({ id, worker: 'w', kind: 'incremental', state, result: JSON.stringify({ stories }) })
      .execute()
    const status = state === 'failed' ? 'failed' : 'published'
    await server.journal.settle({ ids: events.map((event) => event.id), buildId: id, status, reason: null })
    return events.length
  }

  it('asks nobody the first time', async () => {
    expect(await server.storyblok(body())).toMatchObject({ status: 202, body: { status: 'pending', duplicate: false } })
    expect(await server.storyblok(body())).toMatchObject({ status: 200, body: { status: 'pending', duplicate: true } })
    expect(asked).toEqual([])
  })

  it.each([
    { which: 'say what they read', isSaid: true, expected: [1, 0, 0, 0, 0, 0] },
    { which: 'say nothing', isSaid: false, expected: [1, 1, 0, 0, 0, 0] },
  ])('costs no build after the first where builds $which, and says why: $expected', async ({ isSaid, expected }) => {
    says = isSaid
    const taken: number[] = []
    for (let round = 0; round < 6; round += 1) {
      expect((await server.storyblok(body())).status).toBeLessThan(300)
      taken.push(await build(round === 0 ? 'published' : 'unchanged'))
    }
    expect(taken).toEqual(expected)
    const last = await server.storyblok(body())
    expect(last).toMatchObject({ status: 200, body: { status: 'ignored', duplicate: true } })
    const rows = await server.journal.recent(10)
    expect(rows.map(({ status }) => status)).toEqual([
      'ignored',
      ...expected.filter((count) => count > 0).map(() => 'published'),
    ])
    expect(rows[0]?.reason).toContain('n’a pas changé')
  })

  it('costs no build where another body brought the newest publication', async () => {
    await server.storyblok(body())
    await build()
    await publish()
    await server.storyblok(body().replace('"x"', '"y"'))
    expect(await build()).toBe(1)
    await server.storyblok(body())
    expect(await build()).toBe(0)
  })

  it('is built when the story was published again after its build had read', async () => {
    await server.storyblok(body())
    const events = await server.journal.markBuilding(null, 'early')
    const stories = builtStories(events, await marksNow())
    await publish()
    const result = JSON.stringify({ stories })
    await opened.db
      .insertInto('builds')
      .values({ id: 'early', worker: 'w', kind: 'incremental', state: 'published', result })
      .execute()
    const ids = events.map((event) => event.id)
    await server.journal.settle({ ids, buildId: 'early', status: 'published', reason: null })
    await server.storyblok(body())
    expect(await build()).toBe(1)
    await server.storyblok(body())
    expect(await build()).toBe(0)
  })

  it('is built each time that the story was published again', async () => {
    for (let round = 0; round < 3; round += 1) {
      await publish()
      await server.storyblok(body())
      expect(await build()).toBe(1)
      await server.storyblok(body())
      expect(await build('unchanged')).toBe(0)
      expect(asked.at(-1)).toBe(ids[0])
      await server.storyblok(body())
      expect(await build()).toBe(0)
    }
  })

  it('is built when the story was published again while another one was', async () => {
    for (const at of [0, 0]) {
      await server.storyblok(body('published', at))
      await build()
    }
    await publish(1)
    await server.storyblok(body())
    expect(await build()).toBe(0)
    await publish(0)
    await server.storyblok(body())
    expect(await build()).toBe(1)
  })

  it.each(['unpublished', 'deleted', 'entries_updated', 'release_merged'])(
    'costs no build after the first for %s',
    async (action) => {
      await content.write('DELETE', `/stories/${ids[0]}`)
      const taken: number[] = []
      for (let round = 0; round < 4; round += 1) {
        await server.storyblok(body(action))
        taken.push(await build())
      }
      expect(taken).toEqual([1, 0, 0, 0])
    },
  )

  it('is built when a story that was gone came back and went again', async () => {
    await content.write('GET', `/stories/${ids[0]}/unpublish`)
    for (let round = 0; round < 3; round += 1) {
      await server.storyblok(body('unpublished'))
      await build()
    }
    await content.write('GET', `/stories/${ids[0]}/publish`)
    await server.storyblok(body('published'))
    expect(await build()).toBe(1)
    await content.write('GET', `/stories/${ids[0]}/unpublish`)
    await server.storyblok(body('unpublished'))
    expect(await build()).toBe(1)
  })

  it('is built when the build of before failed, or is not over', async () => {
    await server.storyblok(body())
    await build()
    await publish()
    for (let round = 0; round < 3; round += 1) {
      await server.storyblok(body())
      expect(await build('failed')).toBe(1)
    }
    await server.storyblok(body())
    await server.journal.markBuilding(null, 'still-running')
    expect(await server.storyblok(body())).toMatchObject({ status: 202, body: { status: 'pending' } })
  })

  it('is built when the content API cannot be asked', async () => {
    await server.storyblok(body())
    await build()
    await server.storyblok(body())
    await build()
    for (const away of [
      async () => null,
      subjectMarks({ contentEndpoint: 'http://127.0.0.1:1/v2', contentToken: 'x' }),
    ]) {
      read = away
      await server.storyblok(body())
      expect(await build()).toBe(1)
    }
  })

  it('is one question to the content API at a time, however many come together', async () => {
    for (let round = 0; round < 3; round += 1) {
      await server.storyblok(body())
      await build()
    }
    asked = []
    const answers = await Promise.all(Array.from({ length: 100 }, () => server.storyblok(body())))
    expect(answers.every((answer) => answer.body['status'] === 'ignored')).toBe(true)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThan(answers.length)
    expect(await build()).toBe(0)
  })
})

describe.each(testDatabases.slice(0, 1))('a webhook of another space', ({ open }) => {
  it('is refused, and listed among those that were', async () => {
    const opened = await open()
    const server = await startWebhookServer(opened.db, { storyblokSpaceId: '88001' })
    try {
      const payload = { text: 'x', action: 'published', story_id: 1, full_slug: 'home' }
      expect(await server.storyblok({ ...payload, space_id: 88002 })).toMatchObject({
        status: 403,
        body: { error: { code: 'other_space' } },
      })
      expect(await server.storyblok({ ...payload, space_id: 88001 })).toMatchObject({ status: 202 })
      const rejected = await opened.db.selectFrom('rejections').selectAll().execute()
      expect(rejected).toMatchObject([{ source: 'storyblok', status: 403, reason: 'Webhook d’un autre espace.' }])
    } finally {
      await server.stop()
      await opened.close()
    }
  })
})
