import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanBuild } from './build-site'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-clean-'))
})
afterEach(() => rm(root, { recursive: true }))

describe('a build from nothing', () => {
  it('still knows how many records the last one had', async () => {
    await mkdir(join(root, '.cache'))
    await mkdir(join(root, 'public', 'builds', 'meta'), { recursive: true })
    await writeFile(join(root, 'public', 'index.html'), 'old')
    await writeFile(join(root, 'public', 'builds', 'latest.json'), '{}')
    await writeFile(join(root, 'public', 'builds', 'report.json'), '{"counts":{"vehicles":480}}')
    await cleanBuild(root)
    expect(await readdir(root)).toEqual(['public'])
    expect(await readdir(join(root, 'public'), { recursive: true })).toEqual(['builds', join('builds', 'report.json')])
    expect(await readFile(join(root, 'public', 'builds', 'report.json'), 'utf8')).toContain('480')
  })

  it('has nothing to forget in a fresh checkout', async () => {
    await cleanBuild(root)
    expect(await readdir(root)).toEqual([])
  })
})
