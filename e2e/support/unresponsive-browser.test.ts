import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answered, noteUnresponsive, refuseOtherRetries } from './unresponsive-browser'

let outputDir: string

beforeEach(() => {
  outputDir = mkdtempSync(join(tmpdir(), 'attempts-'))
})
afterEach(() => rmSync(outputDir, { recursive: true, force: true }))

const attempt = (testId: string, retry: number, ...messages: string[]) => ({
  testId,
  retry,
  errors: messages.map((message) => ({ message })),
  project: { outputDir },
})
const hang = (): Promise<string> =>
  answered(new Promise<never>(() => {}), 'a new page', 1).catch((error: unknown) => String(error))

describe('a browser that does not answer', () => {
  it('is told apart from one that does, and from one that refuses', async () => {
    expect(await answered(Promise.resolve('page'), 'a new page')).toBe('page')
    await expect(answered(Promise.reject(new Error('closed')), 'a new page')).rejects.toThrow('closed')
    expect(await hang()).toContain('does not answer: a new page')
  })

  it('gives its test a second attempt', async () => {
    noteUnresponsive(attempt('one', 0, await hang(), await hang()))
    expect(() => refuseOtherRetries(attempt('one', 1))).not.toThrow()
    expect(() => refuseOtherRetries(attempt('another', 1))).toThrow('first attempt')
  })

  it('excuses nothing else that the test found', async () => {
    noteUnresponsive(attempt('one', 0, 'expected 1 to be 2', await hang()))
    expect(() => refuseOtherRetries(attempt('one', 1))).toThrow('first attempt')
    noteUnresponsive(attempt('two', 0))
    expect(() => refuseOtherRetries(attempt('two', 1))).toThrow('first attempt')
  })

  it('needs no note at the first attempt', () => {
    expect(() => refuseOtherRetries(attempt('one', 0))).not.toThrow()
  })
})
