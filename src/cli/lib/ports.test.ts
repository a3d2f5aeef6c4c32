import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { assertPortsFree } from './ports'

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
    await new Promise((resolve) => server.close(resolve))
    await expect(assertPortsFree({ API_PORT: port })).resolves.toBeUndefined()
  })

  it('refuses one port for two servers', async () => {
    await expect(assertPortsFree({ PORT: 65_001, API_PORT: 65_001 })).rejects.toThrow('PORT and API_PORT are both 65001')
  })
})
