import { REPORT_PATH } from '../../domain/security/content-policy'
import { Hono } from 'hono'
import { addErrors } from '../app'
import { createReportRoutes } from './routes'

const report = (blocked: string, page = '/stock') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `https://groupe.example${page}`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
    },
  })

const open = () => {
  const lines: string[] = []
  const logger = { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
  let now = 0
  const app = new Hono<{ Variables: { requestId: string } }>()
  let address = '192.0.2.1'
  app.use(async (context, next) => {
    context.set('clientAddress', address)
    await next()
  })
  addErrors(app, logger)
  app.route('/api/reports', createReportRoutes({ logger, limits: { each: 3, all: 5 }, clock: () => now }))
  const send = async (body: string, from = '192.0.2.1') => {
    address = from
    const headers = { 'content-type': 'application/csp-report' }
    return (await app.request(REPORT_PATH, { method: 'POST', headers, body })).status
  }
  return {
    lines,
    send,
    later: () => {
      now += 60_000
    },
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the address for reports of refused content', () => {
  it('writes one line for each kind, and counts the others', async () => {
    const { lines, send } = open()
    for (let sent = 0; sent < 3; sent += 1) expect(await send(report('inline', `/stock/${sent}`))).toBe(204)
    expect(lines).toEqual(['security policy: script-src-elem refused inline on /stock'])
    jest.advanceTimersByTime(60_000)
    expect(lines.slice(1)).toEqual(['security policy: script-src-elem refused inline on /stock (2 more times in 60 s)'])
  })

  it('takes so many in a minute of one address, and of all', async () => {
    const { send, later } = open()
    const of = async (address: string, count: number) => {
      const answers = []
      for (let sent = 0; sent < count; sent += 1) answers.push(await send(report('eval'), address))
      return answers
    }
    expect(await of('192.0.2.1', 4)).toEqual([204, 204, 204, 429])
    expect(await of('2001:db8::1', 1)).toEqual([204])
    expect(await of('192.0.2.3', 2)).toEqual([204, 429])
    later()
    expect(await of('192.0.2.1', 1)).toEqual([204])
  })

  it('refuses what is no report', async () => {
    const { lines, send } = open()
    expect([await send('{'), await send('x'.repeat(70_000)), await send('{}')]).toEqual([400, 413, 204])
    expect(lines).toEqual([])
  })
})
