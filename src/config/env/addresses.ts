/** Addresses at which a server listens on every interface. */
const EVERYWHERE = new Set(['0.0.0.0', '::'])
const LOOPBACK = new Set(['127.0.0.1', '::1'])

export const DEFAULT_HOST = '127.0.0.1'

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/**
 * Where a process of this machine finds a server.
 *
 * @param host address that the server listens on
 * @example localOrigin('0.0.0.0', 4401) // 'http://127.0.0.1:4401'
 */
export const localOrigin = (host: string, port: number): string =>
  `http://${EVERYWHERE.has(host) ? DEFAULT_HOST : inUrl(host)}:${port}`

/**
 * Where a person at this machine finds a server: by name, as cookies and the editor know it, unless it listens on one
 * address only that has none.
 */
export const personalOrigin = (host: string, port: number): string =>
  EVERYWHERE.has(host) || LOOPBACK.has(host) ? `http://localhost:${port}` : localOrigin(host, port)
