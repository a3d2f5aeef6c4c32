import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicFolder } from './public-folder'

const CARD = /^cards\/.+\.vcf$/

describe('folder of a build', () => {
  let home = ''
  let told: string[] = []
  const rebuild = {
    wrote: (name: string) => void told.push(`wrote ${name}`),
    removedFile: (name: string) => void told.push(`removed ${name}`),
  }
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'public-'))
    told = []
  })
  afterEach(() => rm(home, { recursive: true }))

  it('removes files that are no longer made, and tells the rebuild', async () => {
    const folder = createPublicFolder(home)(rebuild)
    await folder.removeOthers(CARD, new Map(), 'cards')
    await folder.write('cards/a.vcf', 'A')
    await folder.write('cards/b.vcf', 'B')
    await folder.write('cards/note.txt', 'N')
    await folder.removeOthers(CARD, new Map([['cards/b.vcf', 'B']]), 'cards')
    expect((await readdir(join(home, 'cards'))).sort()).toEqual(['b.vcf', 'note.txt'])
    expect(told.at(-1)).toBe('removed cards/a.vcf')
  })

  it('tells a rebuild only of files that differ', async () => {
    const folderOf = createPublicFolder(home)
    await folderOf(null).write('a.txt', 'one')
    for (const text of ['one', 'two', 'two']) await folderOf(rebuild).write('a.txt', text)
    expect(told).toEqual(['wrote a.txt'])
    expect(await readFile(join(home, 'a.txt'), 'utf8')).toBe('two')
  })

  it('writes a file again that was removed as one of others', async () => {
    const folderOf = createPublicFolder(home)
    const folder = folderOf(rebuild)
    await folder.write('cards/a.vcf', 'A')
    await folder.removeOthers(CARD, new Map(), 'cards')
    await folder.write('cards/a.vcf', 'A')
    expect(await readFile(join(home, 'cards/a.vcf'), 'utf8')).toBe('A')
    await folder.removeOthers(CARD, new Map([['cards/a.vcf', 'A']]), 'cards')
    await folder.removeOthers(CARD, new Map(), 'cards')
    expect(await readdir(join(home, 'cards'))).toEqual([])
  })

  it('looks at its files in an ordinary build, whatever it wrote before', async () => {
    const folderOf = createPublicFolder(home)
    await folderOf(null).write('a.txt', 'mine')
    await writeFile(join(home, 'a.txt'), 'of somebody else')
    await folderOf(null).write('a.txt', 'mine')
    expect(await readFile(join(home, 'a.txt'), 'utf8')).toBe('mine')
  })
})
