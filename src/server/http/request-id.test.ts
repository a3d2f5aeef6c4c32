import { Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { trustedProxies } from './client-address'
import { setRequestId } from './request-id'

const idOf = async (proxies: string[], sent: string, from = '10.0.0.1') => {
  const app = new Hono<{ Variables: RequestIdVariables }>()
  app.use(setRequestId(trustedProxies(proxies)))
  app.get('/', (context) => context.text(context.get('requestId')))
  const headers = { 'x-request-id': sent }
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: from } } })
  const id = await response.text()
  expect(response.headers.get('x-request-id')).toBe(id)
  return id
}

describe('the id of a request', () => {
  it('is that of a trusted proxy', async () => {
    expect(await idOf(['10.0.0.0/8'], 'proxy-id-1234')).toBe('proxy-id-1234')
  })

  it.each([
    ['no proxy is trusted', [], 'proxy-id-1234', '10.0.0.1'],
    ['another machine sent it', ['10.0.0.0/8'], 'proxy-id-1234', '192.0.2.1'],
    ['it has other characters', ['10.0.0.0/8'], 'anna@example.lu', '10.0.0.1'],
    ['it is too long', ['10.0.0.0/8'], 'x'.repeat(129), '10.0.0.1'],
  ])('is a new one when %s', async (_when, proxies, sent, from) => {
    expect(await idOf(proxies, sent, from)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  })
})
