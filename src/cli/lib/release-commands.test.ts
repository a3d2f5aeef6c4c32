import { existsSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByHand, Order } from '../../server/builds/worker/publish-by-hand'
import { localPublisher } from '../../server/release/local-publisher'
import { openReleaseStore } from '../../server/release/open-store'
import type { ReleaseStore } from '../../server/release/open-store'
import { createBuiltSite, FACTS, NOW, page } from '../../server/release/testing/built-site'
import type { BuiltSite } from '../../server/release/testing/built-site'
import { releaseCommands } from './release-commands'

let site: BuiltSite
let store: ReleaseStore
let good: string
let bad: string
let orders: Order[]

const run = async (name: string, argument?: string, force = false) => {
  const lines: string[] = []
  const byHand = async (): Promise<ByHand> => ({
    live: async () => (await store.current())?.id ?? null,
    publish: async (order) => {
      const before = (await store.current())?.id ?? null
      orders.push(order)
      await localPublisher(store, async () => undefined).publish(order.releaseId)
      return { before }
    },
  })
  const fine = await releaseCommands(store, { force, say: (line) => void lines.push(line), byHand }).get(name)?.(
    argument,
  )
  return { fine, lines }
}

beforeEach(async () => {
  orders = []
  site = await createBuiltSite({
    'index.html': page('Accueil'),
    'app-0d3c1f2e4b5a69788796.js': 'console.log(1)',
    _redirects: '/a / 301\n',
  })
  store = openReleaseStore(site.dataDir)
  good = (await store.saveFull(site.publicDir, NOW, FACTS)).id
  await site.write('index.html', page('Accueil', ['/nulle-part']))
  bad = (await store.saveFull(site.publicDir, new Date(NOW.getTime() + 1000), FACTS)).id
})
afterEach(() => site.end())

describe('npm run release', () => {
  it('publishes what passes the gate, and the rest only by force', async () => {
    expect((await run('publish', good)).lines).toEqual([`Release ${good} is live`])
    expect(await run('publish', bad)).toEqual({
      fine: false,
      lines: [
        'gate: broken-link: the link "/nulle-part" of / leads nowhere',
        `Release ${bad} is not published; --force publishes it all the same`,
      ],
    })
    expect((await store.current())?.id).toBe(good)
    expect((await run('publish', bad, true)).lines.at(-1)).toBe(`Release ${bad} is live; before: ${good}`)
    expect((await store.current())?.id).toBe(bad)
    // What was looked at is what it is published against.
    expect(orders).toEqual([
      { releaseId: good, cause: 'forced', against: null },
      { releaseId: bad, cause: 'forced', against: good },
    ])
  })

  it('rolls back without a gate, and lists what there is', async () => {
    await store.switchTo(good)
    expect((await run('rollback', bad)).fine).toBe(true)
    expect(orders).toEqual([{ releaseId: bad, cause: 'rollback' }])
    const { lines } = await run('list')
    expect(lines.map((line) => line.slice(0, 18))).toEqual([`* ${bad}`, `- ${good}`])
    expect(lines[1]).toContain('1 pages, 0 vehicles, 1 redirects, 2 files  content 1, stock 2')
    await expect(run('rollback', '0123456789abcdef')).rejects.toThrow('There is no release 0123456789abcdef')
    await expect(run('rollback')).rejects.toThrow('The id of a release is missing')
  })

  it('refuses to go back to a release that cannot be read', async () => {
    await store.switchTo(bad)
    const { redirects } = (await store.load(good)).root
    await writeFile(store.blobs.path(redirects), 'spoilt')
    store = openReleaseStore(site.dataDir)
    await expect(run('rollback', good)).rejects.toThrow('is spoilt')
    expect((await store.current())?.id).toBe(bad)
  })

  it('exports the live release as a host publishes it', async () => {
    const out = join(site.dataDir, 'dist')
    await expect(run('export', out)).rejects.toThrow('holds no live release')
    await store.switchTo(good)
    await run('export', out)
    expect((await readdir(out)).sort()).toEqual(['_headers', '_redirects', 'app-0d3c1f2e4b5a69788796.js', 'index.html'])
    expect(await readFile(join(out, '_headers'), 'utf8')).toContain(
      '/app-0d3c1f2e4b5a69788796.js\n  Cache-Control: public, max-age=31536000, immutable\n',
    )
  })

  it('exports over an export of before, and over nothing else', async () => {
    await store.switchTo(good)
    const out = join(site.dataDir, 'dist')
    await run('export', out)
    await writeFile(join(out, 'left.html'), 'x')
    await run('export', out)
    expect(await readdir(out)).not.toContain('left.html')

    for (const folder of [site.dataDir, join(site.dataDir, 'blobs'), site.publicDir]) {
      const before = await readdir(folder)
      await expect(run('export', folder)).rejects.toThrow(
        'holds something else than an export of before; nothing was written',
      )
      expect(await readdir(folder)).toEqual(before)
    }
    await expect(run('export', join(site.publicDir, 'index.html'))).rejects.toThrow('is a file')
    await expect(run('export', ' ')).rejects.toThrow('has no name')
    // Where the kernel has no room for folders, Node's own way of making them never ends.
    if (existsSync('/proc/self'))
      await expect(run('export', '/proc/vitrine/dist')).rejects.toThrow(/cannot be made \(\w+\); nothing was written/)
    expect((await run('verify')).fine).toBe(true)
  })

  it('finds every byte that is not what it was', async () => {
    await store.switchTo(good)
    expect(await run('verify')).toEqual({ fine: true, lines: ['2 releases, 3 files and 0 codings read, 0 problems'] })
    const digest = (await store.load(good)).file('/')?.digest ?? ''
    await store.blobs.putCoded(digest, 'gzip', Buffer.from('no gzip'))
    await writeFile(store.blobs.path(digest), 'x')
    const { fine, lines } = await run('verify')
    expect(fine).toBe(false)
    expect(lines).toEqual([
      expect.stringContaining(`${digest}.gzip is spoilt`),
      expect.stringContaining(`release ${good}, /: `),
      '2 releases, 3 files and 1 codings read, 2 problems',
    ])
  })

  it.each(['list', 'verify', 'collect'])(
    'does nothing when %s is told of something that it does not know',
    async (name) => {
      await expect(run(name, 'extra')).rejects.toThrow(/^"extra" is too much\n\nUsage/)
    },
  )

  it('tells what it collected', async () => {
    await store.switchTo(good)
    expect((await run('collect')).lines).toEqual(['0 releases dropped, 0 files removed (0.0 MB)'])
  })
})
