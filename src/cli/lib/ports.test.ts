import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { assertPortsFree, withFreePorts } from './ports'

const listen = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

describe('port check', () => {
  it('names the taken port and the variable that chooses another', async () => {
    const server = await listen()
    const { port } = server.address() as AddressInfo
    await expect(assertPortsFree({ API_PORT: port })).rejects.toThrow(
      `Port ${port} is taken by another program. End that program or choose another port: API_PORT=${port + 1}`,
    )
    await expect(assertPortsFree({ CONTENT_PORT: port, API_PORT: port + 1 })).rejects.toThrow(
      `choose another port: CONTENT_PORT=${port + 2}`,
    )
    await new Promise((resolve) => server.close(resolve))
    await expect(assertPortsFree({ API_PORT: port })).resolves.toBeUndefined()
  })

  it('looks at the address that will be listened on', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.2', resolve))
    const { port } = server.address() as AddressInfo
    await expect(assertPortsFree({ PORT: port })).resolves.toBeUndefined()
    for (const host of ['127.0.0.2', '0.0.0.0'])
      await expect(assertPortsFree({ PORT: port }, host)).rejects.toThrow(`Port ${port} is taken`)
    await new Promise((resolve) => server.close(resolve))
    await expect(assertPortsFree({ PORT: port }, '192.0.2.1')).rejects.toThrow(
      'HOST: this machine has no address 192.0.2.1',
    )
  })

  it('chooses a port where 0 asks for any, and leaves what is no port to those who check', async () => {
    const { PORT, API_PORT, CONTENT_PORT, ...rest } = await withFreePorts({
      PORT: '0',
      API_PORT: '0',
      CONTENT_PORT: '4400',
      PREVIEW_PORT: 'x',
      HOME: '/',
    })
    expect([Number(PORT) > 0, Number(API_PORT) > 0, PORT === API_PORT]).toEqual([true, true, false])
    expect({ CONTENT_PORT, ...rest }).toEqual({ CONTENT_PORT: '4400', PREVIEW_PORT: 'x', HOME: '/' })
  })

  it('refuses one port for two servers', async () => {
    await expect(assertPortsFree({ PORT: 65_001, API_PORT: 65_001 })).rejects.toThrow(
      'PORT and API_PORT are both 65001',
    )
  })
})
