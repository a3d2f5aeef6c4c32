import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createStitcher } from './stitch'

const { stitchSliceForAPage } = jest.requireActual<{
  stitchSliceForAPage: (page: { pagePath: string; publicDir: string }) => Promise<void>
}>('gatsby/dist/utils/slices/stitching')

const element = (id: string, inside = ''): string =>
  `<slice-start id="${id}"></slice-start>${inside}<slice-end id="${id}"></slice-end>`
const comment = (id: string, inside = ''): string =>
  `<!-- slice-start id="${id}" -->${inside}<!-- slice-end id="${id}" -->`

const SLICES: Record<string, string> = {
  'menu-1': '<nav>été</nav>',
  'header-1': `<header>${element('menu-1')}</header>`,
  'box-1': `<div>${element('header-1')}${comment('menu-1', 'old')}</div>`,
  'empty-1': '',
}

describe('stitching slices', () => {
  let publicDir: string
  beforeEach(async () => {
    publicDir = await mkdtemp(join(tmpdir(), 'stitch-'))
    await mkdir(join(publicDir, '_gatsby', 'slices'), { recursive: true })
    for (const [id, html] of Object.entries(SLICES))
      await writeFile(join(publicDir, '_gatsby', 'slices', `${id}.html`), html)
  })
  afterEach(() => rm(publicDir, { recursive: true }))

  const byGatsby = async (html: string): Promise<string> => {
    await writeFile(join(publicDir, 'index.html'), html)
    await stitchSliceForAPage({ pagePath: '/', publicDir })
    return readFile(join(publicDir, 'index.html'), 'utf8')
  }

  it('gives what Gatsby gives, the first time and again', async () => {
    const slice = fc
      .tuple(fc.constantFrom(element, comment), fc.constantFrom(...Object.keys(SLICES)))
      .map(([mark, id]) => mark(id))
    const piece = fc.oneof(
      slice,
      fc.constantFrom(
        '<p>text</p>',
        '',
        'é',
        'slice-',
        '<slice-begin id="menu-1">',
        '<!-- slice-start -->',
        '<slice-start>',
        ' slice-start id="menu-1" -->',
      ),
    )
    const nested = fc
      .tuple(fc.constantFrom(element, comment), fc.constantFrom('header-1', 'box-1'), piece)
      .map(([mark, id, inside]) => mark(id, inside.includes(id) ? '' : inside))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(piece, nested), { maxLength: 6 }), async (pieces) => {
        const stitch = createStitcher((id) => SLICES[id] ?? '')
        const html = pieces.join('\n')
        const once = await byGatsby(html)
        expect(stitch(html)).toBe(once)
        expect(stitch(once)).toBe(await byGatsby(once))
      }),
      { numRuns: 60 },
    )
  })

  it('reads a slice once for all pages', () => {
    const read: string[] = []
    const stitch = createStitcher((id) => {
      read.push(id)
      return SLICES[id] ?? ''
    })
    for (let page = 0; page < 3; page += 1) stitch(element('header-1') + element('box-1'))
    expect(read.sort()).toEqual(['box-1', 'header-1', 'menu-1'])
  })

  it.each(['<!-- slice-start id="menu-1" -->', '<slice-end id="menu-1"></slice-end>'])(
    'refuses marks that do not match: %s',
    (html) => {
      expect(() => createStitcher(() => '')(html)).toThrow('menu-1')
    },
  )
})
