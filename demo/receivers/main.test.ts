import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleProgram } from '../../src/server/testing/bundle-program'

const start = async (dataDir: string, variables: NodeJS.ProcessEnv = {}) => {
  const child = spawn(process.execPath, [await bundleProgram(join(__dirname, 'main.ts'))], {
    env: { ...process.env, DATA_DIR: dataDir, DEMO_PORT: '0', MAIL_PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  return { child, ended: once(child, 'exit'), ready: once(child, 'message'), said: () => said }
}

describe('the receivers as a process', () => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'receivers-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('end with the process that started them, and leave the folder to the next', async () => {
    const first = await start(dataDir)
    await first.ready
    first.child.disconnect()
    const second = await start(dataDir)
    await Promise.all([first.ended, second.ready])
    second.child.kill('SIGTERM')
    await second.ended
    expect([first.child.exitCode, second.child.exitCode]).toEqual([0, 0])
  })

  it('name the variable of a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    const attempts = await Promise.all([
      start(join(dataDir, 'a'), { MAIL_PORT: port }),
      start(join(dataDir, 'b'), { DEMO_PORT: port }),
    ])
    await Promise.all(attempts.map(({ ended }) => ended))
    other.close()
    expect(attempts.map(({ child, said }) => [child.exitCode, said().trim()])).toEqual([
      [1, `MAIL_PORT: port ${port} is taken`],
      [1, expect.stringContaining(`Port ${port} (DEMO_PORT) is taken`)],
    ])
  })
})
