import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/open-database'
import { testDatabases } from '../../testing/databases/databases'
import { NOW, question } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'
import { startErasure } from './start-erasure'

const DAY = 24 * 60 * 60_000

describe.each(testDatabases)('the rounds that erase, on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('forget clients more often than once a day', async () => {
    let now = NOW
    const { admin, postFrom, stored } = await openIntake(opened)
    await postFrom('192.0.2.1', question)
    const errors: string[] = []
    const logger = { info: () => undefined, error: (line: string) => void errors.push(line) }
    const stop = startErasure({ ...admin, clock: () => now }, logger, { roundMs: DAY, forgetMs: 20 })
    try {
      await wait(60)
      expect((await stored())[0]?.client_hash).not.toBeNull()
      now = new Date(NOW.getTime() + DAY)
      for (let looks = 0; looks < 100 && (await stored())[0]?.client_hash !== null; looks += 1) await wait(20)
      expect((await stored())[0]?.client_hash).toBeNull()
    } finally {
      await stop()
    }
    expect(errors).toEqual([])
  })
})
