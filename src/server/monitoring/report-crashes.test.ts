import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { bundleProgram } from '../testing/bundle-program'

describe('an error that nobody caught', () => {
  const taken: string[] = []
  const receiver = createServer((request, response) => {
    request.on('data', (data) => taken.push(String(data)))
    request.on('end', () => response.end('{}'))
  })
  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
  })
  beforeEach(() => taken.splice(0))
  afterAll(() => void receiver.close())

  it.each([
    ['throw', 'an error of nobody'],
    ['reject', 'a rejection of nobody'],
  ])('is sent and said before it ends the process: %s', async (way, message) => {
    const { port } = receiver.address() as AddressInfo
    const child = fork(
      await bundleProgram(join(__dirname, 'testing/crash-program.ts')),
      [`http://key@127.0.0.1:${port}/42`, way],
      {
        silent: true,
      },
    )
    let said = ''
    child.stderr?.on('data', (data) => (said += String(data)))
    expect(await once(child, 'close')).toEqual([1, null])
    expect(said).toContain(message)
    expect(taken.join('')).toContain('"kind":"crash"')
    expect(taken.join('')).toContain(message)
  })
})
