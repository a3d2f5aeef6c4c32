import { createBuildFeed } from '../builds/feed'
import type { OpenDatabase } from '../database/open-database'
import { createSealer } from '../sealing/create-sealer'
import { testDatabases } from '../testing/databases/databases'
import { statusSchema } from './model/schema'
import { exampleReleases } from './testing/example-releases'
import { fillEnquiries } from './testing/example-enquiries'
import { openStatus, TOKEN } from './testing/open-status'

const now = new Date('2026-11-24T12:00:00Z')
const ADDRESS = '/status/demandes'

describe.each(testDatabases)('the list of all enquiries, on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
    await fillEnquiries(opened.db, now)
  })
  afterEach(() => opened.close())

  const start = () =>
    openStatus({ db: opened.db, source: createBuildFeed(), releases: exampleReleases([]).admin, clock: () => now })
  const referencesIn = (text: string) => [...text.matchAll(/id="enquiry-([\w-]+)"/g)].map(([, reference]) => reference)
  const add = (count: number) =>
    opened.db
      .insertInto('enquiries')
      .values(
        Array.from({ length: count }, (_, index) => ({
          id: `old-${index}`,
          received_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
          digest: `old-${index}`,
          kind: 'contact',
          record: null,
          sealed: createSealer([]).seal(
            JSON.stringify({ values: { name: 'Émile Wagner', email: `emile${index}@pt.lu` } }),
          ),
          reference: `GA-OLD-${index}`,
        })),
      )
      .execute()

  it('is shown by pages, the latest first, each enquiry once', async () => {
    await add(60)
    const browse = await start().signIn()
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => referencesIn(await (await browse(`${ADDRESS}?page=${page}`)).text())),
    )
    expect(pages.map((one) => one.length)).toEqual([30, 30, 6])
    expect(new Set(pages.flat()).size).toBe(66)
    expect(pages[0]?.[0]).toBe('GA-7F3K-29')
    expect(pages[2]?.at(-1)).toBe('GA-OLD-0')
    for (const odd of ['0', '-1', 'x', '99999999999999999999'])
      expect((await browse(`${ADDRESS}?page=${odd}`)).status).toBe(200)
  })

  it('finds by reference, name without accents, e-mail and dealership, and shows nothing that a visitor wrote', async () => {
    await add(40)
    const status = start()
    const browse = await status.signIn()
    const search = async (recherche: string, page = 1) =>
      (await browse(`${ADDRESS}?page=${page}`, { recherche })).text()
    expect(referencesIn(await search('ga7f3k29'))).toEqual(['GA-7F3K-29'])
    expect(referencesIn(await search('7f3k'))).toEqual(['GA-7F3K-29'])
    expect(referencesIn(await search('ESCH'))).toEqual(['GA-QX4M-53', 'GA-2HWB-68'])
    expect(referencesIn(await search('zoe muller'))).toHaveLength(6)
    expect(referencesIn(await search('emile7@pt.lu'))).toEqual(['GA-OLD-7'])
    expect(referencesIn(await search('wagner'))).toHaveLength(30)
    expect(referencesIn(await search('wagner', 2))).toHaveLength(10)
    const text = await search('zoe muller')
    expect(text.replace(/<title>.*?<\/h1>|value="zoe muller"|pour «.*?»/gs, '')).not.toMatch(/zoe|Müller/i)
    expect(await search('%_<b>')).toContain('Aucune demande ne correspond')
    expect(status.lines.join(' ')).not.toMatch(/zoe|wagner/i)
  })

  it('is for people who signed in', async () => {
    const { app } = start()
    for (const method of ['GET', 'POST'])
      expect((await app.request(ADDRESS, { method })).headers.get('location')).toContain('/status/connexion')
  })

  it('counts what is attempted again apart from what a person has to do', async () => {
    const status = start()
    const text = await (await (await status.signIn())('/status')).text()
    expect(text).toContain('À traiter (3)')
    expect(text).toContain('Nouvel essai prévu (1)')
    expect(text).toContain('id="failing-GA-7F3K-29"')
    expect(text).not.toContain('id="urgent-GA-7F3K-29"')
    const answer = await status.app.request('/api/status', { headers: { authorization: `Bearer ${TOKEN}` } })
    const { enquiries } = statusSchema.parse(await answer.json())
    expect([enquiries.toDo, enquiries.retried]).toEqual([3, 1])
    expect(enquiries.failing.map(({ reference }) => reference)).toEqual(['GA-7F3K-29'])
    expect(enquiries.urgent.map(({ reference }) => reference)).toEqual(['GA-8ZTC-77', 'GA-P5RN-34', 'GA-2HWB-68'])
  })
})
