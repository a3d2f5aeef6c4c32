import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stitchPages } from './stitch-pages'

describe('putting slices into pages', () => {
  let publicDir: string
  beforeEach(async () => {
    publicDir = await mkdtemp(join(tmpdir(), 'stitch-pages-'))
    await mkdir(join(publicDir, '_gatsby', 'slices'), { recursive: true })
  })
  afterEach(() => rm(publicDir, { recursive: true }))

  const slice = (html: string) => writeFile(join(publicDir, '_gatsby', 'slices', 'header-1.html'), html)
  const stitched = (html: string): string =>
    `é<!-- slice-start id="header-1" -->${html}<!-- slice-end id="header-1" -->ü`

  it('leaves of a page what belongs to it, and nothing of what stood there before', async () => {
    const page = join(publicDir, 'index.html')
    await writeFile(page, stitched(''))
    for (const html of ['<nav>été, longtemps</nav>', '<nav>été</nav>', '', '<nav>hiver</nav>']) {
      await slice(html)
      await stitchPages([page], publicDir)
      expect(await readFile(page, 'utf8')).toBe(stitched(html))
    }
  })

  it('finds a slice whatever its name, and keeps every letter', async () => {
    await writeFile(join(publicDir, '_gatsby', 'slices', 'pied-été-1.html'), 'À bientôt – 12\u202f500\u00a0€ 🚗')
    const page = join(publicDir, 'index.html')
    await writeFile(page, '’<slice-start id="pied-été-1"></slice-start><slice-end id="pied-été-1"></slice-end>«')
    await stitchPages([page], publicDir)
    expect(await readFile(page, 'utf8')).toBe(
      '’<!-- slice-start id="pied-été-1" -->À bientôt – 12\u202f500\u00a0€ 🚗<!-- slice-end id="pied-été-1" -->«',
    )
  })
})
