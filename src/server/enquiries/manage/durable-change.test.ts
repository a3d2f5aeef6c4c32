import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '../../durable-log/open-storage'
import { copyEmbeddedTo } from '../../testing/databases/embedded-template'
import { NOW, testDrive } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'

describe('changes by the signed link, on an embedded database that is put back to an earlier copy', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-changes-'))
    await copyEmbeddedTo(dataDir)
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const logger = { info: () => undefined, error: () => undefined }
  const open = async () => {
    const { database, log, close } = await openStorage({ DATA_DIR: dataDir }, logger)
    const intake = await openIntake(database, { log, clock: () => NOW })
    const changes = () => database.db.selectFrom('enquiry_changes').selectAll().orderBy('changed_at').execute()
    return { ...intake, changes, close }
  }

  it('are there again, with the deliveries that tell of them', async () => {
    const copy = join(dataDir, 'copy')
    await cp(join(dataDir, 'db'), copy, { recursive: true })
    const first = await open()
    const sent = await first.post('/api/enquiries', testDrive)
    const { id, reference } = (await sent.json()) as { id: string; reference: string }
    const path = first.links.pathFor(id, reference)
    const forms: Record<string, string>[] = [{ action: 'change', slot: '2026-11-30T09:00' }, { action: 'cancel' }]
    for (const fields of forms) expect((await first.postForm(fields, {}, path)).status).toBe(303)
    const before = [await first.stored(), await first.changes(), await first.deliveries()]
    expect(before.map((rows) => rows.length)).toEqual([1, 2, 3])
    await first.close()
    await rm(join(dataDir, 'db'), { recursive: true })
    await cp(copy, join(dataDir, 'db'), { recursive: true })

    const second = await open()
    expect([await second.stored(), await second.changes(), await second.deliveries()]).toEqual(before)
    expect((await second.stored())[0]?.state).toBe('cancelled')
    await second.close()
  })
})
