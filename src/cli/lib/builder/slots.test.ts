import { mkdir, mkdtemp, readdir, readlink, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { distrustCache, findLatestSlot, prepareSlot, slotFolder, SOURCES } from './slots'

describe('folder that a builder works in', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-slots-'))
    for (const name of SOURCES) {
      if (name.includes('.')) continue
      await mkdir(join(folder, 'checkout', name), { recursive: true })
      await writeFile(join(folder, 'checkout', name, 'file'), name)
    }
    for (const name of SOURCES) if (name.includes('.')) await writeFile(join(folder, 'checkout', name), name)
    await mkdir(join(folder, 'checkout/node_modules'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('follows a checkout that was moved', async () => {
    const slot = await prepareSlot(join(folder, 'checkout'), join(folder, 'data'), 'a')
    expect(await prepareSlot(join(folder, 'checkout'), join(folder, 'data'), 'a')).toBe(slot)
    expect(await readlink(join(slot, 'node_modules'))).toBe(join(folder, 'checkout/node_modules'))
    await rename(join(folder, 'checkout'), join(folder, 'elsewhere'))
    await prepareSlot(join(folder, 'elsewhere'), join(folder, 'data'), 'a')
    expect(await readlink(join(slot, 'node_modules'))).toBe(join(folder, 'elsewhere/node_modules'))
  })

  it('has the code of the pages, and not that of the server: another server goes on from what was built', async () => {
    const checkout = join(folder, 'checkout')
    for (const name of ['templates', 'server', 'cli', 'functions', 'testing']) {
      await mkdir(join(checkout, 'src', name))
      await writeFile(join(checkout, 'src', name, 'main.ts'), name)
    }
    const slot = await prepareSlot(checkout, join(folder, 'data'), 'a')
    expect((await readdir(join(slot, 'src'), { recursive: true })).sort()).toEqual([
      'file',
      'templates',
      'templates/main.ts',
    ])
  })

  it('tells in which slot a builder worked last', async () => {
    const data = join(folder, 'data')
    expect(await findLatestSlot(data)).toBeNull()
    await mkdir(join(slotFolder(data, 'b'), '.cache/redux'), { recursive: true })
    expect(await findLatestSlot(data)).toBe('b')
    await mkdir(slotFolder(data, 'a'), { recursive: true })
    await writeFile(join(slotFolder(data, 'a'), '.cache-in-use'), '')
    await utimes(join(slotFolder(data, 'b'), '.cache/redux'), 1, 1)
    expect(await findLatestSlot(data)).toBe('a')
  })

  it('has no state to go on from once a build from nothing was asked for', async () => {
    const slot = slotFolder(join(folder, 'data'), 'a')
    await mkdir(join(slot, '.cache-saved'), { recursive: true })
    await distrustCache(slot)
    expect((await readdir(slot)).sort()).toEqual(['.cache-in-use'])
  })
})
