import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { oneLine } from '../../gatsby-incremental-builder/src/gatsby/one-line'
import { tableOptions } from '../testing/table-options'
import { onPostBootstrap } from './on-post-bootstrap'
import { onPostBuild } from './on-post-build'

const options = {
  ...tableOptions,
  statusRules: ['/stock/:vehicle/essai-routier /stock/:vehicle 200', '/stock/* /erreurs/vehicule 404'],
}

const ENTRY = { internalId: 5, name: '/garages', value: '/concessions', data_source: 'redirects' }

describe('the end of a build', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-'))
    await mkdir(join(root, 'redirects'))
    await mkdir(join(root, 'static', 'documents'), { recursive: true })
    await writeFile(join(root, 'static', 'documents', 'tarifs.pdf'), '')
  })
  afterEach(() => rm(root, { recursive: true }))

  const build = async (
    csv: string,
    entries: object[] = [ENTRY],
    folder = options.folder,
    rebuild: { incremental?: object; paths?: string[] } = {},
    step = onPostBuild,
  ) => {
    await writeFile(join(root, 'redirects', 'table.csv'), csv)
    const { paths = [], ...more } = rebuild
    const pages = new Map(['/', '/stock/', '/concessions/', ...paths].map((path) => [path, { path }]))
    const panics: unknown[] = []
    const warnings: string[] = []
    const reporter = {
      info: () => undefined,
      warn: (text: string) => warnings.push(text),
      panicOnBuild: (error: unknown) => panics.push(error),
    }
    const args: unknown = {
      reporter,
      store: { getState: () => ({ pages, program: { directory: root } }) },
      getNodesByType: () => entries,
      ...more,
    }
    await step(args as ParentSpanPluginArgs, { ...options, folder })
    return { panics, warnings }
  }

  it('writes 301 rules of files and CMS, then rewrites and error pages, and the table for the look-up', async () => {
    const { panics } = await build(
      'from,to\n/fr/stock,/stock\n/fr/stock?page=2,/stock\n/fr/tarifs,/documents/tarifs.pdf',
    )
    expect(panics).toEqual([])
    const text = await readFile(join(root, 'public', '_redirects'), 'utf8')
    expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
      '/fr/stock page=2 /stock 301',
      '/fr/stock /stock 301',
      '/fr/tarifs /documents/tarifs.pdf 301',
      '/garages /concessions 301',
      '/stock/:vehicle/essai-routier /stock/:vehicle 200',
      '/stock/* /erreurs/vehicule 404',
    ])
    const table: unknown = JSON.parse(await readFile(join(root, 'public', 'builds', 'redirects.json'), 'utf8'))
    expect(table).toEqual({ heldBack: [], rules: text.split('\n').filter((line) => line.endsWith(' 301')) })
  })

  it('stops with file, line and rule when one is wrong, and leaves the files of the build before', async () => {
    await build('from,to\n/fr/stock,/stock')
    const { panics } = await build('from,to\n/fr/stock,/stok')
    expect(panics).toEqual([
      {
        id: '10001',
        context: {
          sourceMessage: expect.stringContaining('redirects/table.csv:2: /fr/stock → /stok: no page answers /stok'),
        },
      },
    ])
    expect(oneLine(panics[0])).toMatch(/^A redirect rule is wrong: .*table\.csv:2/)
    expect(await readFile(join(root, 'public', '_redirects'), 'utf8')).toContain('/fr/stock /stock 301')
  })

  it('stops before pages are rendered when a rule is wrong, and tells of nothing else', async () => {
    const early = (csv: string) => build(csv, [{ ...ENTRY, value: '/nulle-part' }], options.folder, {}, onPostBootstrap)
    expect(await early('from,to\n/fr/stock,/stock')).toEqual({ panics: [], warnings: [] })
    const { panics, warnings } = await early('from,to\n/fr/stock,/stok')
    expect(oneLine(panics[0])).toMatch(/^A redirect rule is wrong: .*table\.csv:2/)
    expect({ panics: panics.length, warnings }).toEqual({ panics: 1, warnings: [] })
    await expect(readFile(join(root, 'public', '_redirects'))).rejects.toThrow('ENOENT')
  })

  it('leaves out an entry of the CMS that contradicts a file, and says so', async () => {
    const { panics, warnings } = await build('from,to\n/garages,/stock')
    expect(panics).toEqual([])
    expect(warnings.join('\n')).toContain(
      'storyblok/redirects:5: held: /garages → /concessions: contradicts redirects/table.csv:2',
    )
    expect(await readFile(join(root, 'public', '_redirects'), 'utf8')).toContain('/garages /stock 301')
    expect(JSON.parse(await readFile(join(root, 'public', 'builds', 'redirects.json'), 'utf8'))).toMatchObject({
      heldBack: [{ id: 5, code: 'conflict', other: { from: '/garages', place: 'redirects/table.csv:2' } }],
    })
  })

  it('stops at a file that is wrong, whatever entry is wrong beside it', async () => {
    const { panics } = await build('from,to\n/fr/stock,/stok', [{ ...ENTRY, value: '/nulle-part' }])
    expect(JSON.stringify(panics)).toContain('redirects/table.csv:2')
    expect(JSON.stringify(panics)).not.toContain('storyblok')
  })

  it('goes on with every rebuild after a wrong entry, and takes it in once it is mended', async () => {
    const csv = 'from,to\n/fr/stock,/stock'
    const rebuild = async (entries: object[], isTold = true) => {
      const files: string[] = []
      const incremental = {
        wrote: (file: string) => files.push(file),
        pages: { created: [], deleted: [] },
        nodes: { changed: isTold ? [{ type: 'StoryblokDatasourceEntry' }] : [], deleted: [] },
      }
      expect((await build(csv, entries, options.folder, { incremental })).panics).toEqual([])
      return { files, text: await readFile(join(root, 'public', '_redirects'), 'utf8') }
    }
    await build(csv)
    const wrong = { ...ENTRY, internalId: 6, name: '/ateliers', value: '/nulle-part' }
    const held = await rebuild([ENTRY, wrong])
    expect(held.files).toEqual(['builds/redirects.json'])
    expect(held.text).toContain('/garages /concessions 301')
    expect(held.text).not.toContain('/ateliers')
    expect((await rebuild([ENTRY, wrong], false)).files).toEqual([])
    const mended = await rebuild([ENTRY, { ...wrong, value: '/stock' }])
    expect(mended.files).toEqual(['_redirects', 'builds/redirects.json'])
    expect(mended.text).toContain('/ateliers /stock 301')
  })

  it('stops when there are no rules to read', async () => {
    const { panics } = await build('from,to\n/fr/stock,/stock', [], 'elsewhere')
    expect(panics).toEqual([{ id: '10002', context: { sourceMessage: expect.stringContaining('cannot be read') } }])
  })

  it('tells a rebuild of the files that it wrote, and writes none that would be the same', async () => {
    const csv = 'from,to\n/fr/a,/stock/7-1-fiat\n/fr/b,/stock'
    await build(csv)
    let before: string[] = []
    const rebuild = async (paths: string[], text = csv, entries = [ENTRY]) => {
      const files: string[] = []
      const incremental = {
        wrote: (file: string) => files.push(file),
        pages: {
          created: paths.filter((path) => !before.includes(path)),
          deleted: before.filter((path) => !paths.includes(path)),
        },
        nodes: { changed: entries.length === 1 ? [] : [{ type: 'StoryblokDatasourceEntry' }], deleted: [] },
      }
      before = paths
      const { panics } = await build(text, entries, options.folder, { paths, incremental })
      expect(panics).toEqual([])
      return files
    }
    expect(await rebuild([])).toEqual([])
    expect(await rebuild([])).toEqual([])
    expect(await rebuild(['/stock/9-1-opel'])).toEqual([])
    expect(await rebuild(['/stock/7-1-fiat'])).toEqual(['_redirects', 'builds/redirects.json'])
    expect(await readFile(join(root, 'public', '_redirects'), 'utf8')).toContain('/fr/a /stock/7-1-fiat 301')
    expect(await rebuild([])).toEqual(['_redirects', 'builds/redirects.json'])
    expect(await readFile(join(root, 'public', '_redirects'), 'utf8')).toContain('/fr/a /stock 301')
    expect(await rebuild([], `${csv}\n/fr/c,/stock`)).toEqual(['_redirects', 'builds/redirects.json'])
    expect(await rebuild([], `${csv}\n/fr/c,/stock`, [ENTRY, { ...ENTRY, internalId: 6, name: '/ateliers' }])).toEqual([
      '_redirects',
      'builds/redirects.json',
    ])
  })

  it('says again what is wrong with a table that stays wrong', async () => {
    const incremental = {
      wrote: () => undefined,
      pages: { created: [], deleted: [] },
      nodes: { changed: [], deleted: [] },
    }
    for (let time = 0; time < 2; time += 1)
      expect((await build('from,to\n/fr/a,/stok', [ENTRY], options.folder, { incremental })).panics).toHaveLength(1)
  })
})
