import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicFolder } from './public-folder'

describe('folder of a build', () => {
  it('removes files that are no longer made, and tells the rebuild', async () => {
    const home = await mkdtemp(join(tmpdir(), 'public-'))
    const told: string[] = []
    const rebuild = {
      wrote: (name: string) => void told.push(`wrote ${name}`),
      removedFile: (name: string) => void told.push(`removed ${name}`),
    }
    try {
      const folder = publicFolder(home, rebuild)
      await folder.removeOthers(/^cards\/.+\.vcf$/, new Map(), 'cards')
      await folder.write('cards/a.vcf', 'A')
      await folder.write('cards/b.vcf', 'B')
      await folder.write('cards/note.txt', 'N')
      await folder.removeOthers(/^cards\/.+\.vcf$/, new Map([['cards/b.vcf', 'B']]), 'cards')
      expect((await readdir(join(home, 'cards'))).sort()).toEqual(['b.vcf', 'note.txt'])
      expect(told.at(-1)).toBe('removed cards/a.vcf')
    } finally {
      await rm(home, { recursive: true })
    }
  })
})
