import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyEmbeddedTo } from '../../testing/databases/embedded-template'
import { sendOrRun } from './send-or-run'

it('an erasure that finds nothing says so, and names the database that it looked at', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-command-'))
  try {
    await copyEmbeddedTo(dataDir)
    const command = { command: 'erase', email: 'nobody@example.lu' } as const
    const lines = await sendOrRun({ DATA_DIR: dataDir, DATA_KEYS: [] }, command, {
      deliveriesFor: () => [],
      channels: [],
      visitorChannels: new Set(),
    })
    expect(lines).toEqual([
      'No enquiry is stored under that address.',
      'What was erased in the last three days is gone from the durable log too.',
      `Database: ${join(dataDir, 'db')}`,
    ])
  } finally {
    await rm(dataDir, { recursive: true })
  }
})
