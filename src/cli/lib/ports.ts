import { createServer } from 'node:net'
import { DEFAULT_HOST } from '../../config/env/addresses'

/** A port that another process holds. */
export class PortTakenError extends Error {
  override name = 'PortTakenError'

  constructor(variable: string, port: number) {
    super(`Port ${port} is taken by another program. End that program or choose another port: ${variable}=${port + 1}`)
  }
}

const isFree = (port: number, host: string, required: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      // A machine without IPv6 has no ::1 to be taken.
      else if (error.code === 'EADDRNOTAVAIL' && host === required) reject(new Error(`HOST: this machine has no address ${host}`))
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true)
      else reject(new Error(`Port ${port} cannot be used: ${error.message}`, { cause: error }))
    })
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/**
 * Makes sure that every port is free before anything is started, and that no two settings share one.
 *
 * @param ports environment variable → port
 * @param host address that will be listened on
 * @throws PortTakenError that names the port and the variable; Error when the machine has no such address
 */
export const assertPortsFree = async (ports: Record<string, number>, host: string = DEFAULT_HOST): Promise<void> => {
  const seen = new Map<number, string>()
  for (const [variable, port] of Object.entries(ports)) {
    const twin = seen.get(port)
    if (twin !== undefined && port !== 0) throw new Error(`${twin} and ${variable} are both ${port}: they must differ`)
    seen.set(port, variable)
    // Browsers try ::1 for "localhost" first: a program that holds only that one would answer in our place.
    for (const one of new Set(['127.0.0.1', '::1', host])) if (!(await isFree(port, one, host))) throw new PortTakenError(variable, port)
  }
}

/** Ports that nobody holds right now. They are taken together, so no two are the same. */
export const freePorts = async (count: number): Promise<number[]> => {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer()
      return new Promise<typeof server>((resolve, reject) => {
        server.once('error', reject)
        server.listen(0, '127.0.0.1', () => resolve(server))
      })
    }),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
