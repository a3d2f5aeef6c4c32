import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '../../durable-log/open-storage'
import { copyEmbeddedTo } from '../../testing/databases/embedded-template'
import { readChannelStates } from './channel-states'
import { pauseChannel, resumeChannel } from './pause-channel'

const channels = ['crm', 'dms', 'fax']

describe('paused channels, on an embedded database that is put back to an earlier copy', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-pauses-'))
    await copyEmbeddedTo(dataDir)
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const logger = { info: () => undefined, error: () => undefined }
  const open = async () => {
    const { database, log, close } = await openStorage({ DATA_DIR: dataDir }, logger)
    const context = { db: database.db, log, channels, onDeliveries: () => undefined }
    const pauses = async () =>
      new Map((await readChannelStates(database.db, channels)).map(({ channel, pausedAt }) => [channel, pausedAt]))
    return { context, pauses, close }
  }
  const keepCopy = () => cp(join(dataDir, 'db'), join(dataDir, 'copy'), { recursive: true })
  const cutBack = async () => {
    await rm(join(dataDir, 'db'), { recursive: true })
    await cp(join(dataDir, 'copy'), join(dataDir, 'db'), { recursive: true })
  }

  it('are paused since the same moment, and those that were resumed send', async () => {
    const first = await open()
    await pauseChannel(first.context, 'dms')
    await first.close()
    await keepCopy()

    const second = await open()
    await resumeChannel(second.context, 'dms')
    await pauseChannel(second.context, 'crm')
    await pauseChannel(second.context, 'fax')
    await resumeChannel(second.context, 'fax')
    await pauseChannel(second.context, 'fax')
    const before = await second.pauses()
    expect([...before].map(([channel, at]) => [channel, at !== null])).toEqual([
      ['crm', true],
      ['dms', false],
      ['fax', true],
    ])
    await second.close()
    await cutBack()

    const third = await open()
    expect(await third.pauses()).toEqual(before)
    await resumeChannel(third.context, 'crm')
    expect((await third.pauses()).get('crm')).toBeNull()
    await third.close()
  })

  it('are said to be paused only when that is on disk, also if the database has the pause', async () => {
    await keepCopy()
    const first = await open()
    const log = { ...first.context.log, append: () => Promise.reject(new Error('no space left')) }
    await expect(pauseChannel({ ...first.context, log }, 'crm')).rejects.toThrow('no space left')
    await pauseChannel(first.context, 'crm')
    const before = await first.pauses()
    expect(before.get('crm')).not.toBeNull()
    await first.close()
    await cutBack()
    const second = await open()
    expect(await second.pauses()).toEqual(before)
    await second.close()
  })
})
