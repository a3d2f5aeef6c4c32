import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFacts } from './read-facts'

describe('what a build says of itself', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'facts-'))
    await mkdir(join(folder, 'builds'))
    await writeFile(join(folder, 'builds', 'latest.json'), '{"id":"x"}')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('tells stories and redirects that were left out from everything else in the report', async () => {
    const redirect = { id: 5, from: '/a', to: '/b', code: 'loop', other: null }
    const entries = [
      { kind: 'vehicles', key: '7', reason: 'fuel: unknown' },
      { kind: 'story', key: '/faq', reason: 'left out: x', slug: 'faq' },
      { kind: 'redirect', key: '/a', reason: '→ /b left out: loop', redirect },
    ]
    await writeFile(join(folder, 'builds', 'report.json'), JSON.stringify({ pages: { vehicle: 2 }, entries }))
    expect(await readFacts(folder)).toMatchObject({
      pages: 2,
      omissions: [{ path: '/faq', slug: 'faq', reason: 'left out: x' }],
      heldRedirects: [redirect],
    })
  })
})
