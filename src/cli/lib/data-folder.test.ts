import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertDataFolder } from './data-folder'

describe('data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-data-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is made where it is missing, and left as it was', async () => {
    await assertDataFolder(join(folder, 'deep', 'data'))
    expect(readdirSync(join(folder, 'deep', 'data'))).toEqual([])
  })

  it('is named when it cannot be written to', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(assertDataFolder(join(folder, 'file'))).rejects.toThrow(
      `DATA_DIR: the folder ${join(folder, 'file')} cannot be written to (ENOTDIR)`,
    )
  })

  // Root may write anywhere but where the kernel itself has no place for files.
  const ifKernelTells = existsSync('/proc/self') ? it : it.skip
  ifKernelTells('is named when nobody may write there', async () => {
    await expect(assertDataFolder('/proc/vitrine')).rejects.toThrow(
      /^Environment:\n {2}DATA_DIR: the folder \/proc\/vitrine cannot be written to \(\w+\)$/,
    )
  })
})
