import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createScratchFolder } from './scratch-folder'

const GIB = 2 ** 30
let folder: string
let memory: string
let disk: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-places-'))
  memory = join(folder, 'memory')
  disk = join(folder, 'disk')
  for (const place of [memory, disk]) await mkdir(place)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the folder of a test run', () => {
  it('lies in memory where there is enough of it', async () => {
    expect(dirname(await createScratchFolder({ memory, disk, free: 24 * GIB, chosen: false }))).toBe(memory)
  })

  it.each([
    ['memory is short', { free: 4 * GIB }],
    ['nothing can be written into memory', { memory: '/nowhere' }],
    ['the caller chose it', { chosen: true }],
  ])('lies on the disk where %s', async (_case, places) => {
    expect(dirname(await createScratchFolder({ memory, disk, free: 24 * GIB, chosen: false, ...places }))).toBe(disk)
  })

  it('can be entered by the user of the database server', async () => {
    const made = await createScratchFolder({ memory, disk, free: 24 * GIB, chosen: false })
    expect((await stat(made)).mode & 0o777).toBe(0o711)
  })
})
