import { demoDatasources, demoStories } from '../../../../demo/content/index'
import type { DemoStory } from '../../../../demo/content/types'
import { isJsonObject } from '../../../domain/json'
import { seedEntries } from './seed-entries'
import { seedSpace } from './seed-space'
import { seedStories } from './seed-story'
import { startManagementStandIn } from './testing/management-stand-in'
import type { ManagementStandIn } from './testing/management-stand-in'
import { clientOf } from './testing/space-client'

const ORIGIN = 'https://pictures.example'
const stories = demoStories()
const isFew = ({ fullSlug }: DemoStory) =>
  /^(?:home|faq|services(?:\/leasing|\/financement)?|global\/footer)$/.test(fullSlug)
const few = stories.filter(isFew)

let standIn: ManagementStandIn
let lines: string[]

beforeEach(async () => {
  standIn = await startManagementStandIn()
  for (const name of ['page', 'article', 'header', 'mobile-navigation', 'top-bar', 'footer'])
    standIn.create('components', { name, is_root: true, schema: {} })
})
afterEach(() => standIn.close())

const seed = (list: readonly DemoStory[], options: { overwrite?: boolean; dryRun?: boolean } = {}) => {
  lines = []
  const { dryRun = false, overwrite = false } = options
  const client = clientOf(standIn, { readOnly: dryRun })
  return seedSpace(seedStories(list, ORIGIN), { client, overwrite, dryRun, say: (line) => void lines.push(line) })
}
const writes = () => standIn.requests.filter(({ method }) => method !== 'GET').length
const rows = () => standIn.rowsOf('stories')
const storyAt = (path: string) => {
  const row = rows().find(
    (story) => story['is_folder'] !== true && String(story['full_slug']).replace(/\/$/, '') === path,
  )
  if (!row) throw new Error(path)
  return row
}

describe('seed', () => {
  it('gives folders and their own pages their places', async () => {
    await seed(few)
    const folder = rows().find((row) => row['is_folder'] === true && row['slug'] === 'services')
    expect(storyAt('services')).toMatchObject({ parent_id: folder?.id, is_startpage: true, full_slug: 'services/' })
    expect(storyAt('services/leasing')).toMatchObject({ parent_id: folder?.id, published: true })
    const before = writes()
    await seed(few)
    expect(lines).toEqual([`${few.length} stories: ${few.length} unchanged`])
    expect(writes()).toBe(before)
  })

  it('creates folders before what lies in them', async () => {
    await seed(few)
    expect(lines.slice(0, 4)).toEqual([
      'create folder services',
      'create folder global',
      'create story home',
      'create story services',
    ])
  })

  it('finishes what a failure left behind', async () => {
    standIn.fault = ({ method, path }) => (method === 'PUT' && path.endsWith(`/${storyAt('faq').id}`) ? 403 : null)
    await expect(seed(few)).rejects.toThrow(/^Storyblok: PUT stories\/\d+: status 403/)
    expect(storyAt('faq')['published']).toBe(false)
    standIn.fault = () => null
    await seed(few)
    expect(lines).toContain('finish story faq')
    expect(lines.filter((line) => line.startsWith('create'))).toEqual([])
    expect(rows().filter((row) => row['is_folder'] !== true && row['published'] !== true)).toEqual([])
  })

  it('leaves alone what editors wrote or changed, unless it is told otherwise', async () => {
    const own = standIn.create('stories', { name: 'Accueil', slug: 'home', content: { component: 'page', body: [] } })
    await seed(few)
    expect(lines).toContain('kept, it is not as it was seeded (--overwrite replaces it): home')
    expect(standIn.find('stories', own.id)?.['content']).toEqual({ component: 'page', body: [] })
    standIn.update('stories', storyAt('faq'), { content: { component: 'page', body: [] } })
    await seed(few)
    expect(storyAt('faq')['content']).toEqual({ component: 'page', body: [] })
    await seed(few, { overwrite: true })
    expect(lines.slice(0, 2)).toEqual(['replace story home', 'replace story faq'])
    expect(lines.at(-1)).toBe(`${few.length} stories: 2 replaced, ${few.length - 2} unchanged`)
    const { content } = storyAt('home')
    expect(isJsonObject(content) ? content['seo'] : null).toEqual([expect.objectContaining({ component: 'seo' })])
  })

  it('writes nothing in a dry run', async () => {
    await seed(few, { dryRun: true })
    expect(lines).toContain('create story services/leasing')
    expect(writes()).toBe(0)
  })

  it('refuses stories that do not fit the forms of their blocks, before anything is written', () => {
    const broken = few.map((story) => ({ ...story, content: { ...story.content, colour: 'red' } }))
    expect(() => seedStories(broken, ORIGIN)).toThrow(/home \(page\)\.colour unknown field/)
  })
})

describe('entries of datasources', () => {
  it('are added where they are missing, and no other is changed', async () => {
    const datasources = demoDatasources()
    for (const { slug, name } of datasources) standIn.create('datasources', { slug, name })
    const options = { client: clientOf(standIn), dryRun: false, say: (line: string) => void lines.push(line) }
    lines = []
    const [redirects] = standIn.rowsOf('datasources')
    standIn.create('datasource_entries', { name: '/jobs', value: '/mine', datasource_id: redirects?.id ?? 0 })
    await seedEntries(datasources, { ...options, dryRun: true })
    expect(writes()).toBe(0)
    await seedEntries(datasources, options)
    const entries = standIn.rowsOf('datasource_entries')
    expect(entries).toHaveLength(datasources.flatMap((datasource) => datasource.entries).length)
    expect(entries.find(({ name }) => name === '/jobs')?.['value']).toBe('/mine')
    const before = writes()
    await seedEntries(datasources, options)
    expect(writes()).toBe(before)
  })
})
