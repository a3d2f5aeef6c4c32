import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BLOCK_SCHEMAS } from '../../../blocks/schemas'
import { isJsonObject } from '../../../domain/json'
import { wantedSpace } from '../../../domain/storyblok/wanted-space'
import { SITE_SPACE } from './site-space'
import { readSpaceFiles } from './space-files'
import { pullSpace, pushSpace } from './sync-space'
import type { SyncOptions } from './sync-space'
import { startManagementStandIn } from './testing/management-stand-in'
import type { ManagementStandIn } from './testing/management-stand-in'
import { clientOf } from './testing/space-client'

/** Enough to tell one rule from another, and quick to push. */
const SMALL_SPACE = wantedSpace(
  BLOCK_SCHEMAS.filter(({ name }) => ['hero', 'button', 'toast'].includes(name)),
  SITE_SPACE.datasources,
)

let standIn: ManagementStandIn
let folder: string
let lines: string[]

beforeEach(async () => {
  standIn = await startManagementStandIn()
  folder = await mkdtemp(join(tmpdir(), 'space-'))
})
afterEach(async () => {
  await standIn.close()
  await rm(folder, { recursive: true })
})

const say = (line: string) => void lines.push(line)
const push = (options: Partial<SyncOptions> = {}) => {
  lines = []
  const client = clientOf(standIn, { readOnly: options.dryRun ?? false })
  return pushSpace({ client, wanted: SMALL_SPACE, prune: false, dryRun: false, say, ...options })
}
const pull = (to = folder) => pullSpace(clientOf(standIn, { readOnly: true }), to, say)
const writes = () => standIn.requests.filter(({ method }) => method !== 'GET').length
const component = (name: string) => {
  const row = standIn.rowsOf('components').find((candidate) => candidate['name'] === name)
  if (!row) throw new Error(name)
  return row
}

describe('the site’s whole block library', () => {
  it('is pushed into an empty space, pulled and pushed again without a difference, and copied to another', async () => {
    expect(await push({ wanted: SITE_SPACE })).toBe(true)
    expect(lines.at(-1)).toBe(`${BLOCK_SCHEMAS.length} blocks compared, ${lines.length - 1} changes made`)
    expect(standIn.requests.filter(({ status }) => status >= 400)).toEqual([])
    expect(standIn.rowsOf('components')).toHaveLength(BLOCK_SCHEMAS.length)
    expect(component('hero')).toMatchObject({ display_name: 'Ouverture', is_root: false, is_nestable: true })
    const principal = standIn.rowsOf('presets').find(({ name }) => name === 'Principal')
    expect(component('button')['preset_id']).toBe(principal?.id)

    await pull()
    expect(await readdir(join(folder, 'components'))).toHaveLength(BLOCK_SCHEMAS.length)
    const pulled = await readSpaceFiles(folder)
    const before = writes()
    expect(await push({ wanted: pulled, prune: true })).toBe(false)
    expect(await push({ wanted: SITE_SPACE, prune: true })).toBe(false)
    expect(lines).toEqual([`${BLOCK_SCHEMAS.length} blocks compared, nothing to change`])
    expect(writes()).toBe(before)

    const other = await startManagementStandIn()
    const client = clientOf(other)
    await pushSpace({ client, wanted: pulled, prune: false, dryRun: false, say })
    const copy = join(folder, 'copy')
    await pullSpace(client, copy, say)
    await other.close()
    const read = (name: string) => readFile(join(folder, name), 'utf8')
    for (const name of await readdir(join(folder, 'components')))
      expect(await read(`copy/components/${name}`)).toBe(await read(`components/${name}`))
  })
})

describe('push', () => {
  it('shows a change by hand with block and field, and takes it back', async () => {
    await push()
    const { schema } = component('hero')
    if (!isJsonObject(schema) || !isJsonObject(schema['title'])) throw new Error('no title')
    const { id } = schema['title']
    const title = { ...schema['title'], required: false }
    const byHand = { ...schema, title, colour: { type: 'text', pos: 99 } }
    standIn.update('components', component('hero'), { schema: byHand, color: '#00b3b0' })
    expect(await push({ dryRun: true })).toBe(true)
    expect(lines).toContain('change field hero.title: required false → true')
    expect(lines).toContain('only in the space, kept without --prune: field hero.colour')
    await push()
    expect(component('hero')).toMatchObject({
      color: '#00b3b0',
      schema: { title: { id, required: true }, colour: { type: 'text' } },
    })
    expect(await push({ dryRun: true })).toBe(true)
    await push({ prune: true })
    expect(component('hero')['schema']).not.toHaveProperty('colour')
    expect(await push({ dryRun: true, prune: true })).toBe(false)
  })

  it('shows and takes back changes of folders, presets and datasources', async () => {
    await push()
    const [preset] = standIn.rowsOf('presets')
    const [datasource] = standIn.rowsOf('datasources')
    if (!preset || !datasource) throw new Error('nothing was pushed')
    standIn.update('presets', preset, { preset: { component: 'hero', title: 'Bonjour' } })
    standIn.update('datasources', datasource, { name: 'Autre' })
    standIn.update('components', component('toast'), { component_group_uuid: null, preview_tmpl: null })
    expect(await push({ dryRun: true })).toBe(true)
    expect(lines.map((line) => line.split(/: (?:group|preview_tmpl|name|preset) /)[0])).toEqual([
      'change datasource redirects',
      'change preset hero “Ouverture de page”',
      'change block toast',
      'change block toast',
      '3 blocks compared, 4 changes to make',
    ])
    await push()
    expect(await push({ dryRun: true, prune: true })).toBe(false)
  })

  it('keeps what only the space has, unless it is to go', async () => {
    const teaser = standIn.create('components', { name: 'teaser', is_nestable: true, schema: {} })
    await push()
    standIn.create('presets', { name: 'Mien', component_id: component('hero').id, preset: {} })
    expect(await push({ dryRun: true })).toBe(false)
    expect(lines).toContain('only in the space, kept without --prune: block teaser')
    expect(lines).toContain('only in the space, kept without --prune: preset hero “Mien”')
    await push({ prune: true })
    expect(lines).toContain('remove block teaser')
    expect(standIn.find('components', teaser.id)).toBeUndefined()
    expect(await push({ dryRun: true, prune: true })).toBe(false)
  })

  it('writes nothing in a dry run', async () => {
    expect(await push({ dryRun: true })).toBe(true)
    expect(lines).toContain('create block hero')
    expect(writes()).toBe(0)
  })

  it('goes on where a failure stopped it', async () => {
    standIn.fault = ({ count }) => (count === 20 ? 403 : null)
    await expect(push()).rejects.toThrow(/^Storyblok: POST \w+: status 403 \(the token may not change this space\)/)
    expect(lines).toContain('create block hero')
    standIn.fault = () => null
    await push()
    expect(lines).not.toContain('create block hero')
    expect(await push({ prune: true })).toBe(false)
  })
})

describe('files of a block library', () => {
  it('are refused with the name of the file that is wrong', async () => {
    await push()
    await pull()
    await writeFile(join(folder, 'components/hero.json'), '{"name": "hero"}')
    await expect(readSpaceFiles(folder)).rejects.toThrow(/components\/hero\.json: /)
    await expect(readSpaceFiles(join(folder, 'nowhere'))).rejects.toThrow('nowhere')
  })

  it('lose those of blocks that went', async () => {
    standIn.create('components', { name: 'old', schema: {} })
    await pull()
    expect(await readdir(join(folder, 'components'))).toEqual(['old.json'])
    standIn.remove('components', component('old'))
    await pull()
    expect(await readdir(join(folder, 'components'))).toEqual([])
  })
})
