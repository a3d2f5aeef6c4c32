import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '../../database/open-database'
import { openStorage } from '../../durable-log/open-storage'
import { KEPT_MS } from '../../durable-log/row-log'
import { testDatabases } from '../../testing/databases/databases'
import { copyEmbeddedTo } from '../../testing/databases/embedded-template'
import { NOW, question } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'
import { runAdminCommand } from './commands'
import { runErasure } from './start-erasure'

const quiet = { info: () => undefined, error: () => undefined }
const command = { command: 'erase', email: question.email } as const
const noSpace = () => Promise.reject(new Error('no space left on device'))

describe.each(testDatabases)('an erasure that broke off before the durable log, on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  /** One enquiry that is erased in the database, while the log could not be written. */
  const breakOff = async () => {
    const erased: string[][] = []
    const log = {
      append: async () => undefined,
      note: () => undefined,
      erase: async (_: string, ids: readonly string[]) => void erased.push([...ids]),
    }
    const { admin, post, stored } = await openIntake(opened, { log })
    await post('/api/enquiries', question)
    await expect(runAdminCommand({ ...admin, log: { ...log, erase: noSpace } }, command)).rejects.toThrow(
      'no space left',
    )
    const [row] = await stored()
    expect(row).toMatchObject({ state: 'erased', record: null })
    return { admin, erased, id: row?.id, erase: () => runAdminCommand(admin, command) }
  }

  it('is completed by the next round, which counts it no second time', async () => {
    const { admin, erased, id } = await breakOff()
    expect(await runErasure(admin, quiet)).toBe(0)
    expect(erased).toEqual([[id]])
  })

  it('is completed by the same command again, which says so', async () => {
    const { erased, id, erase } = await breakOff()
    expect(await erase()).toEqual([
      'No enquiry is stored under that address.',
      'What was erased in the last three days is gone from the durable log too.',
    ])
    expect(erased).toEqual([[id]])
  })

  it('is left alone once the log has forgotten by itself', async () => {
    const { admin, erased } = await breakOff()
    await runErasure({ ...admin, clock: () => new Date(NOW.getTime() + KEPT_MS + 1) }, quiet)
    expect(erased).toEqual([])
  })
})

it('a text that an erasure left in the files of the log is gone after the next round', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-erasure-'))
  await copyEmbeddedTo(dataDir)
  const { database, log, close } = await openStorage({ DATA_DIR: dataDir, DATA_KEYS: [] }, quiet)
  try {
    const logged = async (): Promise<string> => {
      const names = await readdir(join(dataDir, 'log'))
      return (await Promise.all(names.map((name) => readFile(join(dataDir, 'log', name), 'utf8')))).join('')
    }
    const { admin, post } = await openIntake(database, { log })
    await post('/api/enquiries', question)
    await expect(runAdminCommand({ ...admin, log: { ...log, erase: noSpace } }, command)).rejects.toThrow('no space')
    expect(await logged()).toContain(question.message)
    await runErasure(admin, quiet)
    expect(await logged()).not.toContain(question.message)
  } finally {
    await close()
    await rm(dataDir, { recursive: true })
  }
})
