import { createMonitor, withMonitor } from './create-monitor'
import { parseDsn } from './parse-dsn'
import { takeEnvelopes } from './testing/take-envelopes'

describe('error monitoring of the server', () => {
  let standIn: Awaited<ReturnType<typeof takeEnvelopes>>
  let lines: string[]
  const logger = { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
  beforeEach(async () => {
    lines = []
    standIn = await takeEnvelopes()
  })
  afterEach(() => standIn.stop())
  const open = (clock?: () => number) => createMonitor({ dsn: standIn.dsn, environment: 'staging' }, logger, clock)

  it('sends a fault with its stack and ids, and without personal data', async () => {
    const monitor = open()
    const error = new Error('no mailbox anna@example.lu, called +352 621 123 456')
    withMonitor(logger, monitor).error('GET /api/x: anna@example.lu', {
      requestId: 'request-1',
      fault: { kind: 'request', error },
    })
    await monitor.close()
    const [sent] = standIn.taken
    expect(sent).toMatchObject({ path: '/api/42/envelope/', auth: expect.stringContaining('sentry_key=publickey') })
    expect(sent?.lines[1]).toEqual({ type: 'event' })
    expect(sent?.lines[2]).toMatchObject({
      environment: 'staging',
      tags: { kind: 'request', request_id: 'request-1' },
      exception: { values: [{ type: 'Error', value: 'no mailbox [e-mail], called [phone]' }] },
    })
    expect(JSON.stringify(sent)).toContain('monitor.test.ts')
    expect(JSON.stringify(sent)).not.toMatch(/anna|621 123/)
  })

  it('sends nothing for lines that are no fault, and the same fault once a minute', async () => {
    let now = 0
    const monitor = open(() => now)
    const monitored = withMonitor(logger, monitor)
    monitored.error('a refused webhook')
    for (let build = 0; build < 5; build += 1) monitored.error(`build ${build}: failed`, { fault: { kind: 'build' } })
    now = 60_000
    monitored.error('build 9: failed', { fault: { kind: 'build' } })
    await monitor.close()
    expect(standIn.taken.map(({ lines: [, , event] }) => event?.['message'])).toEqual([
      { formatted: 'build 0: failed' },
      { formatted: 'build 9: failed' },
    ])
  })

  it('is silent for as long as the receiver asks, and never fails', async () => {
    let now = 0
    const monitor = open(() => now)
    standIn.refuse(429)
    monitor.report({ kind: 'build', message: 'one' })
    await monitor.close()
    monitor.report({ kind: 'build', message: 'two' })
    standIn.refuse(200)
    now = 31_000
    monitor.report({ kind: 'build', message: 'three' })
    await monitor.close()
    expect(standIn.taken).toHaveLength(2)
    expect(lines).toEqual(['monitoring: a fault was not sent (HTTP 429)'])
  })

  it('needs a DSN that can be read', () => {
    expect(parseDsn('https://key@sentry.example/path/7')?.url).toBe('https://sentry.example/path/api/7/envelope/')
    for (const dsn of ['x', 'https://sentry.example/7', 'https://key@sentry.example/']) expect(parseDsn(dsn)).toBeNull()
  })
})
