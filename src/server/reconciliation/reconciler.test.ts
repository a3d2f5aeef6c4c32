import { lastBuiltVersions } from '../builds/worker/build-log'
import type { SourceVersions } from '../builds/worker/source-versions'
import type { OpenDatabase } from '../database/open-database'
import { createJournal } from '../journal/journal'
import type { Journal } from '../journal/journal'
import { testDatabases } from '../testing/databases/databases'
import type { ContentMarks } from './content-marks'
import { startReconciler } from './reconciler'
import type { Reconciler } from './reconciler'

/** Looks by itself never within a test. */
const NEVER = 600_000

describe.each(testDatabases)('reconciliation on $name', ({ open }) => {
  let database: OpenDatabase
  let journal: Journal
  let reconciler: Reconciler
  let versions: SourceVersions
  const lines: string[] = []
  const logger = {
    info: (line: string) => void lines.push(`info ${line}`),
    error: (line: string) => void lines.push(`error ${line}`),
  }

  const built = (read: SourceVersions, id: string) =>
    database.db
      .insertInto('builds')
      .values({ id, worker: 'w', kind: 'full', state: 'published', result: JSON.stringify({ versions: read }) })
      .execute()
  const told = async () => (await journal.openEvents()).map(({ source, kind }) => `${source} ${kind}`)

  beforeEach(async () => {
    database = await open()
    journal = createJournal(database.db)
    versions = { content: '7', dealer: 'a 1' }
    lines.length = 0
    await built(versions, 'b1')
    // Its first look is three seconds away: a test that is quicker asks for it, one that is slower sees the same.
    reconciler = startReconciler({
      db: database.db,
      journal,
      readVersions: async () => versions,
      everyMs: NEVER,
      logger,
    })
  })
  afterEach(async () => {
    await reconciler.close()
    await database.close()
  })

  it('says nothing while everything is as it was built', async () => {
    expect(await reconciler.look()).toEqual([])
    expect(await told()).toEqual([])
  })

  it('journals what changed without a word, once', async () => {
    versions = { content: '8', dealer: 'a 1' }
    expect(await reconciler.look()).toEqual(['content'])
    expect(await reconciler.look()).toEqual([])
    expect(await told()).toEqual(['reconciliation content'])
  })

  it('leaves a change to the event that tells of it', async () => {
    versions = { content: '7', dealer: 'b 1' }
    await journal.accept({ source: 'dealer', kind: 'vehicle.updated', key: 'dealer:1', subject: '1', payload: {} })
    expect(await reconciler.look()).toEqual([])
    expect(await told()).toEqual(['dealer vehicle.updated'])
  })

  describe('after builds of single stories', () => {
    let marks: ContentMarks | null
    const marksOf = (stories: Record<number, string>, datasources = 'x'): ContentMarks => ({
      stories: new Map(Object.entries(stories).map(([id, mark]) => [Number(id), mark])),
      datasources,
    })
    let count = 0
    /** A story was published, told and built when the content had a version. */
    const buildStory = async (id: number, seen: string) => {
      count += 1
      const buildId = `story-${count}`
      await journal.accept({
        source: 'storyblok',
        kind: 'published',
        key: buildId,
        subject: 'x',
        payload: { action: 'published', story_id: id },
      })
      const ids = (await journal.markBuilding(null, buildId)).map((event) => event.id)
      const result = JSON.stringify({
        versions: { content: '7', dealer: 'a 1' },
        seen: { content: seen, dealer: 'a 1' },
      })
      await database.db
        .insertInto('builds')
        .values({ id: buildId, worker: 'w', kind: 'incremental', state: 'published', result })
        .execute()
      await journal.settle({ ids, buildId, status: 'published', reason: null })
    }

    beforeEach(async () => {
      marks = marksOf({ 1: 'monday', 2: 'monday' })
      await reconciler.close()
      reconciler = startReconciler({
        db: database.db,
        journal,
        readVersions: async () => versions,
        readMarks: async () => marks,
        everyMs: NEVER,
        logger,
      })
      await reconciler.look()
    })

    it('says nothing when they read all that changed, and goes on from there', async () => {
      await buildStory(1, '8')
      versions = { content: '8', dealer: 'a 1' }
      marks = marksOf({ 1: 'tuesday', 2: 'monday', 3: 'new' })
      expect(await reconciler.look()).toEqual([])
      expect(await lastBuiltVersions(database.db)).toEqual(versions)
      await buildStory(2, '9')
      await database.db
        .updateTable('builds')
        .set({
          result: JSON.stringify({ versions: { content: '8', dealer: 'a 1' }, seen: { content: '9', dealer: 'a 1' } }),
        })
        .where('id', '=', `story-${count}`)
        .execute()
      versions = { content: '9', dealer: 'a 1' }
      marks = marksOf({ 1: 'tuesday', 2: 'wednesday' })
      expect(await reconciler.look()).toEqual([])
    })

    it.each<[string, () => void | Promise<void>]>([
      ['a story that nobody told of changed beside it', () => void (marks = marksOf({ 1: 'tuesday', 2: 'tuesday' }))],
      ['a list of the CMS changed beside it', () => void (marks = marksOf({ 1: 'tuesday', 2: 'monday' }, 'y'))],
      ['the story was published again since it was read', () => void (versions = { content: '9', dealer: 'a 1' })],
      ['the space does not tell enough', () => void (marks = null)],
      [
        'an earlier one was read at an older version',
        async () => {
          await buildStory(2, '9')
          versions = { content: '9', dealer: 'a 1' }
          marks = marksOf({ 1: 'wednesday', 2: 'wednesday' })
        },
      ],
    ])('looks at everything when %s', async (_, change) => {
      await buildStory(1, '8')
      versions = { content: '8', dealer: 'a 1' }
      marks = marksOf({ 1: 'tuesday', 2: 'monday' })
      await change()
      expect(await reconciler.look()).toEqual(['content'])
    })

    it('looks at everything after a restart, when nothing was remembered', async () => {
      await buildStory(1, '8')
      versions = { content: '8', dealer: 'a 1' }
      await reconciler.close()
      reconciler = startReconciler({
        db: database.db,
        journal,
        readVersions: async () => versions,
        readMarks: async () => marks,
        everyMs: NEVER,
        logger,
      })
      expect(await reconciler.look()).toEqual(['content'])
    })
  })

  it('finds the same change again when the build of it was lost', async () => {
    versions = { content: '8', dealer: 'a 1' }
    await reconciler.look()
    const ids = (await journal.markBuilding(null, 'b2')).map(({ id }) => id)
    await journal.settle({ ids, buildId: 'b2', status: 'failed', reason: 'La construction a échoué.' })
    expect(await reconciler.look()).toEqual(['content'])
    expect(await told()).toEqual(['reconciliation content'])
  })

  it('does not build every minute what cannot be built, until the version is another', async () => {
    versions = { content: '8', dealer: 'a 1' }
    for (const id of ['b2', 'b3']) {
      expect(await reconciler.look()).toEqual(['content'])
      const ids = (await journal.markBuilding(null, id)).map((event) => event.id)
      await journal.settle({ ids, buildId: id, status: 'failed', reason: 'La construction a échoué.' })
    }
    expect(await reconciler.look()).toEqual([])
    versions = { content: '9', dealer: 'a 1' }
    expect(await reconciler.look()).toEqual(['content'])
  })

  it('tells of an outage in one line, and of its end, and takes neither for a change', async () => {
    versions = { content: null, dealer: null }
    for (let looks = 0; looks < 3; looks += 1) expect(await reconciler.look()).toEqual([])
    versions = { content: '7', dealer: 'a 1' }
    expect(await reconciler.look()).toEqual([])
    expect(lines.map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
      'error reconciliation: the content',
      'error reconciliation: the dealer',
      'info reconciliation: the content',
      'info reconciliation: the dealer',
    ])
  })
})
