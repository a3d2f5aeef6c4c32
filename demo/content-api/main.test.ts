import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundleProgram } from '../../src/server/testing/bundle-program'
import { temporaryFolder } from './testing/serve'

const start = async (DATA_DIR: string, more: NodeJS.ProcessEnv = {}) => {
  const child = spawn(process.execPath, [await bundleProgram(join(__dirname, 'main.ts'))], {
    env: { ...process.env, DATA_DIR, CONTENT_PORT: '0', ...more },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const closed = once(child, 'close')
  const ready = async (): Promise<void> => {
    while (!said.includes('content API ready'))
      await Promise.race([
        once(child.stdout, 'data'),
        closed.then(() => {
          throw new Error(said)
        }),
      ])
  }
  return { child, closed, ready, said: () => said }
}

describe('the content API as a process', () => {
  it('has its folder to itself, and gives it back when it ends', async () => {
    const folder = await temporaryFolder()
    const first = await start(folder.path)
    await first.ready()
    const second = await start(folder.path, { CONTENT_PATIENCE_MS: '500' })
    await second.closed
    expect([second.child.exitCode, second.said()]).toEqual([
      1,
      expect.stringContaining(`in use by process ${first.child.pid}`),
    ])
    const third = await start(folder.path)
    first.child.kill('SIGTERM')
    await first.closed
    await third.ready()
    third.child.kill('SIGTERM')
    await third.closed
    expect([first.child.exitCode, third.child.exitCode]).toEqual([0, 0])
    await folder.remove()
  }, 120_000)
})
