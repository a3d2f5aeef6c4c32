import { createBuildFeed } from '../builds/feed'
import { resultOf, scriptedBuilder, scriptedPublisher } from '../builds/testing/scripted-parts'
import { startWorker } from '../builds/worker/worker'
import type { OpenDatabase } from '../database/open-database'
import { openBuildQueue } from '../queue/build-queue'
import { testDatabases } from '../testing/databases/databases'
import { startWebhookServer } from '../webhooks/testing/webhook-client'
import { statusSchema } from './model/schema'
import { exampleReleases } from './testing/example-releases'
import { openStatus, TOKEN } from './testing/open-status'

const logger = { info: () => undefined, error: () => undefined }

describe.each(testDatabases)('stories and redirects that a build left out, on $name', ({ open }) => {
  let database: OpenDatabase
  let end: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => {
    for (const step of end.reverse()) await step()
    end = []
    await database.close()
  })

  it('are told at their event, from the webhook to the row', async () => {
    const { db, executeSql } = database
    const hooks = await startWebhookServer(db)
    end.push(() => hooks.stop())
    const queue = await openBuildQueue(executeSql, logger)
    end.push(() => queue.close())
    const builder = scriptedBuilder()
    const reason = 'story left out: its slug "robots.txt" has "robots.txt" in it, which is the name of a file'
    builder.script.push(async () =>
      resultOf('r1', {
        omissions: [
          { path: '/robots.txt', slug: 'robots.txt', reason },
          { path: '/contact', slug: 'contact', reason: 'page.body.0: left out: unknown block "carrousel-3d"' },
        ],
        heldRedirects: [{ id: 7, from: '/garages', to: '/nulle-part', code: 'missing-target', other: null }],
      }),
    )
    const feed = createBuildFeed()
    // All are there before the worker starts, so that one build takes them.
    for (const [index, slug] of ['robots.txt', 'contact', 'faq'].entries())
      expect(
        await hooks.storyblok({ action: 'published', space_id: 1, story_id: index + 1, full_slug: slug }),
      ).toMatchObject({ status: 202 })
    expect(
      await hooks.storyblok({ action: 'entries_updated', space_id: 1, datasource_slug: 'redirects' }),
    ).toMatchObject({ status: 202 })
    const worker = startWorker({
      db,
      journal: hooks.journal,
      queue,
      builder,
      feed,
      worker: 'test',
      logger,
      times: { pollMs: 100, renewMs: 200 },
      publisher: scriptedPublisher(),
      readVersions: async () => ({ content: '1', dealer: 'a' }),
      live: async () => null,
      sameSite: async (one, other) => one === other,
      storeMoved: async () => undefined,
    })
    end.push(() => worker.close())
    while ((await hooks.journal.openEvents()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20))

    const status = openStatus({ db, source: feed, releases: exampleReleases([]).admin })
    const told = statusSchema.parse(
      await (await status.app.request('/api/status', { headers: { authorization: `Bearer ${TOKEN}` } })).json(),
    )
    expect(Object.fromEntries(told.events.map((event) => [event.subject, event.status]))).toEqual({
      'robots.txt': 'omitted',
      contact: 'published',
      faq: 'published',
      redirects: 'published',
    })
    expect(told.heldRedirects).toMatchObject([{ id: 7, from: '/garages' }])

    const page = await (await (await status.signIn())('/status')).text()
    const row = (subject: string) =>
      (page.split('<tr id="event-').find((part) => part.includes(`<b>${subject}</b>`)) ?? '').split('</tr>')[0]
    expect(row('robots.txt')).toContain('Laissé de côté')
    expect(row('robots.txt')).toContain('qui est le nom d’un fichier. Donnez-lui une autre adresse dans le CMS')
    expect(row('contact')).toContain('En ligne, à revoir')
    expect(row('contact')).toContain('Bloc 1 (carrousel-3d)')
    const why = 'aucune page ne répond à «\u202f/nulle-part\u202f». Donnez l’adresse d’une page publiée'
    expect(row('redirects')).toContain('En ligne, à revoir')
    expect(row('redirects')).toContain(why)
    const attention = page.slice(page.indexOf('id="held-redirects"'), page.indexOf('id="way"'))
    expect(attention).toContain('1 redirection laissée de côté')
    expect(attention).toContain(why)
    expect(row('faq')).toContain('>En ligne<')
    expect(row('faq')).not.toContain('class="reason"')
  })
})
