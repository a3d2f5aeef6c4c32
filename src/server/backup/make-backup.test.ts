import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDealerService } from '../dealer/service'
import type { DealerService } from '../dealer/service-types'
import { copyEmbeddedTo } from '../testing/databases/embedded-template'
import { makeBackup } from './make-backup'
import { drillBackup, restoreInto } from './restore-into'

const KEYS = [{ id: 'k1', secret: new Uint8Array(32).fill(3) }]

describe('npm run backup on the embedded database', () => {
  let folder: string
  let dataDir: string
  let service: DealerService | null = null
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-backups-'))
    dataDir = join(folder, 'data')
    await copyEmbeddedTo(dataDir)
  })
  afterAll(async () => {
    await service?.close()
    await rm(folder, { recursive: true })
  })

  it('asks a running server, opens the database when there is none, and restores what it wrote', async () => {
    const config = { DATA_DIR: dataDir, DATA_KEYS: KEYS }
    const logger = { info: () => undefined, error: () => undefined }
    service = await startDealerService({
      config: { ...config, API_PORT: 0, ASSET_BASE_URL: 'http://assets.test' },
      logger,
    })
    await service.db
      .insertInto('enquiries')
      .values({ id: 'e1', received_at: '2026', digest: 'd', kind: 'contact', record: '{"name":"Claire"}' })
      .execute()
    expect((await fetch(`${service.url}/api/backup`)).status).toBe(401)
    const running = join(folder, 'running.backup')
    const made = await makeBackup(config, running)
    await service.close()
    service = null
    const stopped = join(folder, 'stopped.backup')
    expect((await makeBackup(config, stopped)).tables).toEqual(made.tables)
    expect(made.tables.enquiries?.rows).toBe(1)
    expect((await stat(running)).mode & 0o777).toBe(0o600)
    expect((await drillBackup(running, KEYS)).get('enquiries')).toBe(1)
    const into = join(folder, 'restored')
    // The drill before has shown that a folder may be empty.
    await copyEmbeddedTo(into)
    await restoreInto(running, into, KEYS)
    expect((await makeBackup({ DATA_DIR: into, DATA_KEYS: KEYS }, join(folder, 'again.backup'))).tables).toEqual(
      made.tables,
    )
    await expect(restoreInto(running, into, KEYS)).rejects.toThrow('already has rows')
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  }, 120_000)
})
