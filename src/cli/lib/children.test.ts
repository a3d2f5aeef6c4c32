import { setTimeout as wait } from 'node:timers/promises'
import { createChildren } from './children'

/** Starts a process that holds its output open for good, says so, and ends itself when it is told to. */
const leaving = (end: string): string => `
  const { spawn } = require('node:child_process')
  spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' })
  console.log('started')
  ${end}
`

describe('a program that was run', () => {
  it('takes with it what it started and left behind with its output open', async () => {
    const run = createChildren().run('it', ['-e', leaving('process.exit(3)')], { env: process.env })
    await expect(run).rejects.toThrow('it failed:\nstarted')
  })

  it('ends with what it started when all are ended', async () => {
    const children = createChildren()
    const lines: string[] = []
    const run = children.run('it', ['-e', leaving('')], { env: process.env, onLine: (line) => lines.push(line) })
    const outcome = expect(run).rejects.toThrow('it failed:\nstarted')
    while (lines.length === 0) await wait(20)
    await children.end()
    await outcome
  })
})
