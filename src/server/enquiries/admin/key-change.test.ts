import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '../../durable-log/open-storage'
import { copyEmbeddedTo } from '../../testing/databases/embedded-template'
import { createSealer } from '../../sealing/create-sealer'
import type { SealingKey } from '../../sealing/types'
import { question } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'
import { runAdminCommand } from './commands'
import type { AdminContext } from './context'

const key = (id: string, byte: number) => ({ id, secret: new Uint8Array(32).fill(byte) })
const logger = { info: () => undefined, error: () => undefined }
const DAY = 24 * 60 * 60_000

describe('change of keys on the embedded database', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'vitrine-keys-'))
    await copyEmbeddedTo(dataDir)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'performance'] })
  })
  afterEach(() => {
    jest.useRealTimers()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const withKeys = async <Result>(
    keys: readonly SealingKey[],
    work: (intake: Awaited<ReturnType<typeof openIntake>>, admin: AdminContext) => Promise<Result>,
  ): Promise<Result> => {
    const { database, log, close } = await openStorage({ DATA_DIR: dataDir, DATA_KEYS: keys }, logger)
    try {
      const intake = await openIntake(database, { log, sealer: createSealer(keys), clock: () => new Date() })
      return await work(intake, intake.admin)
    } finally {
      await close()
    }
  }

  it('leaves nothing that needs the old one, once the durable log has forgotten it', async () => {
    const [kept] = await withKeys([key('old', 1)], async ({ post }, admin) => {
      const send = async (body: unknown) => (await post('/api/enquiries', body)).json()
      const receipts = [await send(question), await send({ ...question, email: 'autre@example.lu' })]
      await runAdminCommand(admin, { command: 'erase', email: 'autre@example.lu' })
      return receipts
    })
    await withKeys([key('new', 2), key('old', 1)], (_, admin) => runAdminCommand(admin, { command: 'reseal' }))
    jest.setSystemTime(Date.now() + 4 * DAY)
    await withKeys([key('new', 2), key('old', 1)], async () => undefined)
    const shown = await withKeys([key('new', 2)], (_, admin) =>
      runAdminCommand(admin, { command: 'show', reference: kept.reference }),
    )
    expect(shown.join('\n')).toContain('Zoé Müller')
  })
})
