import { openReleaseStore } from '../../server/release/open-store'
import { createBuiltSite, FACTS, NOW, page } from '../../server/release/testing/built-site'
import type { BuiltSite } from '../../server/release/testing/built-site'
import { passGate } from './pass-gate'

describe('the gate of a build that a command runs', () => {
  let site: BuiltSite
  const said: string[] = []
  const store = () => openReleaseStore(site.dataDir)
  const save = async () => (await store().saveFull(site.publicDir, NOW, FACTS)).id
  const pass = (id: string, force = false) =>
    passGate({ store: store(), force, say: (line) => void said.push(line) }, id)

  beforeEach(async () => {
    said.length = 0
    site = await createBuiltSite({
      'index.html': page('Accueil'),
      'contact/index.html': page('Contact'),
      _redirects: '/a / 301\n',
    })
  })
  afterEach(() => site.end())

  it('lets a good build pass, with nothing to compare it with and with itself', async () => {
    const id = await save()
    await pass(id)
    await store().switchTo(id)
    await pass(id)
    expect(said).toEqual([])
  })

  it('refuses a first build for what needs no comparison, with one line for each finding', async () => {
    await site.write('index.html', page('Accueil', ['/nulle-part']).replace(/<h1>.*<\/h1>/, ''))
    const id = await save()
    await expect(pass(id)).rejects.toThrow(
      [
        `Release ${id} is held back; FORCE_RELEASE=true (or --force) goes on in spite of it:`,
        '  gate: missing-heading: / has no heading (h1)',
        '  gate: broken-link: the link "/nulle-part" of / leads nowhere',
      ].join('\n'),
    )
  })

  it('compares with the release of before', async () => {
    await store().switchTo(await save())
    await site.write('_redirects', '')
    const id = await save()
    await expect(pass(id)).rejects.toThrow(
      '  gate: redirect-count: the number of redirects fell from 1 to 0, by 100 % (20 % at most)',
    )
    await pass(id, true)
    expect(said).toEqual([expect.stringContaining('redirect-count')])
  })

  it('never lets a 301 file pass that no host reads', async () => {
    await site.write('_redirects', '/a\n')
    const id = await save()
    await expect(pass(id)).rejects.toThrow('  gate: redirects-file: _redirects:1: "/a" cannot be read')
    await expect(pass(id, true)).rejects.toThrow(`Release ${id} cannot be served: _redirects:1:`)
  })
})
