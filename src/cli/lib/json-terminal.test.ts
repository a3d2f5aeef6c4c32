import { createJsonTerminal } from './json-terminal'
import { startMonitoring } from './start-monitoring'

const open = () => {
  const written: string[] = []
  const terminal = createJsonTerminal({ write: (line) => void written.push(line) })
  return { terminal, read: () => written.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

describe('the log as JSON lines', () => {
  it('has level, time, text and ids, and masks personal data', () => {
    const { terminal, read } = open()
    terminal.logger.info('webhook dealer: accepted', { requestId: 'request-1', eventId: 'e1' })
    terminal.logger.error('no mailbox anna@example.lu', { fault: { kind: 'delivery', error: new Error('anna') } })
    terminal.step('Building')('3 files')
    expect(read()).toMatchObject([
      { level: 'info', time: expect.stringMatching(/Z$/), msg: 'webhook dealer: accepted', requestId: 'request-1' },
      { level: 'error', msg: 'no mailbox [e-mail]', fault: 'delivery' },
      { level: 'info', msg: 'Building: 3 files' },
    ])
  })

  it('says that errors are not sent without a DSN and an environment', () => {
    const { terminal, read } = open()
    startMonitoring({ MONITORING_DSN: 'https://key@sentry.example/1' }, terminal)
    expect(read()).toMatchObject([{ msg: expect.stringContaining('errors are not sent anywhere') }])
  })
})
