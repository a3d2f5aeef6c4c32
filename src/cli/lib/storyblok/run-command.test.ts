import { demoStories } from '../../../../demo/content/index'
import { objectsIn } from '../../../../demo/content/testing/walk'
import { parseStoryblokEnv } from '../../../config/env/storyblok-env'
import { parseStory } from '../../../domain/content/parse/parse-story'
import { pathOfSlug } from '../../../domain/content/parse/resolve-link'
import { parseStoryblokCommand } from './parse-command'
import { runStoryblokCommand } from './run-command'
import { startManagementStandIn, STAND_IN_SPACE, STAND_IN_TOKEN } from './testing/management-stand-in'
import type { ManagementStandIn } from './testing/management-stand-in'

const ORIGIN = 'https://pictures.example'
let standIn: ManagementStandIn
let lines: string[]

beforeAll(async () => {
  standIn = await startManagementStandIn()
})
afterAll(() => standIn.close())

const run = (line: string) => {
  lines = []
  const command = parseStoryblokCommand([...line.split(' '), '--rate', '10000'])
  if (!command) throw new Error(line)
  const env = parseStoryblokEnv({
    STORYBLOK_SPACE_ID: STAND_IN_SPACE,
    STORYBLOK_MANAGEMENT_TOKEN: STAND_IN_TOKEN,
    STORYBLOK_MANAGEMENT_URL: standIn.url,
    ASSET_BASE_URL: ORIGIN,
  })
  return runStoryblokCommand(command, env, (text) => void lines.push(text))
}
const writes = () => standIn.requests.filter(({ method }) => method !== 'GET').length

describe('one command for a new space', () => {
  it('shows what it would do and writes nothing', async () => {
    expect(await run('diff')).toBe(false)
    expect(await run('seed --dry-run')).toBe(true)
    expect(lines).toEqual(expect.arrayContaining(['create block page', 'create story home', 'publish story home']))
    expect(writes()).toBe(0)
  })

  it('makes the block library, datasources and published stories, and nothing the second time', async () => {
    expect(await run('seed')).toBe(true)
    expect(standIn.requests.filter(({ status }) => status >= 400)).toEqual([])
    expect(await run('diff --prune')).toBe(true)
    const before = writes()
    expect(await run('seed')).toBe(true)
    expect(lines).toEqual([
      expect.stringMatching(/^\d+ blocks compared, nothing to change$/),
      expect.stringMatching(/^(\d+) stories: \1 unchanged$/),
    ])
    expect(writes()).toBe(before)
  })
})

describe('the stories of a new space', () => {
  const stories = demoStories()
  const rows = () => standIn.rowsOf('stories').filter((row) => row['is_folder'] !== true)
  const pathOf = (row: Record<string, unknown>) => pathOfSlug(String(row['full_slug']))
  const parse = (content: unknown, fullSlug: string, pathByUuid: ReadonlyMap<string, string>) =>
    parseStory(
      { uuid: 'u', full_slug: fullSlug, name: 'Nom', content: JSON.stringify(content) },
      { pathByUuid, answers: () => true, movedRoots: {}, siteUrl: 'https://groupe.example' },
    )

  it('are all published, below folders that know what new stories in them are', () => {
    expect(rows()).toHaveLength(stories.length)
    expect(rows().filter((row) => row['published'] !== true)).toEqual([])
    const folder = (slug: string) =>
      standIn.rowsOf('stories').find((row) => row['is_folder'] === true && row['slug'] === slug)
    expect(folder('news')).toMatchObject({ default_root: 'article' })
    expect(folder('services')).toMatchObject({ default_root: 'page' })
  })

  it('show what the demo shows', () => {
    const uuids = new Map(rows().map((row) => [String(row['uuid']), pathOf(row)]))
    const contents = new Map(rows().map((row) => [pathOf(row), row['content']]))
    for (const { fullSlug, content } of stories) {
      const { story, problems } = parse(contents.get(pathOfSlug(fullSlug)), fullSlug, uuids)
      expect(problems).toEqual([])
      const withOrigin: unknown = JSON.parse(JSON.stringify(content).replaceAll('"/f/', `"${ORIGIN}/f/`))
      expect(story).toEqual(parse(withOrigin, fullSlug, new Map()).story)
    }
    const links = [...contents.values()].flatMap((content) =>
      objectsIn(content).filter(({ linktype }) => linktype === 'story'),
    )
    expect(links.length).toBeGreaterThan(200)
    expect(links.filter(({ id, uuid }) => !uuids.has(String(id ?? uuid)))).toEqual([])
  })
})

describe('environment of the commands', () => {
  it('names what is missing or malformed, all at once', () => {
    expect(() => parseStoryblokEnv({ STORYBLOK_MANAGEMENT_TOKEN: 'x' })).toThrow(
      /STORYBLOK_SPACE_ID: is missing \(number of the content space\)[^]*STORYBLOK_MANAGEMENT_TOKEN: must have at least 16/,
    )
    expect(() => parseStoryblokEnv({ STORYBLOK_SPACE_ID: 'x', STORYBLOK_MANAGEMENT_TOKEN: 'x'.repeat(16) })).toThrow(
      'STORYBLOK_SPACE_ID: must be the number of a space',
    )
  })
})
