import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PublishFailure } from '../../builds/types'
import { openReleaseStore } from '../../release/open-store'
import { netlifyPublisher } from './publisher'
import { STAND_IN_SITE, STAND_IN_TOKEN, startNetlifyStandIn } from './testing/netlify-stand-in'
import type { NetlifyStandIn } from './testing/netlify-stand-in'

describe('publishing a stored release to Netlify', () => {
  let stand: NetlifyStandIn
  let folder: string

  beforeEach(async () => {
    stand = await startNetlifyStandIn()
    folder = await mkdtemp(join(tmpdir(), 'vitrine-netlify-'))
  })
  afterEach(async () => {
    await stand.close()
    await rm(folder, { recursive: true })
  })

  const save = async (files: Record<string, string>, buildId: string, rules = '/alt /neu 301\n'): Promise<string> => {
    const output = join(folder, 'public')
    await rm(output, { recursive: true, force: true })
    for (const [path, text] of Object.entries({
      ...files,
      'builds/latest.json': JSON.stringify({ id: buildId }),
      _redirects: rules,
    })) {
      await mkdir(dirname(join(output, path)), { recursive: true })
      await writeFile(join(output, path), text)
    }
    return (
      await openReleaseStore(folder).saveFull(output, new Date(), {
        buildId,
        versions: { content: null, dealer: null },
      })
    ).id
  }
  const publisher = () =>
    netlifyPublisher({
      store: openReleaseStore(folder),
      host: {
        headers: '/*\n  X-Content-Type-Options: nosniff\n',
        apiOrigin: 'https://api.example',
      },
      siteId: STAND_IN_SITE,
      token: STAND_IN_TOKEN,
      apiUrl: stand.origin,
      timing: { pollEvery: 5, sleep: async () => undefined },
    })

  it('serves pages without a slash, the 301 file with the way to the API first, and the headers', async () => {
    const id = await save({ 'index.html': '<h1>Accueil</h1>', 'stock/1-1-x/index.html': '<h1>Voiture</h1>' }, 'b1')
    await publisher().publish(id)
    expect(stand.liveBytes('/stock/1-1-x.html')).toBe('<h1>Voiture</h1>')
    expect(stand.liveBytes('/_redirects')).toBe(
      '/api/dealer/* /404.html 404!\n/api/* https://api.example/api/:splat 200!\n/alt /neu 301\n',
    )
    expect(stand.liveBytes('/_headers')).toContain('/*\n  X-Content-Type-Options: nosniff\n')
    expect((await openReleaseStore(folder).current())?.id).toBe(id)
  })

  it('uploads one file for one change, and none to roll back', async () => {
    const pages = { 'index.html': '<h1>Accueil</h1>', 'faq/index.html': '<h1>FAQ</h1>' }
    const first = await save(pages, 'b1')
    await publisher().publish(first)
    stand.uploads.length = 0
    await publisher().publish(await save({ ...pages, 'faq/index.html': '<h1>Questions</h1>' }, 'b2'))
    expect(stand.uploads.sort()).toEqual(['/builds/latest.json', '/faq.html'])
    await publisher().publish(first)
    expect(stand.uploads).toHaveLength(2)
    expect(stand.liveBytes('/faq.html')).toBe('<h1>FAQ</h1>')
  })

  it('does not take for live what the host failed to deploy', async () => {
    const first = await save({ 'index.html': 'one' }, 'b1')
    await publisher().publish(first)
    stand.failDeploys = true
    await expect(publisher().publish(await save({ 'index.html': 'two' }, 'b2'))).rejects.toThrow('did not pass')
    expect((await openReleaseStore(folder).current())?.id).toBe(first)
    expect(stand.liveBytes('/index.html')).toBe('one')
  })

  it('sends nothing of a release whose 301 file no host reads', async () => {
    const first = await save({ 'index.html': 'one' }, 'b1')
    await publisher().publish(first)
    stand.uploads.length = 0
    const other = await save({ 'index.html': 'two' }, 'b2', '/alt\n')
    await expect(publisher().publish(other)).rejects.toThrow(PublishFailure)
    await expect(publisher().publish(other)).rejects.toThrow(`Release ${other} cannot be served: _redirects:1:`)
    expect(stand.uploads).toEqual([])
    expect((await openReleaseStore(folder).current())?.id).toBe(first)
  })
})
