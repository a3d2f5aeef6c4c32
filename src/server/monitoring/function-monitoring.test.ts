import { openFunctionMonitoring, runScheduled } from './function-monitoring'
import { takeEnvelopes } from './testing/take-envelopes'

describe('error monitoring of serverless functions', () => {
  let standIn: Awaited<ReturnType<typeof takeEnvelopes>>
  let lines: string[]
  beforeEach(async () => {
    standIn = await takeEnvelopes()
    lines = []
  })
  afterEach(() => standIn.stop())
  const plain = { info: () => undefined, error: (line: string) => void lines.push(line) }
  const env = () => ({ MONITORING_DSN: standIn.dsn, MONITORING_ENVIRONMENT: 'production' })

  it('reports what ends a scheduled one before the host stops it, and lets the host see it too', async () => {
    const cause = new Error('the database of anna@example.lu is gone')
    await expect(runScheduled('erase', env(), plain, () => Promise.reject(cause))).rejects.toBe(cause)
    expect(standIn.taken).toHaveLength(1)
    expect(standIn.taken[0]?.lines[2]).toMatchObject({
      environment: 'production',
      tags: { kind: 'crash' },
      exception: { values: [{ type: 'Error', value: 'the database of [e-mail] is gone' }] },
    })
    expect(lines).toEqual(['erase: the database of anna@example.lu is gone'])
  })

  it('reports faults that one tells of, and nothing else', async () => {
    await runScheduled('deliver', env(), plain, async (logger) => {
      logger.error('a mail waits')
      logger.error('a mail was given up', { fault: { kind: 'delivery', error: new Error('550') } })
    })
    expect(standIn.taken.map((taken) => taken.lines[2]?.['tags'])).toEqual([{ kind: 'delivery' }])
  })

  it.each([
    ['without a DSN', {}, []],
    [
      'with a DSN that cannot be read',
      { MONITORING_DSN: 'nonsense', MONITORING_ENVIRONMENT: 'production' },
      ['monitoring: MONITORING_DSN must be a DSN such as https://key@host/1.'],
    ],
  ])('goes on %s', async (_case, variables, said) => {
    const { logger, sent } = openFunctionMonitoring(variables, plain)
    logger.error('GET /api/x', { fault: { kind: 'request' } })
    await sent()
    expect(lines).toEqual([...said, 'GET /api/x'])
    expect(standIn.taken).toEqual([])
  })
})
