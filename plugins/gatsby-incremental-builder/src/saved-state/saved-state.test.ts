import { mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { listFiles } from './list-files'
import { readManifest } from './manifest'
import { STORE, createSavedState } from './saved-state'

let site: string

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'saved-state-'))
})
afterEach(() => rm(site, { recursive: true, force: true }))

const open = () => createSavedState(site, ['builds'])
const never = (): AbortSignal => new AbortController().signal
const write = async (name: string, text: string): Promise<void> => {
  await mkdir(dirname(join(site, name)), { recursive: true })
  await writeFile(join(site, name), text)
}
const contents = async (): Promise<Record<string, string>> => {
  const names = [...(await listFiles(site, ['.cache', 'public'])).keys()].sort()
  const entries = await Promise.all(
    names.map(async (name) => [name, await readFile(join(site, name), 'utf8')] as const),
  )
  return Object.fromEntries(entries)
}
const storedFiles = async (): Promise<number> => (await listFiles(join(site, STORE), ['files'])).size

const SOME = { '.cache/data/data.mdb': 'nodes', 'public/a/index.html': 'a', 'public/b/index.html': 'b' }
const writeSome = async (): Promise<void> => {
  for (const [name, text] of Object.entries(SOME)) await write(name, text)
}

describe('a copied state', () => {
  it('is what a restore brings back: changed, new and deleted files', async () => {
    await writeSome()
    await open().save('code', never())
    await write('public/a/index.html', 'x')
    await write('public/new/index.html', 'new')
    await write('.cache/data/data.mdb', 'other')
    await rm(join(site, 'public/b'), { recursive: true })
    expect(await open().restore('code')).toEqual({ ok: true, files: 3, copied: 3, removed: 1 })
    expect(await contents()).toEqual(SOME)
  })

  it('leaves out what is safe without it, belongs to processes or is to be kept', async () => {
    await writeSome()
    await write('.cache/webpack/stage/0.pack', 'pack')
    await write('.cache/data/lock.mdb', 'lock')
    await write('public/builds/report.json', 'old')
    await open().save('code', never())
    await write('public/builds/report.json', 'newer')
    await rm(join(site, '.cache/data/lock.mdb'))
    await open().restore('code')
    expect(await contents()).toEqual({
      ...SOME,
      '.cache/webpack/stage/0.pack': 'pack',
      'public/builds/report.json': 'newer',
    })
  })

  it('copies only what changed since, and keeps no file that nothing names', async () => {
    await writeSome()
    const state = open()
    expect(await state.save('code', never())).toEqual({ files: 3, copied: 3 })
    await write('public/a/index.html', 'longer')
    // The page, and the database, whose date may tell nothing.
    expect(await state.save('code', never())).toEqual({ files: 3, copied: 2 })
    expect(await storedFiles()).toBe(3)
    expect(await state.restore('code')).toMatchObject({ ok: true, copied: 1 })
  })

  it('survives when a later copy is given up, which is gone on with the next time', async () => {
    await writeSome()
    const state = open()
    await state.save('code', never())
    for (let page = 0; page < 100; page += 1) await write(`public/${page}/index.html`, String(page))
    const gone = new AbortController()
    const saving = state.save('code', gone.signal)
    const timer = setInterval(() => {
      void storedFiles().then((count) => count > 20 && gone.abort())
    }, 0)
    const outcome = await saving.then(
      () => 'finished',
      () => 'given up',
    )
    clearInterval(timer)
    const kept = (await readManifest(join(site, STORE)))?.files.size
    expect([outcome, kept]).toEqual(outcome === 'given up' ? ['given up', 3] : ['finished', 103])
    expect(await state.save('code', never())).toMatchObject({ files: 103 })
    expect(await storedFiles()).toBe(103)
  })

  it('is one whole state, the last or the one before, whenever the process is killed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 40 }), async (steps) => {
        await rm(join(site, STORE), { recursive: true, force: true })
        await rm(join(site, 'public'), { recursive: true, force: true })
        await writeSome()
        for (let page = 0; page < 20; page += 1) await write(`public/${page}/index.html`, 'old')
        await open().save('code', never())
        const before = await contents()
        for (let page = 0; page < 20; page += 1) await write(`public/${page}/index.html`, 'new!')
        await write('.cache/data/data.mdb', 'later')
        const after = await contents()
        // A signal stops it where a kill would: nothing is tidied up on the way out.
        const kill = new AbortController()
        const saving = open()
          .save('code', kill.signal)
          .catch(() => undefined)
        for (let step = 0; step < steps; step += 1) await new Promise((done) => setImmediate(done))
        kill.abort()
        await saving
        await write('public/3/index.html', 'half')
        expect(await open().restore('code')).toMatchObject({ ok: true })
        expect([before, after]).toContainEqual(await contents())
        await open().confirm()
      }),
      { numRuns: 25 },
    )
  })
})

describe('a copy that cannot be trusted is refused', () => {
  const reason = async (inputs = 'code') => {
    const restored = await open().restore(inputs)
    return restored.ok ? null : restored.reason
  }
  beforeEach(async () => {
    await writeSome()
    await open().save('code', never())
  })

  it('when it was made from other code', async () => {
    expect(await reason('other')).toBe('the copy was made from other code, configuration or environment')
  })
  it('when there is none', async () => {
    await open().forget()
    expect(await reason()).toBe('there is no copy')
  })
  it('when its manifest is cut short', async () => {
    await truncate(join(site, STORE, 'manifest.json'), 40)
    expect(await reason()).toBe('there is no copy')
  })
  it('when one of its files is cut short, and nothing is touched', async () => {
    const page = (await readManifest(join(site, STORE)))?.files.get('.cache/data/data.mdb')
    await truncate(join(site, STORE, 'files', page?.stored ?? ''), 2)
    await write('public/a/index.html', 'as it is')
    expect(await reason()).toBe('the copy of .cache/data/data.mdb is spoiled')
    expect(await contents()).toEqual({ ...SOME, 'public/a/index.html': 'as it is' })
  })
  it('when one of its files is gone', async () => {
    const [shard = ''] = await readdir(join(site, STORE, 'files'))
    await rm(join(site, STORE, 'files', shard), { recursive: true })
    expect(await reason()).toMatch(/ is spoiled$/)
  })
  it('when the machine was restarted: what it held may never have reached the disk', async () => {
    const file = join(site, STORE, 'manifest.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/"boot":"[^"]*"/, '"boot":"another"'))
    expect(await reason()).toBe('the machine was restarted since the copy was made')
  })
  it('when builds that went on from it failed twice, until one succeeds', async () => {
    expect([await reason(), await reason(), await reason()]).toEqual([
      null,
      null,
      'builds that went on from the copy failed',
    ])
    await open().confirm()
    expect(await reason()).toBeNull()
  })
})
