import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow, syncFolder } from './sync-folder'

describe('copying the code for a builder', () => {
  let source: string
  let target: string

  beforeEach(async () => {
    source = await mkdtemp(join(tmpdir(), 'vitrine-source-'))
    target = await mkdtemp(join(tmpdir(), 'vitrine-target-'))
    await mkdir(join(source, 'src', 'domain'), { recursive: true })
    await writeFile(join(source, 'src', 'domain', 'a.ts'), 'a')
    await writeFile(join(source, 'src', 'b.ts'), 'b')
    await writeFile(join(source, 'gatsby-node.ts'), 'n')
  })
  afterEach(async () => {
    await Promise.all([source, target].map((folder) => rm(folder, { recursive: true })))
  })

  it('takes over what is new or changed, removes what vanished, and leaves the rest untouched', async () => {
    const paths = ['src', 'gatsby-node.ts', 'not-there.ts']
    expect(await syncFolder(source, target, paths)).toBe(3)
    const old = new Date('2026-01-01')
    await utimes(join(target, 'src', 'b.ts'), old, old)
    expect(await syncFolder(source, target, paths)).toBe(0)

    await writeFile(join(source, 'src', 'domain', 'a.ts'), 'changed')
    await rm(join(source, 'gatsby-node.ts'))
    expect(await syncFolder(source, target, paths)).toBe(2)
    expect(await readFile(join(target, 'src', 'domain', 'a.ts'), 'utf8')).toBe('changed')
    expect(await filesBelow(target, 'gatsby-node.ts')).toEqual([])
    expect((await stat(join(target, 'src', 'b.ts'))).mtime).toEqual(old)
  })

  it('leaves tests, caches and output behind', async () => {
    await mkdir(join(source, 'src', '.cache'))
    await writeFile(join(source, 'src', '.cache', 'x.ts'), 'x')
    await writeFile(join(source, 'src', 'b.test.ts'), 'x')
    await syncFolder(source, target, ['src'])
    expect(await filesBelow(target, 'src')).toEqual(['src/b.ts', 'src/domain/a.ts'])
  })
})
