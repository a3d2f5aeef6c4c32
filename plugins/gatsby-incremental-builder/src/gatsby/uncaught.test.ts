import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const run = async (program: string) => {
  const file = JSON.stringify(join(__dirname, 'uncaught.ts'))
  const code = `require(${file}).survivePanics((line) => console.log(line)); ${program}`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, said }
}

describe('a process that Gatsby works in', () => {
  it('survives a panic that was thrown where nothing could catch it', async () => {
    const guard = JSON.stringify(join(__dirname, 'panic-guard.ts'))
    const { status, said } = await run(
      `setTimeout(() => { throw new (require(${guard}).GatsbyFailure)('a request failed', false) }, 1); setTimeout(() => console.log('went on'), 50)`,
    )
    expect([status, said]).toEqual([0, 'nobody caught: a request failed\nwent on\n'])
  })

  it('ends with any other exception, and shows it', async () => {
    const { status, said } = await run(
      `setTimeout(() => { throw new Error('elsewhere') }, 1); setTimeout(() => console.log('went on'), 50)`,
    )
    expect(status).toBe(1)
    expect(said).toContain('Error: elsewhere')
    expect(said).not.toContain('went on')
  })
})
