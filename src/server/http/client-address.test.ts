import { Hono } from 'hono'
import { clientAddress, isForwardedTls, trustedProxies } from './client-address'

const PROXIES = ['127.0.0.1', '10.0.0.0/8', 'fd00::/16']

const ask = async (remote: string | null, forwarded: string | null, networks: readonly string[] = PROXIES) => {
  const proxies = trustedProxies(networks)
  const app = new Hono()
  app.get('/', (context) =>
    context.json({
      address: clientAddress(context, proxies),
      tls: isForwardedTls(context.req.raw, context.env, proxies),
    }),
  )
  const headers: Record<string, string> = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  const env = remote === null ? {} : { incoming: { socket: { remoteAddress: remote } } }
  const response = await app.request('/', { headers: { ...headers, 'x-forwarded-proto': 'https' } }, env)
  return (await response.json()) as { address: string | null; tls: boolean }
}

describe('address of the client', () => {
  it.each([
    ['192.0.2.7', null, '192.0.2.7'],
    ['::ffff:192.0.2.7', null, '192.0.2.7'],
    ['2001:db8::1', null, '2001:db8::1'],
  ])('is that of the connection: %s', async (remote, forwarded, expected) => {
    expect((await ask(remote, forwarded)).address).toBe(expected)
  })

  it.each([
    ['127.0.0.1', '198.51.100.4', '198.51.100.4'],
    ['::ffff:127.0.0.1', '198.51.100.4', '198.51.100.4'],
    ['127.0.0.1', '1.1.1.1, 198.51.100.4', '198.51.100.4'],
    ['127.0.0.1', '1.1.1.1, 198.51.100.4, 10.1.2.3', '198.51.100.4'],
    ['fd00::7', '1.1.1.1,2001:db8::9', '2001:db8::9'],
    ['127.0.0.1', '[2001:db8::9]:4711', '2001:db8::9'],
    ['127.0.0.1', '198.51.100.4:4711', '198.51.100.4'],
    ['127.0.0.1', '198.51.100.4, nonsense', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.4, nonsense, 10.0.0.9', '10.0.0.9'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
  ])('behind a trusted proxy is the last that no trusted proxy has: %s, %s', async (remote, forwarded, expected) => {
    expect((await ask(remote, forwarded)).address).toBe(expected)
  })

  it('is never what somebody else says', async () => {
    expect(await ask('192.0.2.7', '1.1.1.1')).toEqual({ address: '192.0.2.7', tls: false })
    expect(await ask('127.0.0.1', '1.1.1.1', [])).toEqual({ address: '127.0.0.1', tls: false })
    expect(await ask('11.0.0.1', '1.1.1.1')).toEqual({ address: '11.0.0.1', tls: false })
    expect(await ask(null, '1.1.1.1')).toEqual({ address: null, tls: false })
  })

  it('comes with the scheme, from a trusted proxy only', async () => {
    expect((await ask('127.0.0.1', '1.1.1.1')).tls).toBe(true)
    expect((await ask('192.0.2.7', '1.1.1.1')).tls).toBe(false)
  })
})
