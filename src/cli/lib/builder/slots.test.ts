import { mkdir, mkdtemp, readlink, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareSlot, SOURCES } from './slots'

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
})
