import { createServer } from 'node:net'
import { DEFAULT_HOST } from '../../config/env/addresses'

/** A port that another process holds. */
export class PortTakenError extends Error {
  override name = 'PortTakenError'

  /** @param ours ports that are ours already: none of them is proposed */
  constructor(variable: string, port: number, ours: readonly number[] = []) {
    let other = port + 1
    while (ours.includes(other)) other += 1
    super(`Port ${port} is taken by another program. End that program or choose another port: ${variable}=${other}`)
  }
}

const isFree = (port: number, host: string, required: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      // A machine without IPv6 has no ::1 to be taken.
      else if (error.code === 'EADDRNOTAVAIL' && host === required)
        reject(new Error(`HOST: this machine has no address ${host}`))
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
    for (const one of new Set(['127.0.0.1', '::1', host]))
      if (!(await isFree(port, one, host))) throw new PortTakenError(variable, port, Object.values(ports))
  }
}

/** Variables that name a port to listen on. */
const PORT_VARIABLES = ['PORT', 'API_PORT', 'CONTENT_PORT', 'PREVIEW_PORT', 'DEMO_PORT', 'MAIL_PORT'] as const

/**
 * An environment in which 0, "any free port", is such a port: addresses that name the ports are made from it.
 * Whatever is no port at all stays, for whoever reads the environment to complain of.
 */
export const withFreePorts = async (env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> => {
  const open = PORT_VARIABLES.filter((name) => /^0{1,5}$/.test(env[name] ?? ''))
  const ports = await freePorts(open.length)
  return { ...env, ...Object.fromEntries(open.map((name, index) => [name, String(ports[index])])) }
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
