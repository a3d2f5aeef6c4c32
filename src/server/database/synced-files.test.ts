import { PGlite } from '@electric-sql/pglite'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyEmbeddedTo } from '../testing/databases/embedded-template'

import { createRandom } from '../testing/create-random'
import { SyncedFiles, syncParams } from './synced-files'
import { watchFolder } from './testing/power-cut'

const SEEDS = process.env['PROPERTY_RUNS'] === 'all' ? 20 : 2

const openOn = (folder: string, sync?: (descriptor: number) => void): Promise<PGlite> =>
  PGlite.create({ fs: new SyncedFiles(folder, sync), startParams: syncParams(PGlite.defaultStartParams) })

// The descriptor leads to its file by /proc.
const onLinux = existsSync('/proc/self/fd') ? describe : describe.skip

onLinux('embedded database at a power cut', () => {
  let folder: string
  let database: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-power-'))
    await copyEmbeddedTo(folder)
    database = join(folder, 'db')
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('has every commit that was answered, whichever unsynced pages reached the disk', async () => {
    const disk = watchFolder(database)
    const client = await openOn(database, disk.sync)
    await client.exec('create table shelf (id integer primary key, text text)')
    const cuts: { target: string; rows: number }[] = []
    for (let row = 1; row <= SEEDS * 5; row += 1) {
      const before = disk.syncs()
      await client.query('insert into shelf values ($1, $2)', [row, 'x'.repeat(3000)])
      expect(disk.syncs()).toBeGreaterThan(before)
      if (row % 7 === 0) await client.exec('update shelf set text = text || text; checkpoint')
      if (row % 5 !== 0) continue
      // A transaction that is open at the cut.
      await client.exec(`begin; insert into shelf select g, repeat('y', 5000) from generate_series(1000, 1200) g`)
      const random = createRandom(row)
      const target = join(folder, `cut-${row}`)
      await disk.cutPower(target, () => random() < (row === 5 ? 0 : 0.5))
      await client.exec('rollback')
      cuts.push({ target, rows: row })
    }
    await client.close()
    for (const { target, rows } of cuts) {
      const after = await openOn(target)
      const { rows: found } = await after.query<{ ids: number[] }>('select array_agg(id order by id) as ids from shelf')
      expect(found[0]?.ids).toEqual(Array.from({ length: rows }, (_, index) => index + 1))
      await after.close()
      await rm(target, { recursive: true })
    }
    expect(cuts).toHaveLength(SEEDS)
  })
})
