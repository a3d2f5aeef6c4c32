import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundleProgram } from '../../server/testing/bundle-program'

const PROGRAM = join(__dirname, 'testing', 'stopping-program.ts')

/** Runs the program and waits for its first word. */
const start = async (duration: string, samePressMs: string, service = '') => {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [
    await bundleProgram(PROGRAM),
    duration,
    samePressMs,
    service,
  ])
  let said = ''
  const closed = once(child, 'close')
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const hears = async (word: string): Promise<void> => {
    while (!said.includes(word))
      await Promise.race([
        once(child.stdout, 'data'),
        closed.then(() => {
          throw new Error(`ended without saying ${word}: ${said}`)
        }),
      ])
  }
  await hears('ready')
  return { child, closed, hears, said: () => said }
}

describe('end of a command', () => {
  it('is in order although one Ctrl-C arrives twice, from the terminal and from npm', async () => {
    const { child, closed, hears, said } = await start('400', '60000')
    child.kill('SIGINT')
    await hears('ending')
    child.kill('SIGINT')
    await closed
    expect([child.exitCode, said().match(/Stopping…|ending|ended in order/g)]).toEqual([
      130,
      ['Stopping…', 'ending', 'ended in order'],
    ])
  })

  it('does not wait for what never ends when Ctrl-C is pressed again', async () => {
    const { child, closed, hears, said } = await start('never', '50')
    child.kill('SIGINT')
    await hears('ending')
    const again = setInterval(() => child.kill('SIGINT'), 100)
    await closed
    clearInterval(again)
    expect([child.exitCode, said()]).toEqual([130, expect.not.stringContaining('ended in order')])
  })

  it('lets come up what is on its way, and closes it before what it stands on', async () => {
    const { child, closed, said } = await start('200', '60000', 'service')
    child.kill('SIGINT')
    await closed
    expect(said().match(/service up|service closed|went on|ending|ended in order/g)).toEqual([
      'service up',
      'service closed',
      'ending',
      'ended in order',
    ])
  })

  it('tells a signal by the exit status', async () => {
    const { child, closed, said } = await start('0', '60000')
    child.kill('SIGTERM')
    await closed
    expect([child.exitCode, said()]).toEqual([143, expect.stringContaining('ended in order')])
    expect(said()).not.toContain('✗')
  })
})
